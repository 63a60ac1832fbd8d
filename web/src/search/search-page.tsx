import type { CatalogueAddress } from '@fairquay/contract/catalogue/address.ts'
import type { ProductCard as Card } from '@fairquay/contract/catalogue/shapes.ts'
import { searchPageSize } from '@fairquay/contract/catalogue/view.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import {
  mostCounted,
  type SearchAnswer,
  type SearchResult,
  type SearchTarget,
} from '@fairquay/contract/search/endpoints.ts'
import { searchMessages, searchTabs } from '@fairquay/contract/search/messages.ts'
import { quoteTerm, unquoteTerm } from '@fairquay/contract/search/rules.ts'
import { addressOfNeed, type Need, readNeed } from '@fairquay/contract/sourcing/read-need.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { appTexts } from '../app/texts.ts'
import { ProductCard } from '../catalogue/card/product-card.tsx'
import { askFor, cardsQuery, productListQuery } from '../catalogue/catalogue-queries.ts'
import { ProductResults } from '../catalogue/list/product-results.tsx'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { listTexts } from '../catalogue/list/texts.ts'
import { useFailureToast } from '../catalogue/use-failure-toast.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useTitle } from '../ui/use-title.ts'
import { useWindowWidth } from '../ui/use-window-width.ts'
import { describeNeed } from './describe-need.ts'
import { ResultCard } from './result-card.tsx'
import { resultsQuery } from './search-queries.ts'
import { searchTexts } from './texts.ts'
import { useCountedSearch } from './use-counted-search.ts'

const FewerWords = lazyPart(() => import('./fewer-words.tsx'), 'FewerWords', true)

const gridLook =
  'grid grid-cols-2 gap-x-3 gap-y-7 min-[720px]:grid-cols-4 lg:gap-x-5 min-[1440px]:grid-cols-6 sm:gap-x-4'

/** What the search found, as cards, by kind (docs/product.md#search). */
export function SearchPage() {
  const navigate = useNavigate()
  const address = useSearch({ from: '/market/search' })
  const { search = '', target = 'all', page = 1 } = address
  const term = search.trim()
  // Of a whole request, '2,000 tote bags by March', only the goods can be found.
  const need = readNeed(term, new Date().toISOString().slice(0, 10))
  const words = need?.goods ?? term
  const heading = term ? searchTexts.resultsFor(unquoteTerm(term)) : appTexts.search
  useTitle(heading)
  const perPage = useWindowWidth(searchPageSize)
  const { data: found } = useQuery(resultsQuery(words, target, target === 'products' ? 1 : page, perPage))
  useCountedSearch(words, found !== undefined)
  const tabs = searchTabs.map(({ value, label }) => ({
    value,
    label: <TabLabel name={label} count={found && countOf(found, value)} />,
  }))
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/">{searchTexts.home}</Link>
        {appTexts.search}
      </Breadcrumb>
      <h1 tabIndex={-1} className="mt-3 mb-4 text-2xl break-words md:text-3xl">
        {heading}
      </h1>
      {term ? (
        <>
          <AskSeveral need={need} term={unquoteTerm(term)} />
          <Tabs
            label={searchTexts.kindOfResult}
            tabs={tabs}
            value={target}
            onChange={(next) =>
              void navigate({ to: '/search', search: { target: next, search: term }, resetScroll: false })
            }
          >
            {target === 'products' ? (
              <FoundProducts term={term} words={words} address={address} />
            ) : (
              <Results term={term} words={words} target={target} page={page} />
            )}
          </Tabs>
        </>
      ) : (
        <EmptyState icon={<SearchX size={26} aria-hidden="true" />} title={searchMessages.emptyTerm} />
      )}
    </div>
  )
}

