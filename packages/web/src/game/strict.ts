/**
 * The Content-Security-Policy forbids eval. The validation library probes for it before it falls back: this avoids the
 * browser's report. It must come before anything that imports the rules.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
