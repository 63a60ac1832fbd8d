import { cutSuggestion } from '@fairquay/contract/catalogue/wording.ts'
import type { SearchResult, SearchTarget } from '@fairquay/contract/search/endpoints.ts'
import { searchMessages, searchTabs } from '@fairquay/contract/search/messages.ts'
import { markMatches } from '@fairquay/contract/search/rules.ts'
import { addressOfNeed, type Need, readNeed } from '@fairquay/contract/sourcing/read-need.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { type KeyboardEvent, useEffect } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { Picture } from '../ui/picture.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { useWindowWidth } from '../ui/use-window-width.ts'
import { describeNeed } from './describe-need.ts'
import { pictureOf, ResultLink, typeNames } from './result-link.tsx'
import { suggestionsQuery } from './search-queries.ts'
import { searchTexts } from './texts.ts'

type SuggestionsProps = {
  term: string
  /** The kind that is looked for, which the box keeps for the results. */
  target: SearchTarget
  listId: string
  /** The suggestion the arrow keys stand on; -1 for none. */
  activeIndex: number
  /** Tells the box that there are other suggestions, how many, and whether the first is what is meant. */
  onChange: (count: number, first?: number) => void
  onTarget: (target: SearchTarget) => void
  onClose: () => void
}

const pauseMs = 120

const footLook = 'block min-h-11 border-t border-line px-4 py-2.5 text-sm font-medium text-quay hover:bg-tint'

/** What a term could mean, while it is being typed. Fetched with the first letter. */
export function Suggestions({ term, target, listId, activeIndex, onChange, onTarget, onClose }: SuggestionsProps) {
  const need = readNeed(term, new Date().toISOString().slice(0, 10))
  const isSure = need?.isSure ?? false
  // Of a whole request only the goods can be found.
  const settled = useSettled(need?.goods ?? term, pauseMs)
  const { data, isError, isFetching } = useQuery(suggestionsQuery(settled, target))
  const isNarrow = useWindowWidth((width) => width < 576)
  const results = data ?? []
  const asks = need ? 1 : 0
  useEffect(() => onChange((data?.length ?? 0) + asks, isSure ? 0 : -1), [onChange, data, asks, isSure])

  return (
    <div className="appear absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-lg border border-line bg-raised shadow-raised">
      <KindTabs target={target} listId={listId} onTarget={onTarget} />
      <div
        id={listId}
        role="listbox"
        aria-label={searchTexts.suggestions}
        aria-busy={isFetching}
        className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-1.5 empty:hidden"
      >
        {need ? <AskOption id={`${listId}-0`} need={need} isActive={activeIndex === 0} onChoose={onClose} /> : null}
        {results.map((result, index) => (
          <Suggestion
            key={`${result.type}-${result.id}`}
            id={`${listId}-${index + asks}`}
            result={result}
            typed={need?.goods ?? term}
            isActive={index + asks === activeIndex}
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
        <Link to="/search" search={{ target, search: term }} onClick={onClose} className={footLook}>
          {searchTexts.allResultsFor(term)}
        </Link>
      ) : null}
      {need || !data ? null : (
        <Link to="/sourcing/new" search={addressOfNeed(undefined, term)} onClick={onClose} className={footLook}>
          {searchTexts.askForWords(term)}
        </Link>
      )}
    </div>
  )
}

type KindTabsProps = { target: SearchTarget; listId: string; onTarget: (target: SearchTarget) => void }

function KindTabs({ target, listId, onTarget }: KindTabsProps) {
  function steerTabs(event: KeyboardEvent<HTMLElement>) {
    const at = searchTabs.findIndex(({ value }) => value === target)
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const next = searchTabs.at((moves[event.key] ?? at) % searchTabs.length)
    if (!next || moves[event.key] === undefined) return
    event.preventDefault()
    onTarget(next.value)
    event.currentTarget.querySelector<HTMLElement>(`[data-target="${next.value}"]`)?.focus()
  }
  return (
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
          onClick={() => onTarget(value)}
          className={joinClasses(
            'min-h-9 rounded-full px-3 text-sm transition-colors',
            value === target ? 'bg-tint font-medium text-quay' : 'text-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

type AskOptionProps = { id: string; need: Need; isActive: boolean; onChoose: () => void }

/** What is typed is a request: leads to the form for asking several sellers, filled in. */
function AskOption({ id, need, isActive, onChoose }: AskOptionProps) {
  return (
    <Link
      id={id}
      to="/sourcing/new"
      search={addressOfNeed(need, need.goods)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      className={joinClasses(
        'flex min-h-12 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-tint',
        isActive && 'bg-tint',
      )}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-tint text-quay">
        <MessagesSquare size={18} aria-hidden="true" />
      </span>
      <span className="min-w-0 grow">
        {searchTexts.askFor(describeNeed(need))}
        <span className="block text-sm text-soft">{searchTexts.askHelp}</span>
      </span>
    </Link>
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