/** The way from what was found to asking those who sell it, filled in with what was typed. */
function AskSeveral({ need, term }: { need: Need | undefined; term: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-3">
      <LinkButton to="/sourcing/new" search={addressOfNeed(need, term)} tone="secondary">
        {searchTexts.askSeveral}
      </LinkButton>
      <p className="min-w-0 text-sm text-soft">
        {need ? searchTexts.askSeveralHelp(describeNeed(need)) : searchTexts.askSeveralPlain}
      </p>
    </div>
  )
}

type FoundProductsProps = { term: string; words: string; address: CatalogueAddress & { target?: SearchTarget } }

/** The catalogue's list of what has the words, as they are or put right. What is found only by forgiving one of them comes as plain results. */
function FoundProducts({ term, words, address }: FoundProductsProps) {
  const perPage = useWindowWidth(searchPageSize)
  const { data: found } = useQuery(resultsQuery(words, 'products', 1, perPage))
  const corrected = found?.corrected
  const asked = unquoteTerm(corrected ?? words)
  const list = useQuery({
    ...productListQuery(askFor({ search: asked }, 1), useViewerKind()),
    enabled: found !== undefined && found.data.length > 0,
  })
  const { target: _target, search: _search, ...filters } = address
  const isForgiven = found !== undefined && found.data.length > 0 && list.data?.total === 0
  if (isForgiven || found?.data.length === 0)
    return <Results term={term} words={words} target="products" page={address.page ?? 1} />
  return (
    <>
      {corrected === undefined ? null : <Correction term={term} corrected={corrected} target="products" />}
      <ProductResults address={{ ...filters, search: asked }} place={{ kind: 'search', term, words: asked }} />
    </>
  )
}

type ResultsProps = { term: string; words: string; target: SearchTarget; page: number }

function Results({ term, words, target, page }: ResultsProps) {
  const perPage = useWindowWidth(searchPageSize)
  const results = useQuery(resultsQuery(words, target, page, perPage))
  const ids = (results.data?.data ?? []).flatMap(({ type, id }) => (type === 'product' ? id : []))
  const cards = useQuery(cardsQuery(ids, useViewerKind()))
  useFailureToast(results.isError ? results.errorUpdatedAt : 0, searchMessages.failed)
  if (results.isLoadingError)
    return (
      <LoadError onRetry={() => void results.refetch()} isRetrying={results.isFetching}>
        {searchMessages.failed}
      </LoadError>
    )
  // A card that could not be had is a plain result.
  if (!results.data || (ids.length > 0 && cards.isLoading)) return <ResultsSkeleton count={perPage} />
  const cardOf = new Map(cards.data?.map((card) => [card.id, card]))
  const { data, pagination, corrected } = results.data
  if (data.length === 0)
    return (
      <>
        <NothingHere isBeyondEnd={pagination.total > 0} search={{ target, search: term }} />
        {pagination.total > 0 ? null : (
          <Suspense fallback={null}>
            <FewerWords term={words} target={target} />
          </Suspense>
        )}
      </>
    )
  return (
    <>
      <StaleNotice query={results} />
      {corrected === undefined ? null : <Correction term={term} corrected={corrected} target={target} />}
      <div className="mb-5">
        {isMoreThanCounted(results.data, target) ? (
          <p role="status" className="tabular text-soft">
            {searchTexts.moreThan(mostCounted)}
          </p>
        ) : (
          <ResultCount total={pagination.total} say={searchTexts.count[target]} isStale={results.isPlaceholderData} />
        )}
      </div>
      <ul
        aria-label={searchTexts.results}
        aria-busy={results.isPlaceholderData}
        className={joinClasses(
          gridLook,
          'transition-opacity',
          results.isPlaceholderData && 'pointer-events-none opacity-50',
        )}
      >
        {data.map((result, index) => (
          <li key={`${result.type}-${result.id}`} className="min-w-0">
            <FoundCard result={result} product={cardOf.get(result.id)} isPriority={index < 4} />
          </li>
        ))}
      </ul>
      <Pager
        className="mt-10"
        page={pagination.current_page}
        pageCount={countPages(pagination.total, pagination.per_page)}
        link={(next, rest) => (
          <Link to="/search" search={{ target, search: term, ...(next > 1 && { page: next }) }} {...rest} />
        )}
      />
    </>
  )
}

