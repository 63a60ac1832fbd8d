import { exploreMessages } from '@fairquay/contract/explore/messages.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Search, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useTitle } from '../ui/use-title.ts'
import { exploreTexts } from './texts.ts'

export type ExploreKind = 'categories' | 'brands' | 'countries'

type ExploreFrameProps<Card extends { name: string }> = {
  kind: ExploreKind
  /** Everything loaded that has the typed name in it; undefined while loading. */
  cards: readonly Card[] | undefined
  /** What is typed in the search box. */
  typed: string
  /** Whose answer they are. */
  query: Pick<UseQueryResult, 'isLoadingError' | 'isRefetchError' | 'isFetching' | 'refetch'>
  /** More cards than these can be shown. */
  more?: { isLoading: boolean; isFailed?: boolean; onLoad: () => void } | undefined
  /** Cards that are not loaded yet cannot be found by name. */
  isPartial?: boolean
  columns: string
  children: (card: Card) => ReactNode
}

/** The three explore screens alike: the way home, the title, the box that filters by name, the cards and more of them (docs/product.md#explore). */
export function ExploreFrame<Card extends { name: string }>({
  kind,
  cards,
  typed,
  query,
  more,
  isPartial = false,
  columns,
  children,
}: ExploreFrameProps<Card>) {
  const title = exploreMessages.titles[kind]
  useTitle(title)
  const count = cards?.length ?? 0
  // What more of them came is said too; what was there at first is not.
  const [first, setFirst] = useState(0)
  if (first === 0 && count > 0 && !typed) setFirst(count)
  const isGrown = first > 0 && count > first
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/">{exploreTexts.home}</Link>
        {title}
      </Breadcrumb>
      <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-8">
        <div>
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {title}
          </h1>
          <p className="mt-1 text-soft">{exploreMessages.leads[kind]}</p>
        </div>
        <NameFilter kind={kind} />
      </div>
      <StaleNotice query={query} />
      {query.isLoadingError ? (
        <LoadError onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          {exploreMessages.loadFailed}
        </LoadError>
      ) : cards === undefined ? (
        <div className="grid min-h-80 place-items-center">
          <Spinner label={exploreMessages.loading} />
        </div>
      ) : cards.length === 0 ? (
        <NothingHere kind={kind} typed={typed} isPartial={isPartial && more !== undefined} />
      ) : (
        <ul aria-label={title} className={columns}>
          {cards.map((card) => (
            <li key={card.name} className="min-w-0">
              {children(card)}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {typed && cards ? exploreMessages.countMatches(cards.length) : isGrown ? exploreMessages.countShown(count) : ''}
      </p>
      {cards === undefined || !more ? null : more.isFailed ? (
        <LoadError onRetry={more.onLoad} isRetrying={more.isLoading}>
          {exploreMessages.loadFailed}
        </LoadError>
      ) : (
        <p className="mt-10 text-center">
          <Button tone="secondary" isBusy={more.isLoading} onClick={more.onLoad}>
            {exploreMessages.loadMore}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Narrows the cards while typing. What was typed stays in the address, so that Back shows the same cards. */
function NameFilter({ kind }: { kind: ExploreKind }) {
  const { search } = useSearch({ from: `/market/explore/${kind}` })
  const navigate = useNavigate()
  const [text, setText] = useState(search ?? '')
  // Taken away elsewhere, by 'Show all' or a link to the bare page.
  const [lastSearch, setLastSearch] = useState(search)
  if (search !== lastSearch) {
    setLastSearch(search)
    if (search === undefined) setText('')
  }
  return (
    <search className="w-full sm:w-80">
      <TextField
        label={exploreMessages.filterLabels[kind]}
        isLabelHidden
        type="search"
        autoComplete="off"
        maxLength={80}
        placeholder={exploreMessages.filterLabels[kind]}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          void navigate({
            to: `/explore/${kind}`,
            search: (old) => ({ ...old, search: event.target.value.trimStart() || undefined }),
            replace: true,
            resetScroll: false,
          })
        }}
        inputClassName="[&::-webkit-search-cancel-button]:appearance-none"
        end={<Search size={18} aria-hidden="true" className="mr-2.5" />}
      />
    </search>
  )
}

function NothingHere({ kind, typed, isPartial }: { kind: ExploreKind; typed: string; isPartial: boolean }) {
  const navigate = useNavigate()
  if (!typed)
    return (
      <EmptyState icon={<SearchX size={26} aria-hidden="true" />} title={exploreMessages.nothingYet}>
        {exploreMessages.nothingYetHelp}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<SearchX size={26} aria-hidden="true" />}
      title={exploreMessages.noMatch(typed)}
      action={
        <Button
          tone="secondary"
          onClick={() => void navigate({ to: `/explore/${kind}`, replace: true, resetScroll: false })}
        >
          {exploreMessages.showAll}
        </Button>
      }
    >
      {isPartial ? exploreMessages.noMatchYet : exploreMessages.noMatchHelp}
    </EmptyState>
  )
}
