import { cutSuggestion } from '@fairquay/contract/catalogue/wording.ts'
import type { SearchResult, SearchTarget } from '@fairquay/contract/search/endpoints.ts'
import { searchMessages, searchTabs } from '@fairquay/contract/search/messages.ts'
import { markMatches } from '@fairquay/contract/search/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { Picture } from '../ui/picture.tsx'
import { useWindowWidth } from '../ui/use-window-width.ts'
import { pictureOf, ResultLink, typeNames } from './result-link.tsx'
import { suggestionsQuery } from './search-queries.ts'
import { searchTexts } from './texts.ts'

type SuggestionsProps = {
  term: string
  listId: string
  /** The suggestion the arrow keys stand on; -1 for none. */
  activeIndex: number
  /** Tells the box that there are other suggestions, and how many. */
  onChange: (count: number) => void
  /** Another kind was chosen: nothing is stood on. */
  onRetarget: () => void
  onClose: () => void
}

const pauseMs = 120

/** What a term could mean, while it is being typed. Fetched with the first letter. */
export function Suggestions({ term, listId, activeIndex, onChange, onRetarget, onClose }: SuggestionsProps) {
  const [target, setTarget] = useState<SearchTarget>('all')
  const settled = useSettled(term, pauseMs)
  const { data, isError, isFetching } = useQuery(suggestionsQuery(settled, target))
  const isNarrow = useWindowWidth((width) => width < 576)
  const results = data ?? []
  useEffect(() => onChange(data?.length ?? 0), [onChange, data])

  function choose(next: SearchTarget) {
    setTarget(next)
    onRetarget()
  }

  function steerTabs(event: KeyboardEvent<HTMLElement>) {
    const at = searchTabs.findIndex(({ value }) => value === target)
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const next = searchTabs.at((moves[event.key] ?? at) % searchTabs.length)
    if (!next || moves[event.key] === undefined) return
    event.preventDefault()
    choose(next.value)
    event.currentTarget.querySelector<HTMLElement>(`[data-target="${next.value}"]`)?.focus()
  }

  return (
    <div className="appear absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-lg border border-line bg-raised shadow-raised">
      <div
        role="tablist"
        aria-label={searchTexts.kindOfSuggestion}
        onKeyDown={steerTabs}
        className="flex gap-1 overflow-x-auto border-b border-line p-2"
      >
        {searchTabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            data-target={value}
            aria-selected={value === target}
            aria-controls={listId}
            tabIndex={value === target ? 0 : -1}
            onClick={() => choose(value)}
            className={joinClasses(
              'min-h-9 rounded-full px-3 text-sm transition-colors',
              value === target ? 'bg-tint font-medium text-quay' : 'text-soft hover:text-ink',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={searchTexts.suggestions}
        aria-busy={isFetching}
        className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-1.5 empty:hidden"
      >
        {results.map((result, index) => (
          <Suggestion
            key={`${result.type}-${result.id}`}
            id={`${listId}-${index}`}
            result={result}
            typed={term}
            isActive={index === activeIndex}
            isNarrow={isNarrow}
            onChoose={onClose}
          />
        ))}
      </div>
      <p role="status" className="px-4 text-soft not-empty:py-4">
        {isError ? searchMessages.failed : null}
        {data && results.length === 0 ? searchMessages.nothingFound : null}
      </p>
      {results.length > 0 ? (
        <Link
          to="/search"
          search={{ target, search: term }}
          onClick={onClose}
          className="block border-t border-line px-4 py-2.5 text-sm font-medium text-quay hover:bg-tint"
        >
          {searchTexts.allResultsFor(term)}
        </Link>
      ) : null}
    </div>
  )
}

type SuggestionProps = {
  id: string
  result: SearchResult
  typed: string
  isActive: boolean
  isNarrow: boolean
  onChoose: () => void
}

function Suggestion({ id, result, typed, isActive, isNarrow, onChoose }: SuggestionProps) {
  return (
    <ResultLink
      id={id}
      result={result}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      title={result.name}
      onClick={onChoose}
      className={joinClasses(
        'flex min-h-12 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-tint',
        isActive && 'bg-tint',
      )}
    >
      <Picture
        src={pictureOf(result)}
        alt=""
        width={36}
        height={36}
        className="size-9 shrink-0 rounded-sm bg-sunken object-cover [&>svg]:size-4"
      />
      <span className="min-w-0 grow">
        {markMatches(cutSuggestion(result.name, isNarrow ? 0 : 1000), typed).map(({ text, isMatch }, index) =>
          isMatch ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name than their place
            <mark key={index} className="bg-transparent font-semibold text-inherit">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      <span className="shrink-0 text-xs text-faint">{typeNames[result.type]}</span>
    </ResultLink>
  )
}

/** A value once it has stood still for a moment, so that fast typing asks once. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
