/**
 * The pages are served without the right to make code out of text. The validation library tries to, and only then does
 * without: this spares the browser the alarm. It must come before anything that imports the rules.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
