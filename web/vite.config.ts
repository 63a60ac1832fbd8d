import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { endpointsWithoutSchemas } from './build/endpoints-without-schemas.ts'
import { firstQuestions } from './build/first-questions.ts'
import { firstStyles } from './build/first-styles.ts'
import { flagFiles } from './build/flag-files.ts'
import { pageScripts } from './build/page-scripts.ts'
import { serviceWorker } from './build/service-worker.ts'
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
    serviceWorker(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The sizes are checked per route from the manifest (scripts/bundle-sizes.mjs).
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Which files each of sixty pages needs would be 3.7 kB in the first script; a page's file names its own imports, and a link that is pointed at fetches
      // them ahead. What the first page needs stands in index.html (build/page-scripts.ts).
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((name) => name.endsWith('.css')) : needed,
    },
    // Nothing is inlined as data: addresses, so that the content security policy can stay closed.
    assetsInlineLimit: 0,
    // The colour tokens use light-dark(), the utilities @property; older targets would make the compiler rewrite it into something larger.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      output: {
        // Left to itself the bundler makes a file for every set of pages that share something: 39 scripts for the home page and 52 for the catalogue,
        // which a slow line fetches six at a time. These rules make that 12 and 11. `npm run build` and scripts/bundle-sizes.mjs tell what a change does.
        codeSplitting: {
          groups: [
            // The libraries every page needs change rarely: one file that stays in caches when ours are new. What only some of them need is left out: asking before
            // one leaves a form, sending, lists that grow, and what the dialogs' library brings for an older React (2 kB).
            {
              name: 'platform',
              priority: 1,
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/[^/]+)\/(?!.*(useBlocker|useMutation|mutationObserver|[iI]nfiniteQuery(Observer)?\.js|useQueries|queriesObserver))|rolldown.runtime/,
            },
            // What forms are made of: no first page has one above its footer.
            {
              name: 'forms',
              test: /web\/src\/(forms\/(use-|form|bind-controls|shown-refusals|send-once)|ui\/error-summary)|useMutation|mutationObserver/,
              minShareCount: 2,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What keeps forms and the cart: fetched once the first page is there.
            {
              name: 'keeping',
              test: /web\/src\/forms\/(kept|keeper|shape-of|random-key|open-sendings)|zustand/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // The controls of forms and filters: on the home page there is none but the search.
            {
              name: 'fields',
              test: /web\/src\/ui\/(select|checkbox)/,
              minShareCount: 2,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What 20 pages share, or more: with more pages the number has to grow.
            { name: 'kit', minShareCount: 35, priority: 1, includeDependenciesRecursively: false },
            // What the pages with cards share (without it the home page fetches 21 scripts), those with lists, filters and pages (the catalogue 20), and those
            // where goods are put into the cart (a product 22).
            {
              name: 'cards',
              test: /web\/src\/(catalogue\/(card|viewer|catalogue-queries)|ui\/(cut-text|use-window-width|(sized-)?picture|price-text|visually-hidden))|contract\/src\/(rounding|unit-words|catalogue\/(wording|write-average|card-price|messages|view|price-messages|term\.|stock-level)|money|weights|sourcing\/names)|icons\/(image-off|badge-check|arrow-right|chevron-left|lock)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'lists',
              test: /web\/src\/(catalogue\/(list|texts|use-failure|filters\/(active-filters|filter-answer|filter-chips|filter-failure|panel-skeleton|texts))|ui\/(pager|chip|breadcrumb|tabs|stale-notice))|contract\/src\/catalogue\/price-range|icons\/(layout-grid|package-search|list|sliders-horizontal|x)\.|typebox/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'goods',
              test: /web\/src\/(cart\/|statistics\/|product-page\/|catalogue\/facts\/|ui\/(stepper|rich-text|trusted-html|use-sticky-top)|reviews\/short-rating|order-value\/order-values-query|\w[\w-]+\/lazy-(price-line|door-line|full-loads))|contract\/src\/(cart\/|statistics\/endpoints|catalogue\/(prices|quantity|order-step|pack-words|packaging|combinations|next-tier|option-pictures|first-choice|companion|video)|order-value\/(steps|form|messages|endpoints))|icons\/(plus|minus|scale|package|package-x|package-open|circle-play|message-circle-question-mark|share-2|zoom-in)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // Small things a product's page has in common with others: each alone would be a script of some hundred bytes (a product would fetch 52, a showroom 69).
            {
              name: 'details',
              test: /web\/src\/(reviews\/show-reviews|search\/search-trail|is-lost|ui\/(save-file|near))|contract\/src\/(company-roles|company-check-messages|products\/endpoints|trade\/terms|catalogue\/(variant-facts|handling))|icons\/(file-text|image|thermometer|trending-down|triangle-exclamation-point|star|flag|layers|upload)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What pages say of a seller.
            {
              name: 'trust',
              test: /web\/src\/(catalogue\/seal|reviews\/(seller-rating|star-row|waiting-reviews|review-section|texts)|reports\/(report-button|texts)|ui\/lazy-dialog)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'carousel',
              test: /web\/src\/ui\/carousel|icons\/(play|pause)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
