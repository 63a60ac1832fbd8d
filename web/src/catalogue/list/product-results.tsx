import {
  type CatalogueAddress,
  hasFilters,
  withoutFilters,
  withPage,
  withView,
} from '@fairquay/contract/catalogue/address.ts'
import type { listProducts } from '@fairquay/contract/catalogue/endpoints.ts'
import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import { cataloguePageSize, chooseView, searchPageSize, type View } from '@fairquay/contract/catalogue/view.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PackageSearch, SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { settings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer, preloadDialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Pager } from '../../ui/pager.tsx'
import { StaleNotice } from '../../ui/stale-notice.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useWindowWidth } from '../../ui/use-window-width.ts'
import { askFor, filtersQuery, productListQuery } from '../catalogue-queries.ts'
import { listActiveFilters } from '../filters/active-filters.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { readFilterFailure } from '../filters/filter-failure.ts'
import { PanelSkeleton } from '../filters/panel-skeleton.tsx'
import { useFailureToast } from '../use-failure-toast.ts'
import { useViewerKind } from '../viewer.ts'
import { ProductListSkeleton } from './card-list.tsx'
import { listLook } from './list-look.ts'
import { inCatalogue, type ListPlace, linkTo, listSortOf, withListSort } from './list-place.ts'
import { ProductList } from './product-list.tsx'
import { ResultCount } from './result-count.tsx'
import { SortSelect } from './sort-select.tsx'
import { listTexts } from './texts.ts'
import { useListAddress } from './use-list-address.ts'
import { ViewToggle } from './view-toggle.tsx'

// On a phone the filters wait behind a button; on a desktop they wait for the server's answer anyway.
const loadFilterPanel = () => import('../filters/filter-panel.tsx')
const FilterPanel = lazyPart(loadFilterPanel, 'FilterPanel')

function preloadFilters(): void {
  preloadDialog()
  void loadFilterPanel()
}

/** A list of products with filters, order, layout, cards and pages, all of it as the address says: the Products tab of the catalogue, and of a search. */
export function ProductResults({
  address: arrived,
  place = inCatalogue,
}: {
  address: CatalogueAddress
  place?: ListPlace
}) {
  const [address, go] = useListAddress(arrived, (next) => linkTo(place, next))
  const viewer = useViewerKind()
  const seesPrices = viewer === 'member'
  const isWide = useMedia('(min-width: 1024px)')
  const perPage = useWindowWidth(place.kind === 'search' ? searchPageSize : cataloguePageSize)
  const sort = listSortOf(place, address)
  const list = useQuery(productListQuery(askFor(address, perPage, sort), viewer))
  const filterQuery = useQuery(filtersQuery(viewer, address))
  const filters = filterQuery.data
  const [isSheetOpen, setSheetOpen] = useState(false)
  useFailureToast(list.isError ? list.errorUpdatedAt : 0, catalogueMessages.loadFailed)

  // The words of a search stand in its box and are no filter of it.
  const active = listActiveFilters(address, filters, seesPrices, settings.currency).filter(
    ({ id }) => place.kind === 'catalogue' || id !== 'search',
  )
  const view = chooseView(list.data?.total ?? 0, address.view)
  const failure = readFilterFailure(filterQuery)
  const panel = { filters, failure, address, place, seesPrices, onChange: go }

  return (
    <div className={listLook.beside}>
      {isWide ? (
        <aside aria-label={listTexts.filters} className="-mt-2">
          <Suspense fallback={<PanelSkeleton />}>
            <FilterPanel {...panel} />
          </Suspense>
        </aside>
      ) : null}
      <div className="min-w-0">
        <div className={listLook.line}>
          <ResultCount
            total={list.data?.total}
            say={list.data?.is_more ? listTexts.moreThan : listTexts.count}
            isStale={list.isPlaceholderData}
            isFailed={list.isError}
          />
          <div className={listLook.controls}>
            {isWide ? null : (
              <Button
                tone="secondary"
                className="shrink-0 whitespace-nowrap"
                icon={<SlidersHorizontal size={16} aria-hidden="true" />}
                onClick={() => setSheetOpen(true)}
                onPointerEnter={preloadFilters}
                onFocus={preloadFilters}
              >
                {listTexts.filters}
                {active.length > 0 ? ` (${active.length})` : ''}
              </Button>
            )}
            <SortSelect
              value={sort}
              seesPrices={seesPrices}
              hasWords={place.kind === 'search'}
              onChange={(next) => go(withListSort(place, address, next))}
            />
            <ViewToggle value={view.layout} onChange={(layout) => go(withView(address, layout))} />
          </div>
        </div>
        <FilterChips active={active} address={address} onChange={go} />
        <Results list={list} address={address} place={place} view={view} perPage={perPage} />
      </div>
      {isWide ? null : (
        <Drawer
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          title={listTexts.filters}
          footer={
            <>
              {active.length > 0 ? (
                <Button tone="quiet" onClick={() => go(withoutFilters(address))}>
                  {listTexts.clearAll}
                </Button>
              ) : null}
              <Button onClick={() => setSheetOpen(false)}>
                {list.data && !list.data.is_more ? listTexts.showCount(list.data.total) : listTexts.showProducts}
              </Button>
            </>
          }
        >
          <Suspense fallback={<PanelSkeleton />}>
            <FilterPanel {...panel} onNavigate={() => setSheetOpen(false)} />
          </Suspense>
        </Drawer>
      )}
    </div>
  )
}

type ProductPage = AnswerOf<typeof listProducts>['data']

type ResultsProps = {
  list: UseQueryResult<ProductPage>
  address: CatalogueAddress
  place: ListPlace
  view: View
  perPage: number
}

function Results({ list, address, place, view, perPage }: ResultsProps) {
  const { data } = list
  if (list.isLoadingError)
    return (
      <LoadError onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
        {catalogueMessages.loadFailed}
      </LoadError>
    )
  if (!data) return <ProductListSkeleton count={perPage} layout={address.view} />
  if (data.data.length === 0) return <NoProducts address={address} place={place} isBeyondEnd={data.total > 0} />
  return (
    <>
      <StaleNotice query={list} />
      <ProductList products={data.data} view={view} isStale={list.isPlaceholderData} />
      <Pager
        className="mt-10"
        page={data.current_page}
        pageCount={countPages(data.total, data.per_page)}
        link={(page, rest) => <Link {...linkTo(place, withPage(address, page))} {...rest} />}
      />
    </>
  )
}

type NoProductsProps = { address: CatalogueAddress; place: ListPlace; isBeyondEnd: boolean }

function NoProducts({ address, place, isBeyondEnd }: NoProductsProps) {
  const icon = <PackageSearch size={26} aria-hidden="true" />
  if (isBeyondEnd)
    return (
      <EmptyState
        icon={icon}
        title={listTexts.beyondEnd}
        action={<LinkButton {...linkTo(place, withPage(address, 1))}>{listTexts.toFirstPage}</LinkButton>}
      />
    )
  const isFiltered = hasFilters(address)
  return (
    <EmptyState
      icon={icon}
      title={isFiltered ? catalogueMessages.nothingFound : catalogueMessages.nothingYet}
      action={
        isFiltered ? (
          <LinkButton {...linkTo(place, withoutFilters(address))}>{listTexts.clearAllFilters}</LinkButton>
        ) : null
      }
    >
      {isFiltered ? catalogueMessages.nothingFoundHelp : catalogueMessages.nothingYetHelp}
    </EmptyState>
  )
}
