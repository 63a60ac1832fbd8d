import { useSyncExternalStore } from 'react'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** Whether the page is dark now, by the person's choice or the system's; for pictures, which CSS colours do not reach. */
export function useIsDark(): boolean {
  return useSyncExternalStore(watch, readIsDark)
}

function readIsDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : systemIsDark.matches
}

function watch(notify: () => void): () => void {
  const choice = new MutationObserver(notify)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  systemIsDark.addEventListener('change', notify)
  return () => {
    choice.disconnect()
    systemIsDark.removeEventListener('change', notify)
  }
}
