import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { endpointsWithoutSchemas } from './build/endpoints-without-schemas.ts'
import { firstPaint } from './build/first-paint.ts'
import { firstQuestions } from './build/first-questions.ts'
import { firstStyles } from './build/first-styles.ts'
import { flagFiles } from './build/flag-files.ts'
import { pageScripts } from './build/page-scripts.ts'
import { serviceWorker } from './build/service-worker.ts'
import { sharedScripts } from './build/shared-scripts.ts'
import { smallIcons } from './build/small-icons.ts'
import { smallPreload } from './build/small-preload.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    endpointsWithoutSchemas(),
    smallIcons(),
    smallPreload(),
    react(),
    tailwindcss(),
    flagFiles(),
    pageScripts(),
    firstQuestions(),
    firstStyles(),
    firstPaint(),
    serviceWorker(),
  ],
  resolve: {
    // Libraries bring along what React itself has had since its 18.
    alias: [{ find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' }],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The sizes are checked per route from the manifest (scripts/bundle-sizes.mjs).
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Only the table of pages tells which scripts each of them needs: found one import after the other they come up to three round trips later. The other
      // scripts stay smaller without such lists. What the first page needs stands in index.html (build/page-scripts.ts).
      resolveDependencies: (_file, needed, { hostId, hostType }) =>
        hostType === 'js' && !/\broutes-/.test(hostId) ? needed.filter((name) => name.endsWith('.css')) : needed,
    },
    // Nothing is inlined as data: addresses, so that the content security policy can stay closed.
    assetsInlineLimit: 0,
    // The colour tokens use light-dark(), the utilities @property; older targets would make the compiler rewrite it into something larger.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedScripts } },
    },
  },
})
