import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // Hashed names live under assets/ and are cached for ever; the server counts on that.
    assetsDir: 'assets',
    reportCompressedSize: false,
    sourcemap: true,
    // Two pages: the game, and the gallery where its look is judged.
    rolldownOptions: { input: { main: 'index.html', gallery: 'gallery.html' } },
  },
  worker: { format: 'es' },
  server: { port: 8081 },
});
