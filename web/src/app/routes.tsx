import { readHsAddress } from '@fairquay/contract/hs-codes/address.ts'
import { readLandedAddress } from '@fairquay/contract/landed-cost/address.ts'
import {
  readComparisonAddress,
  readFileAddress,
  readRequestsAddress,
  readThreadAddress,
} from '@fairquay/contract/requests/inbox/address.ts'
import { readPlannerAddress } from '@fairquay/contract/shipment-plans/address.ts'
import { readNewRfqAddress } from '@fairquay/contract/sourcing/address.ts'
import { readTermsAddress } from '@fairquay/contract/trade/terms-address.ts'
import { createRoute, redirect } from '@tanstack/react-router'
import { readUnsubscribeAddress } from '../notifications/notification-addresses.ts'
import {
  nothingElse,
  readCartAddress,
  readPagedAddress,
  readQuoteAddress,
  readSearchAddress,
  readVersionAddress,
} from './addresses.ts'
import { firstPages, market, root } from './first-routes.tsx'
import { lazyPage } from './lazy-page.ts'
import '../further.css'
import { deskRoutes } from './desk-routes.tsx'
import { requireSession } from './require-session.ts'
import { securedRoutes } from './secured-routes.tsx'

const inMarket = () => market

const marketPages = [
  createRoute({
    getParentRoute: inMarket,
    path: '/search',
    validateSearch: nothingElse(readSearchAddress),
    ...lazyPage(() => import('../search/search-page.tsx'), 'SearchPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/explore/categories',
    validateSearch: nothingElse(readPagedAddress),
    ...lazyPage(() => import('../explore/categories-page.tsx'), 'CategoriesPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/explore/brands',
    validateSearch: nothingElse(readPagedAddress),
    ...lazyPage(() => import('../explore/brands-page.tsx'), 'BrandsPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/explore/countries',
    validateSearch: nothingElse(readPagedAddress),
    ...lazyPage(() => import('../explore/countries-page.tsx'), 'CountriesPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/shop/$slug',
    validateSearch: nothingElse(readPagedAddress),
    ...lazyPage(() => import('../showroom/shop-page.tsx'), 'ShopPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/cart',
    validateSearch: nothingElse(readCartAddress),
    ...lazyPage(() => import('../cart/cart-page.tsx'), 'CartPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/load-planner',
    validateSearch: nothingElse(readPlannerAddress),
    ...lazyPage(() => import('../load-planner/planner-page.tsx'), 'PlannerPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/load-planner/$id',
    ...lazyPage(() => import('../load-planner/kept-plan-page.tsx'), 'KeptPlanPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/incoterms',
    validateSearch: nothingElse(readTermsAddress),
    ...lazyPage(() => import('../incoterms/incoterms-page.tsx'), 'IncotermsPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/hs-codes',
    validateSearch: nothingElse(readHsAddress),
    ...lazyPage(() => import('../hs-codes/hs-codes-page.tsx'), 'HsCodesPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/freight-prices',
    validateSearch: nothingElse(readLandedAddress),
    beforeLoad: requireSession,
    ...lazyPage(() => import('../freight-prices-page/freight-prices-page.tsx'), 'FreightPricesPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/landed-cost',
    validateSearch: nothingElse(readLandedAddress),
    beforeLoad: requireSession,
    ...lazyPage(() => import('../landed-page/landed-page.tsx'), 'LandedPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/pages/$page',
    validateSearch: nothingElse(readVersionAddress),
    ...lazyPage(() => import('../pages/information-page.tsx'), 'InformationPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/requests',
    validateSearch: nothingElse(readRequestsAddress),
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../requests/inbox/requests-page.tsx'), 'RequestsPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/requests/$id',
    validateSearch: nothingElse(readFileAddress),
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../requests/file/file-page.tsx'), 'FilePage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/requests/$id/answer',
    validateSearch: nothingElse(readThreadAddress),
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../requests/offer/answer-page.tsx'), 'AnswerPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/requests/$id/freight',
    validateSearch: nothingElse(readQuoteAddress),
    beforeLoad: requireSession,
    ...lazyPage(() => import('../requests/file/freight-page.tsx'), 'FreightPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/requests/$id/compare',
    validateSearch: nothingElse(readComparisonAddress),
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../requests/offer/compare-page.tsx'), 'ComparePage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/sourcing',
    validateSearch: nothingElse(readPagedAddress),
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../sourcing/sourcing-page.tsx'), 'SourcingPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/sourcing/new',
    validateSearch: nothingElse(readNewRfqAddress),
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../sourcing/new-rfq-page.tsx'), 'NewRfqPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/sourcing/$id',
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../sourcing/rfq-page.tsx'), 'RfqPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/unsubscribe',
    validateSearch: nothingElse(readUnsubscribeAddress),
    ...lazyPage(() => import('../notifications/unsubscribe-page.tsx'), 'UnsubscribePage'),
  }),
]

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

/** Every address of the product, in one typed table (docs/product.md#addresses). */
export const routeTree = root.addChildren([
  market.addChildren([...firstPages, ...marketPages]),
  securedRoutes,
  deskRoutes,
  unknown,
])
