import { createHashHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * The addresses of this tab. One that was typed or opened from a bookmark over a page of ours makes an entry without what the router writes into each: nobody would
 * remember how far its page was scrolled, nor know how to go back to a form that has something unsent. It gets a name and a number before the router sees it.
 */
export function makeKeyedHistory(): RouterHistory {
  // Listens first, so that the router reads what is written here.
  window.addEventListener('popstate', ({ state }) => {
    if (state !== null) return
    const key = Math.random().toString(36).slice(2, 10)
    const { href, state: left } = history.location
    // The same address once more is the same entry.
    const step = window.location.hash === `#${href}` ? 0 : 1
    const at = { __TSR_index: left.__TSR_index + step, key, __TSR_key: key }
    // Not the router's own, which takes it for a step of its own.
    History.prototype.replaceState.call(window.history, at, '')
  })
  const history = createHashHistory()
  return history
}