type NothingHereProps = { isBeyondEnd: boolean; search: { target: SearchTarget; search: string } }

/** Nothing has the words, or this page of what has them is not there any more; said aloud like the count of what was found. */
function NothingHere({ isBeyondEnd, search }: NothingHereProps) {
  return (
    <div role="status">
      <EmptyState
        icon={<SearchX size={26} aria-hidden="true" />}
        title={isBeyondEnd ? listTexts.beyondEnd : searchMessages.nothingFound}
        action={
          isBeyondEnd ? (
            <LinkButton to="/search" search={search}>
              {listTexts.toFirstPage}
            </LinkButton>
          ) : (
            <LinkButton to="/products">{searchTexts.seeAllProducts}</LinkButton>
          )
        }
      >
        {isBeyondEnd ? null : searchMessages.nothingFoundHelp}
      </EmptyState>
    </div>
  )
}

type FoundCardProps = { result: SearchResult; product: Card | undefined; isPriority: boolean }

/** Goods as everywhere, with seller, origin and price; houses and brands by their names. */
function FoundCard({ result, product, isPriority }: FoundCardProps) {
  return result.type === 'product' && product ? (
    <ProductCard product={product} isPriority={isPriority} />
  ) : (
    <ResultCard result={result} isPriority={isPriority} />
  )
}

/** Nothing has the words as they were typed: says what was searched, and offers to take them as they are. */
function Correction({ term, corrected, target }: { term: string; corrected: string; target: SearchTarget }) {
  return (
    <p role="status" className="mb-4">
      {searchTexts.corrected.before}
      <Link to="/search" search={{ target, search: corrected }} className="font-semibold text-quay underline">
        {corrected}
      </Link>
      {searchTexts.corrected.after}{' '}
      <span className="text-soft">
        {searchTexts.asTyped.before}
        <Link to="/search" search={{ target, search: quoteTerm(term) }} className="text-quay underline">
          {term}
        </Link>
        {searchTexts.asTyped.after}
      </span>
    </p>
  )
}

function TabLabel({ name, count }: { name: string; count: string | undefined }) {
  return (
    <>
      {name}
      {count === undefined ? null : <span className="tabular ml-1.5 text-sm font-normal text-faint">{count}</span>}
    </>
  )
}

/** As it stands on a tab: '12', '1,000+'. */
function countOf({ counts }: SearchAnswer, target: SearchTarget): string {
  const { products, sellers, brands } = counts
  const total = target === 'all' ? products + sellers + brands : counts[target]
  const isMore = products > mostCounted || sellers > mostCounted || brands > mostCounted
  return isMore && total > mostCounted ? `${formatNumber(mostCounted)}+` : formatNumber(total)
}

function isMoreThanCounted(found: SearchAnswer, target: SearchTarget): boolean {
  return countOf(found, target).endsWith('+')
}

function ResultsSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-label={searchTexts.loadingResults}>
      <ul aria-hidden="true" className={joinClasses(gridLook, 'mt-12')}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no identity
          <li key={index}>
            <Skeleton className="aspect-square w-full rounded-lg" />
            <Skeleton className="mt-3 h-3 w-1/4" />
            <Skeleton className="mt-2 h-4 w-4/5" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Fetched ahead when somebody points at a link to the results. */
export function prefetch(queries: QueryClient, { search }: { search: Record<string, unknown> }): void {
  const { search: term, target = 'all', page = 1 } = search as { search?: string; target?: SearchTarget; page?: number }
  if (term?.trim())
    void queries.prefetchQuery(resultsQuery(term.trim(), target, page, searchPageSize(window.innerWidth)))
}
