type Modules = {
  /** Beginnings of paths under web/src and contract/src. */
  web?: readonly string[]
  contract?: readonly string[]
  /** Names of lucide's icons. */
  icons?: readonly string[]
  /** What else is in the path of a module. */
  others?: readonly string[]
}

/** What two pages or more share of these modules goes into one script, without what they import themselves. */
function share(name: string, modules: Modules) {
  return { name, test: matchModules(modules), minShareCount: 2, includeDependenciesRecursively: false }
}

/** Finds a module by its path. */
function matchModules({ web = [], contract = [], icons = [], others = [] }: Modules): RegExp {
  const parts = [
    ...web.map((path) => `/web/src/${path}`),
    ...contract.map((path) => `/contract/src/${path}`),
    ...icons.map((icon) => `/icons/${icon}.`),
    ...others,
  ]
  return new RegExp(parts.map((part) => part.replaceAll('.', '\\.')).join('|'))
}

const industryIcons = [
  'armchair',
  'baby',
  'brick-wall',
  'car',
  'coffee',
  'cpu',
  'droplet',
  'dumbbell',
  'factory',
  'gem',
  'hard-hat',
  'heart-pulse',
  'paw-print',
  'plug',
  'printer',
  'ship',
  'shirt',
  'spool',
  'sprout',
  'truck',
  'utensils',
  'wheat',
  'wrench',
]

/**
 * Which modules share a script. Left to itself the bundler makes a file for every set of pages that share something: 39 scripts for the home page and 52 for the
 * catalogue and for a product, which a slow line fetches six at a time. These rules make that 7, 8 and 12; scripts/bundle-sizes.mjs tells what a change does.
 */
