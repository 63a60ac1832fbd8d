import { chosenValues, readCatalogueAddress, tabOf, withTab } from '@fairquay/contract/catalogue/address.ts'
import { cataloguePageSize } from '@fairquay/contract/catalogue/view.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useTitle } from '../ui/use-title.ts'
import { catalogueLook } from './catalogue-look.ts'
import { askFor, filtersQuery, productListQuery } from './catalogue-queries.ts'
import { findIndustry, findSubIndustry } from './filters/filter-answer.ts'
import { ProductResults } from './list/product-results.tsx'
import { catalogueTexts } from './texts.ts'
import { readViewerKind, useViewerKind } from './viewer.ts'

const SellerResults = lazyPart(() => import('./list/seller-results.tsx'), 'SellerResults')

const tabs = [
  { value: 'products', label: catalogueTexts.products },
  { value: 'sellers', label: catalogueTexts.sellers },
] as const

/** The catalogue: everything offered, or everybody who offers (docs/product.md#catalogue). */
export function CataloguePage() {
  const address = useSearch({ from: '/market/products' })
  const navigate = useNavigate()
  const { data: filters } = useQuery(filtersQuery(useViewerKind(), address))
  const tab = tabOf(address)
  const chosen = chosenValues(address, 'category')
  const industry = findIndustry(filters?.categories ?? [], chosen)
  const place = findSubIndustry(industry, chosen)?.name ?? industry?.name
  const heading = address.title ?? place ?? (tab === 'sellers' ? catalogueTexts.sellers : catalogueTexts.products)
  const isAllProducts = heading === catalogueTexts.products
  useTitle(heading)
  return (
    <div className={catalogueLook.page}>
      <Breadcrumb>
        <Link to="/">{catalogueTexts.home}</Link>
        {isAllProducts ? catalogueTexts.products : <Link to="/products">{catalogueTexts.products}</Link>}
        {isAllProducts ? null : heading}
      </Breadcrumb>
      <h1 tabIndex={-1} className={catalogueLook.heading}>
        {heading}
      </h1>
      <Tabs
        label={catalogueTexts.whatToShow}
        tabs={tabs}
        value={tab}
        onChange={(next) => void navigate({ to: '/products', search: withTab(address, next), resetScroll: false })}
      >
        <Suspense fallback={null}>
          {tab === 'products' ? <ProductResults address={address} /> : <SellerResults address={address} />}
        </Suspense>
      </Tabs>
    </div>
  )
}

/** Fetched ahead when somebody points at a link to the catalogue. */
export function prefetch(queries: QueryClient, { search }: { search: Record<string, unknown> }): void {
  const viewer = readViewerKind()
  const address = readCatalogueAddress(search)
  void queries.prefetchQuery(filtersQuery(viewer, address))
  if (tabOf(address) === 'products')
    void queries.prefetchQuery(productListQuery(askFor(address, cataloguePageSize(window.innerWidth)), viewer))
}
