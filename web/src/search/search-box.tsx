import { searchMessages } from '@fairquay/contract/search/messages.ts'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'

const fetchSuggestions = () => import('./suggestions.tsx')
const Suggestions = lazy(async () => ({ default: (await fetchSuggestions()).Suggestions }))

/** The marketplace's search: suggests while typing, leads to the results on Enter. The suggestions' code comes with the first focus. */
export function SearchBox({ isLarge = false }: { isLarge?: boolean }) {
  const listId = useId()
  const frame = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const address = useRouterState({ select: (state) => state.location.href })
  const shownTerm = useRouterState({ select: (state) => readShownTerm(state.location.search) })
  const [term, setTerm] = useState(shownTerm)
  const [isOpen, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const [count, setCount] = useState(0)

  // Every move through the marketplace closes the list; the results page shows its own term in the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(() => {
    setOpen(false)
    setTerm(shownTerm)
  }, [address, shownTerm])

  /** Where there are fewer than before, the one stood on may not be there any more. */
  const takeSuggestions = useCallback((found: number) => {
    setCount(found)
    setActiveIndex((index) => (index < found ? index : -1))
  }, [])

  const hasTerm = term.trim() !== ''
  const isShown = isOpen && hasTerm

  function submit(event: FormEvent) {
    event.preventDefault()
    if (activeIndex >= 0 && isShown) {
      document.getElementById(`${listId}-${activeIndex}`)?.click()
      return
    }
    setOpen(false)
    if (hasTerm) void navigate({ to: '/search', search: { target: 'all', search: term.trim() } })
    else showToast('warning', searchMessages.emptyTerm)
  }

  /** From wherever the focus is, the tabs over the suggestions included. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isShown) return
    event.preventDefault()
    setOpen(false)
    frame.current?.querySelector('input')?.focus()
  }

  function steer(event: KeyboardEvent) {
    if ((event.key === 'Home' || event.key === 'End') && isShown && activeIndex >= 0) {
      event.preventDefault()
      stand(event.key === 'Home' ? 0 : count - 1)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && hasTerm) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // The place before the first suggestion is the box itself.
      const places = count + 1
      setOpen(true)
      stand(((activeIndex + 1 + step + places) % places) - 1)
    }
  }

  function stand(index: number) {
    setActiveIndex(index)
    document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <search>
      <form
        ref={frame}
        className="relative"
        onSubmit={submit}
        onKeyDown={closeOnEscape}
        onBlur={(event) => {
          if (!frame.current?.contains(event.relatedTarget)) setOpen(false)
        }}
      >
        <TextField
          label="Search"
          isLabelHidden
          type="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder="Search products, sellers and brands"
          value={term}
          onFocus={() => void fetchSuggestions()}
          onChange={(event) => {
            setTerm(event.target.value)
            setActiveIndex(-1)
            setOpen(true)
          }}
          onKeyDown={steer}
          inputClassName={joinClasses(
            '[&::-webkit-search-cancel-button]:appearance-none',
            isLarge && 'min-h-14 rounded-lg pl-5 text-lg',
          )}
          end={<IconButton type="submit" size="small" label="Search" icon={<Search size={18} aria-hidden="true" />} />}
        />
        {isShown ? (
          <Suspense fallback={null}>
            <Suggestions
              term={term.trim()}
              listId={listId}
              activeIndex={activeIndex}
              onChange={takeSuggestions}
              onRetarget={() => setActiveIndex(-1)}
              onClose={() => setOpen(false)}
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
