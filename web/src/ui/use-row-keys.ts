import { type RefObject, useEffect } from 'react'

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Moves the focus from row to row of a list of links: j and k from anywhere on the page, the arrows within the list. Enter opens, as with every link. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const rows = list.current ? [...list.current.querySelectorAll<HTMLElement>('a[href]')] : []
      if (!step || rows.length === 0 || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const at = rows.indexOf(document.activeElement as HTMLElement)
      if (at < 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) return
      const next = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : Math.min(Math.max(at + step, 0), rows.length - 1)]
      event.preventDefault()
      next?.focus()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [list])
}

/** Where a letter is text, and where a dialog or a menu has the keys for itself. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null
  )
}
