import { fewestSearchers, type SearchSort, searchSorts } from '@fairquay/contract/figures/address.ts'
import type { SearchFigures } from '@fairquay/contract/figures/endpoints.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TextSearch } from 'lucide-react'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { ListChoice } from '../ui/list-filters.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { TableScroll } from '../ui/table-scroll.tsx'
import { searchFiguresQuery } from './figure-queries.ts'
import { figuresTexts as say } from './texts.ts'
import { useFiguresAddress } from './use-figures-address.ts'

/** What was searched for before one's own goods were looked at; on the whole marketplace, for an operator, who also sees what found nothing. */
export function SearchesList({ isMarket }: { isMarket: boolean }) {
  const { address, change } = useFiguresAddress()
  const searches = useQuery(searchFiguresQuery(address))
  const { data } = searches
  const sorts = isMarket ? searchSorts : searchSorts.filter((sort) => sort !== 'found_nothing')
  return (
    <>
      <p className="text-soft">{isMarket ? say.searchesMarket : say.searchesLead}</p>
      <p className="mt-1 mb-4 text-sm text-faint">{say.searchesPrivacy(fewestSearchers)}</p>
      <div className="mb-4 flex flex-wrap gap-3">
        <ListChoice<SearchSort>
          label={say.sortedBy}
          options={sorts}
          name={(sort) => say.searchSorts[sort]}
          value={address.by ?? (isMarket ? 'searches' : 'views')}
          onChange={(by) => change({ by })}
          className="w-full sm:w-52"
        />
        {isMarket ? (
          <Checkbox
            label={say.onlyNothing}
            checked={address.nothing === true}
            onChange={({ target }) => change({ nothing: target.checked ? true : undefined })}
            className="self-center"
          />
        ) : null}
      </div>
      {searches.isLoadingError ? (
        <LoadError onRetry={() => void searches.refetch()} isRetrying={searches.isFetching}>
          {say.loadFailed}
        </LoadError>
      ) : data ? (
        <>
          <StaleNotice query={searches} />
          {data.data.length === 0 && !searches.isPlaceholderData ? (
            <NoSearches isMarket={isMarket} isCounted={data.is_counted} />
          ) : (
            <>
              <div className="mb-2">
                <ResultCount total={data.pagination.total} say={say.searchCount} isStale={searches.isPlaceholderData} />
              </div>
              <SearchTable searches={data.data} isMarket={isMarket} isStale={searches.isPlaceholderData} />
            </>
          )}
          <Pager
            className="mt-8"
            page={data.pagination.current_page}
            pageCount={countPages(data.pagination.total, data.pagination.per_page)}
            link={(page, rest) => (
              <Link to="/figures" search={{ ...address, page: page > 1 ? page : undefined }} {...rest} />
            )}
          />
        </>
      ) : searches.isLoading ? (
        <div role="status" aria-label={say.loading}>
          <Skeleton className="h-96 w-full rounded-lg" />
        </div>
      ) : null}
    </>
  )
}

type SearchTableProps = { searches: readonly SearchFigures[]; isMarket: boolean; isStale: boolean }

/** Words lead to what they find today. */
function SearchTable({ searches, isMarket, isStale }: SearchTableProps) {
  const figureLook = 'px-3 py-2 text-right whitespace-nowrap'
  return (
    <div aria-busy={isStale} className={joinClasses('transition-opacity', isStale && 'opacity-50')}>
      <TableScroll label={say.searches}>
        <table className="tabular w-full text-sm">
          <thead>
            <tr className="border-b border-line text-soft">
              <th className="px-3 py-2 text-left font-medium">{say.searchedFor}</th>
              <th className="px-3 py-2 text-right font-medium">{say.ofEverybody}</th>
              {isMarket ? <th className="px-3 py-2 text-right font-medium">{say.foundNothing}</th> : null}
              <th className="px-3 py-2 text-right font-medium">{isMarket ? say.ledAnywhere : say.ledHere}</th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ words, searches: count, found_nothing, views }) => (
              <tr key={words} className="border-b border-line last:border-0">
                <th scope="row" className="min-w-32 px-3 py-2 text-left font-medium">
                  <Link
                    to="/search"
                    search={{ search: words }}
                    className="inline-flex min-h-6 items-center break-words hover:text-quay hover:underline"
                  >
                    {words}
                  </Link>
                </th>
                <td className={figureLook}>{formatNumber(count)}</td>
                {isMarket ? (
                  <td className={joinClasses(figureLook, found_nothing > 0 ? 'text-amber' : 'text-faint')}>
                    {formatNumber(found_nothing)}
                  </td>
                ) : null}
                <td className={figureLook}>{formatNumber(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}

function NoSearches({ isMarket, isCounted }: { isMarket: boolean; isCounted: boolean }) {
  const { address } = useFiguresAddress()
  const icon = <TextSearch size={26} aria-hidden="true" />
  if (!isCounted)
    return (
      <EmptyState icon={icon} title={say.notCounted}>
        {say.notCountedHelp}
      </EmptyState>
    )
  if (address.nothing)
    return (
      <EmptyState
        icon={icon}
        title={say.noneNothing}
        action={
          <LinkButton to="/figures" search={{ ...address, nothing: undefined, page: undefined }} tone="secondary">
            {say.showAllSearches}
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      icon={icon}
      title={say.noSearches}
      action={isMarket ? undefined : <LinkButton to="/products-parent">{say.toProducts}</LinkButton>}
    >
      {isMarket ? say.noSearchesMarket : say.noSearchesHelp}
    </EmptyState>
  )
}
