import { isServerThere } from '../call.ts'

let isPageShown = false
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const notify of listeners) notify()
}

/** From now on there is a page that can stay while another one does not come. */
export function keepPage(): void {
  isPageShown = true
}

/**
 * Fetches the code of a page. When it does not come, the page that is on the screen stays, and the fetching waits for `fetchAgain` or for the connection;
 * when there is no page yet, it fails. Code that cannot be had although the server is there is of an older build: then all is loaded anew.
 */
export async function fetchPage<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch {
      if (!isPageShown) throw new Error('The code of a page could not be fetched.')
      if (tries > 1 && (await isServerThere())) location.reload()
      await new Promise<void>((again) => {
        waiting.add(again)
        tell()
      })
    }
  }
}

/** Fetches everything again that has not come. */
export function fetchAgain(): void {
  const all = [...waiting]
  waiting.clear()
  tell()
  for (const again of all) again()
}
window.addEventListener('online', fetchAgain)

export function watchUnfetched(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export function isPageUnfetched(): boolean {
  return waiting.size > 0
}
