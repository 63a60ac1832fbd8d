import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The sizes are checked per route from the manifest (scripts/bundle-sizes.mjs).
    manifest: true,
    modulePreload: { polyfill: false },
    // Nothing is inlined as data: addresses, so that the content security policy can stay closed.
    assetsInlineLimit: 0,
    // The colour tokens use light-dark(); older targets would make the compiler rewrite it into something larger.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
})
