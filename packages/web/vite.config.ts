import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // Hashed names live under assets/ and are cached for ever; the server counts on that.
    assetsDir: 'assets',
    reportCompressedSize: false,
    sourcemap: true,
  },
  worker: { format: 'es' },
  server: { port: 8081 },
});
