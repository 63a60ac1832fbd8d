import {
  type CatalogueAddress,
  hasFilters,
  sortOf,
  withFilter,
  withoutFilters,
  withPage,
  withSort,
} from '@fairquay/contract/catalogue/address.ts'
import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import { cataloguePageSize } from '@fairquay/contract/catalogue/view.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search, Store } from 'lucide-react'
import { useState } from 'react'
import { settings } from '../../settings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StaleNotice } from '../../ui/stale-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useWindowWidth } from '../../ui/use-window-width.ts'
import { CompanyCard } from '../card/company-card.tsx'
import { filtersQuery } from '../catalogue-queries.ts'
import { listActiveFilters } from '../filters/active-filters.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { sellerListQuery } from '../seller-queries.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { useViewerKind } from '../viewer.ts'
import { inCatalogue, linkTo } from './list-place.ts'
import { ResultCount } from './result-count.tsx'
import { sellerTexts } from './seller-texts.ts'
import { SortSelect } from './sort-select.tsx'
import { listTexts } from './texts.ts'
import { useListAddress } from './use-list-address.ts'

const gridLook = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 min-[1900px]:grid-cols-5'

/** The Sellers tab of the catalogue: everybody who offers, by name, country and category. */
export function SellerResults({ address: arrived }: { address: CatalogueAddress }) {
  const [address, go] = useListAddress(arrived, (next) => linkTo(inCatalogue, next))
  const perPage = useWindowWidth(cataloguePageSize)
  const list = useQuery(sellerListQuery(address, perPage))
  useFailureToast(list.isError ? list.errorUpdatedAt : 0, catalogueMessages.loadFailed)
  const { data: filters } = useQuery(filtersQuery(useViewerKind(), address))
  const { search, country, category } = address
  // Only name, country and category narrow sellers; what else the address says is kept for the other tab.
  const active = listActiveFilters({ search, country, category }, filters, false, settings.currency)
  const chips = active.map((filter) => ({ ...filter, without: { ...address, ...only(filter.without) } }))
  return (
    <div>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <ResultCount
          total={list.data?.pagination.total}
          say={sellerTexts.count}
          isStale={list.isPlaceholderData}
          isFailed={list.isError}
        />
        <div className="flex w-full items-center gap-2 md:ml-auto md:w-auto">
          <NameSearch
            key={address.search}
            term={address.search ?? ''}
            onSearch={(search) => go(withFilter(address, { search: search || undefined }))}
          />
          <SortSelect
            isForSellers
            seesPrices={false}
            value={sortOf(address)}
            onChange={(sort) => go(withSort(address, sort))}
          />
        </div>
      </div>
      <FilterChips active={chips} address={address} onChange={go} />
      <StaleNotice query={list} />
      {list.isLoadingError ? (
        <LoadError onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
          {catalogueMessages.loadFailed}
        </LoadError>
      ) : null}
      {list.isPending ? <SellersSkeleton count={perPage} /> : null}
      {list.data?.data.length === 0 ? (
        <NoSellers address={address} isBeyondEnd={list.data.pagination.total > 0} />
      ) : null}
      {list.data && list.data.data.length > 0 ? (
        <>
          <ul
            aria-label={sellerTexts.sellers}
            aria-busy={list.isPlaceholderData}
            className={joinClasses(
              gridLook,
              'transition-opacity',
              list.isPlaceholderData && 'pointer-events-none opacity-50',
            )}
          >
            {list.data.data.map((company) => (
              <li key={company.id} className="min-w-0">
                <CompanyCard company={company} />
              </li>
            ))}
          </ul>
          <Pager
            className="mt-10"
            page={list.data.pagination.current_page}
            pageCount={countPages(list.data.pagination.total, list.data.pagination.per_page)}
            link={(page, rest) => <Link {...linkTo(inCatalogue, withPage(address, page))} {...rest} />}
          />
        </>
      ) : null}
    </div>
  )
}

function only({ search, country, category, page, view }: CatalogueAddress): CatalogueAddress {
  return { search, country, category, page, view }
}

function NameSearch({ term, onSearch }: { term: string; onSearch: (term: string) => void }) {
  const [draft, setDraft] = useState(term)
  return (
    <form
      className="min-w-0 grow"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(draft.trim())
      }}
    >
      <TextField
        label={sellerTexts.findASeller}
        isLabelHidden
        placeholder={sellerTexts.findASeller}
        maxLength={200}
        enterKeyHint="search"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        end={
          <IconButton
            type="submit"
            size="small"
            label={sellerTexts.findSellers}
            icon={<Search size={17} aria-hidden="true" />}
          />
        }
      />
    </form>
  )
}

function NoSellers({ address, isBeyondEnd }: { address: CatalogueAddress; isBeyondEnd: boolean }) {
  const [title, search, way] = isBeyondEnd
    ? [listTexts.beyondEnd, withPage(address, 1), listTexts.toFirstPage]
    : hasFilters(address)
      ? [catalogueMessages.noSellerFound, withoutFilters(address), sellerTexts.seeAllSellers]
      : [catalogueMessages.noSellerYet]
  return (
    <EmptyState
      icon={<Store size={26} aria-hidden="true" />}
      title={title}
      action={
        search && (
          <LinkButton to="/products" search={search}>
            {way}
          </LinkButton>
        )
      }
    />
  )
}

function SellersSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-label={sellerTexts.loading}>
      <ul aria-hidden="true" className={gridLook}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no identity
          <li key={index}>
            <Skeleton className="h-72 w-full rounded-lg" />
          </li>
        ))}
      </ul>
    </div>
  )
}