export const sharedScripts = [
  // The libraries every page needs change rarely: one file that stays in caches when ours are new. What only some of them need is left out: asking before
  // one leaves a form, sending, lists that grow, and what the dialogs' library brings for an older React (2 kB).
  {
    name: 'platform',
    priority: 1,
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/[^/]+)\/(?!.*(useBlocker|useMutation|mutationObserver|[iI]nfiniteQuery(Observer)?\.js|useQueries|queriesObserver))|^.?rolldown.runtime/,
  },
  // What forms are made of: no first page has one above its footer.
  {
    ...share('forms', {
      web: [
        'forms/use-',
        'forms/form',
        'forms/gather-failures',
        'forms/bind-controls',
        'forms/shown-refusals',
        'forms/send-once',
        'ui/error-summary',
      ],
      others: ['useMutation', 'mutationObserver'],
    }),
    priority: 2,
  },
  // What keeps forms and the cart: fetched once the first page is there.
  {
    name: 'keeping',
    test: matchModules({
      web: ['forms/kept', 'forms/keeper', 'forms/shape-of', 'forms/random-key', 'forms/open-sendings'],
      others: ['zustand'],
    }),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What dialogs have in common with what fails in them: no first page has either at once.
  { ...share('beside-buttons', { web: ['ui/beside-buttons'] }), priority: 2 },
  // The controls of forms and filters; that above a list comes with what stands around it.
  { ...share('choices', { web: ['ui/checkbox'] }), priority: 2 },
  // What the cart and its popup need beyond putting something in.
  {
    ...share('cart', {
      web: [
        'cart/add-lines-to-cart',
        'cart/cart-states',
        'cart/removal-notice',
        'cart/texts',
        'cart/use-cart-selection',
        'cart/use-removal',
        'cart/use-seller-values',
        'order-value/order-values-query',
      ],
      contract: [
        'cart/order-values',
        'cart/page-messages',
        'cart/rules',
        'order-value/endpoints',
        'order-value/form',
        'order-value/steps',
      ],
    }),
    priority: 2,
  },
  // What a third of the pages share: with more pages the number has to grow.
  { name: 'kit', minShareCount: 35, priority: 1, includeDependenciesRecursively: false },
  // What the pages with cards share: without it the home page fetches 21 scripts.
  share('cards', {
    web: [
      'catalogue/card',
      'catalogue/viewer',
      'catalogue/catalogue-queries',
      'ui/cut-text',
      'ui/picture',
      'ui/sized-picture',
      'ui/price-text',
      'ui/visually-hidden',
    ],
    contract: [
      'catalogue/endpoints',
      'explore/endpoints',
      'page-count',
      'rounding',
      'unit-words',
      'catalogue/wording',
      'catalogue/write-average',
      'catalogue/card-price',
      'catalogue/messages',
      'catalogue/price-messages',
      'catalogue/term.',
      'catalogue/stock-level',
      'money',
      'weights',
      'sourcing/names',
    ],
    icons: ['image-off', 'badge-check', 'arrow-right', 'chevron-left', 'lock'],
  }),
  // Those with lists, filters and pages.
  share('lists', {
    web: [
      'catalogue/list',
      'catalogue/texts',
      'catalogue/use-failure',
      'catalogue/filters/active-filters',
      'catalogue/filters/filter-answer',
      'catalogue/filters/filter-chips',
      'catalogue/filters/filter-failure',
      'catalogue/filters/panel-skeleton',
      'catalogue/filters/texts',
      'ui/pager',
      'ui/use-window-width',
      'ui/chip',
    ],
    contract: ['catalogue/price-range', 'catalogue/view.'],
    icons: ['layout-grid', 'package-search', 'list', 'sliders-horizontal', 'x'],
  }),
  // What stands around lists and goods.
  share('around', { web: ['ui/breadcrumb', 'ui/select', 'ui/stale-notice', 'ui/tabs'] }),
  // Those where goods are put into the cart.
  share('goods', {
    web: [
      'cart/',
      'product-page/',
      'catalogue/facts/',
      'ui/stepper',
      'ui/rich-text',
      'ui/trusted-html',
      'ui/use-sticky-top',
      'reviews/short-rating',
      'freight-prices/lazy-price-line',
      'landed-cost/lazy-door-line',
      'load-plans/lazy-full-loads',
    ],
    contract: [
      'cart/',
      'catalogue/prices',
      'catalogue/quantity',
      'catalogue/order-step',
      'catalogue/pack-words',
      'catalogue/packaging',
      'catalogue/combinations',
      'catalogue/next-tier',
      'catalogue/option-pictures',
      'catalogue/first-choice',
      'catalogue/companion',
      'catalogue/video',
      'catalogue/unit-cost',
    ],
    icons: [
      'plus',
      'minus',
      'scale',
      'package-x',
      'package-open',
      'circle-play',
      'message-circle-question-mark',
      'share-2',
      'zoom-in',
    ],
  }),
  // Small things a product's page has in common with others, of which each alone would be a script of some hundred bytes. None imports what only goods need.
  share('details', {
    web: [
      'reviews/show-reviews',
      'search/search-trail',
      'statistics/use-view',
      'is-lost',
      'ui/save-file',
      'ui/near',
      'use-may-edit',
      'order-value/lazy-steps',
    ],
    contract: [
      'company-roles',
      'statistics/endpoints',
      'company-check-messages',
      'products/endpoints',
      'trade/terms',
      'catalogue/variant-facts',
      'catalogue/handling',
      'trade/buyer-messages',
      'typed-number',
    ],
    icons: [
      'file-text',
      'image',
      'package',
      'thermometer',
      'trending-down',
      'triangle-exclamation-point',
      'star',
      'store',
      'flag',
      'layers',
      'upload',
    ],
  }),
  // What pages say of a seller.
  share('trust', {
    web: [
      'catalogue/seal',
      'reviews/seller-rating',
      'reviews/star-row',
      'reviews/waiting-reviews',
      'reviews/review-section',
      'reviews/rating-texts',
      'reports/report-button',
      'reports/report-button-texts',
      'ui/lazy-dialog',
    ],
  }),
  // What showrooms, order pads and companies have in common.
  share('sellers', {
    web: ['company/company-problem', 'company/texts', 'showroom/showroom-queries', 'showroom/texts', 'ui/flag'],
    contract: ['company/endpoints', 'showroom/endpoints', 'showroom/messages'],
    icons: ['globe', 'mail', 'map-pin'],
  }),
  // Cards of industries and countries, for the lower part of the home page and for what can be explored.
  share('places', {
    web: ['explore/category-card', 'explore/country-card', 'explore/explore-queries', 'explore/industry-icon'],
    contract: ['explore/messages', 'explore/rules'],
    icons: industryIcons,
  }),
  // What the addresses of all pages are read with: the table of them has them all.
  share('addresses', {
    contract: [
      'claims/address',
      'imports/address',
      'notifications/order-events',
      'notifications/topics',
      'orders/payment-state',
      'requests/inbox/address',
      'requests/kind-names',
      'reviews/address',
      'shipment-plans/shapes',
      'trade/dates',
      'trade/incoterms',
      'trade/statuses',
      'trade/transport',
    ],
    others: ['planner/src/shipment/shapes'],
  }),
  // The shape of a row before its slides and their script are there.
  share('waiting', { web: ['ui/waiting-slides', 'catalogue/waiting-cards'], contract: ['home/rules'] }),
  share('carousel', { web: ['ui/carousel', 'ui/use-is-dark'], icons: ['play', 'pause'] }),
]
