import type { SearchTarget } from '@fairquay/contract/search/endpoints.ts'
import { searchMessages, searchTabs } from '@fairquay/contract/search/messages.ts'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { appTexts } from '../app/texts.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useSuggestionList } from '../ui/use-suggestion-list.ts'

const fetchSuggestions = () => import('./suggestions.tsx')
const Suggestions = lazyPart(fetchSuggestions, 'Suggestions', true)

const magnifier = (
  <IconButton type="submit" size="small" label={appTexts.search} icon={<Search size={18} aria-hidden="true" />} />
)

/** The marketplace's search: suggests while typing, leads to the results on Enter. The suggestions' code comes with the first focus. */
export function SearchBox({ isLarge = false }: { isLarge?: boolean }) {
  const frame = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const address = useRouterState({ select: (state) => state.location.href })
  const shownTerm = useRouterState({ select: (state) => readShownTerm(state.location.search) })
  const shownTarget = useRouterState({ select: (state) => readShownTarget(state.location.search) })
  const [term, setTerm] = useState(shownTerm)
  const [target, setTarget] = useState(shownTarget)
  const hasTerm = term.trim() !== ''
  const list = useSuggestionList(hasTerm)
  const { isShown, activeIndex, close } = list

  // Every move through the marketplace closes the list; the results page shows its own term in the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(() => {
    close()
    setTerm(shownTerm)
    setTarget(shownTarget)
  }, [address, shownTerm, shownTarget])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (activeIndex >= 0 && isShown) {
      document.getElementById(list.idOf(activeIndex))?.click()
      return
    }
    close()
    if (hasTerm) void navigate({ to: '/search', search: { target, search: term.trim() } })
    else showToast('warning', searchMessages.emptyTerm)
  }

  /** From wherever the focus is, the tabs over the suggestions included. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isShown) return
    event.preventDefault()
    close()
    frame.current?.querySelector('input')?.focus()
  }

  return (
    <search>
      <form
        ref={frame}
        className="relative"
        onSubmit={submit}
        onKeyDown={closeOnEscape}
        onBlur={(event) => {
          if (!frame.current?.contains(event.relatedTarget)) close()
        }}
      >
        <TextField
          label={appTexts.search}
          isLabelHidden
          type="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? list.id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && activeIndex >= 0 ? list.idOf(activeIndex) : undefined}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder={appTexts.searchPlaceholder}
          value={term}
          onFocus={() => void fetchSuggestions()}
          onChange={(event) => {
            setTerm(event.target.value)
            list.openAnew()
          }}
          onKeyDown={list.steer}
          inputClassName={joinClasses(
            '[&::-webkit-search-cancel-button]:appearance-none',
            isLarge && 'min-h-14 rounded-lg sm:pl-5 sm:text-lg',
          )}
          end={magnifier}
        />
        {isShown ? (
          <Suspense fallback={null}>
            <Suggestions
              term={term.trim()}
              target={target}
              listId={list.id}
              activeIndex={activeIndex}
              onChange={list.take}
              onTarget={(next) => {
                setTarget(next)
                list.standOnBox()
              }}
              onClose={close}
            />
          </Suspense>
        ) : null}
      </form>
    </search>
  )
}

function readShownTerm(search: object): string {
  return 'target' in search && 'search' in search && typeof search.search === 'string' ? search.search : ''
}

/** The kind that is looked for stays from the results to the next search. */
function readShownTarget(search: object): SearchTarget {
  const shown = 'target' in search ? search.target : undefined
  return searchTabs.find(({ value }) => value === shown)?.value ?? 'all'
}
