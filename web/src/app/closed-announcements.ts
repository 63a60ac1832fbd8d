const place = 'fairquay:closed-announcements'

/** Which ones were closed on this device, by whoever sits here. It comes with the first page, and so goes without the keeper of drafts. */
export function readClosed(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(stored) ? stored.filter(Number.isInteger) : []
  } catch {
    return []
  }
}

/** Keeps the newest fifty. */
export function keepClosed(ids: readonly number[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(ids.slice(-50)))
  } catch {
    // Where nothing may be stored, it is closed until the page is loaded anew.
  }
}
