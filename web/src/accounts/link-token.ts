import { useSyncExternalStore } from 'react'

/**
 * The token of the link in a mail somebody came with. It is taken out of the address before anything is shown (app/routes.tsx), so that it stands in
 * no history and on no screen, and lives here until it is used or the page is left.
 */
let held: string | undefined
const listeners = new Set<() => void>()

export function holdLinkToken(token: string | undefined): void {
  held = token
  for (const notify of listeners) notify()
}

export function useLinkToken(): string | undefined {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    () => held,
  )
}
