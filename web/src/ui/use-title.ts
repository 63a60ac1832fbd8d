import { useEffect } from 'react'
import { settings } from '../settings.ts'

/** Names the page in the browser's tab and history: 'Products · Fairquay'. Nothing while the name is still being loaded. */
export function useTitle(name: string | null | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} · ${settings.name}`
  }, [name])
}
