let places: readonly symbol[] = []
const listeners = new Set<() => void>()

function change(next: readonly symbol[]): void {
  places = next
  for (const notify of listeners) notify()
}

/** From now on notices stand here, until the answered function is called: a dialog keeps them clear of its own buttons. */
export function takeToasts(place: symbol): () => void {
  change([...places, place])
  return () => change(places.filter((one) => one !== place))
}

/** The dialog that was opened last; undefined while there is none, and notices stand in the frame's corner. */
export function toastPlace(): symbol | undefined {
  return places.at(-1)
}

export function watchToastPlace(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
