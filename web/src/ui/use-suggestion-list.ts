import { type KeyboardEvent, useCallback, useId, useState } from 'react'

/** The list under the search box: whether it is open, how many suggestions it has, and which of them the arrow keys stand on; -1 is the box itself. */
export function useSuggestionList(hasTerm: boolean) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const [count, setCount] = useState(0)
  const isShown = isOpen && hasTerm
  const idOf = (index: number) => `${id}-${index}`

  function stand(index: number) {
    setActiveIndex(index)
    document.getElementById(idOf(index))?.scrollIntoView({ block: 'nearest' })
  }

  return {
    id,
    idOf,
    isShown,
    activeIndex,
    close: () => setOpen(false),
    standOnBox: () => setActiveIndex(-1),
    openAnew() {
      setActiveIndex(-1)
      setOpen(true)
    },
    /** Where there are fewer than before, the one stood on may not be there any more; `first` is stood on while nobody has chosen another. */
    take: useCallback((found: number, first = -1) => {
      setCount(found)
      setActiveIndex((index) => (index >= 0 && index < found ? index : first))
    }, []),
    steer(event: KeyboardEvent) {
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
    },
  }
}
