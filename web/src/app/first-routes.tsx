import { readCatalogueAddress } from '@fairquay/contract/catalogue/address.ts'
import { readShowroomAddress } from '@fairquay/contract/showroom/address.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { nothingElse } from './addresses.ts'
import { Frame } from './frame.tsx'
import { lazyPage } from './lazy-page.ts'

export const root = createRootRouteWithContext<{ queries: QueryClient }>()({ component: Frame })

export const market = createRoute({ getParentRoute: () => root, id: 'market' })
const inMarket = () => market

/** The pages where most visits begin. They come with the first script; all others are in `routes.tsx`, fetched once the page is there or one is wanted. */
export const firstPages = [
  createRoute({ getParentRoute: inMarket, path: '/', ...lazyPage(() => import('../home/home-page.tsx'), 'HomePage') }),
  createRoute({
    getParentRoute: inMarket,
    path: '/products',
    validateSearch: nothingElse(readCatalogueAddress),
    ...lazyPage(() => import('../catalogue/catalogue-page.tsx'), 'CataloguePage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/product/$slug',
    ...lazyPage(() => import('../product-page/product-page.tsx'), 'ProductPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/showroom/$slug',
    validateSearch: nothingElse(readShowroomAddress),
    ...lazyPage(() => import('../showroom/showroom-page.tsx'), 'ShowroomPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/company/$slug',
    ...lazyPage(() => import('../company-page/company-page.tsx'), 'CompanyPage'),
  }),
]
