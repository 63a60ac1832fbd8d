import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** Ctrl+S and ⌘S save, wherever the focus is. */
export function useSaveKey(save: () => void) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // Some fields hand over what was typed when they are left.
      const at = document.activeElement
      if (at instanceof HTMLInputElement) {
        flushSync(() => at.blur())
        at.focus()
      }
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
