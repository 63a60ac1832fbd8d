import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

type SaveKeyOptions = { save: () => void; isSaving: boolean; isChanged: boolean }

/** Ctrl+S and ⌘S save, wherever the focus is; pressed while it is being saved, what was typed since is saved afterwards. */
export function useSaveKey(options: SaveKeyOptions) {
  const latest = useRef(options)
  latest.current = options
  const isAskedAgain = useRef(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (event.repeat) return
      // Some fields hand over what was typed when they are left.
      const at = document.activeElement
      if (at instanceof HTMLInputElement) {
        flushSync(() => at.blur())
        at.focus()
      }
      if (latest.current.isSaving) isAskedAgain.current = true
      else latest.current.save()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  const { isSaving } = options
  useEffect(() => {
    if (isSaving || !isAskedAgain.current) return
    isAskedAgain.current = false
    if (latest.current.isChanged) latest.current.save()
  }, [isSaving])
}
