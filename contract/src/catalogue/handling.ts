/** How a pack is handled: what may be done with it, and what it bears. */
export type Handling = {
  /** Whether it stays upright. */
  thisSideUp: boolean
  /** Whether anything may stand on it. */
  stackable: boolean
  /** At most so many on one another, the lowest counted, 1 to 1000; null: nobody says. */
  maxStackLayers: number | null
  /** Kilograms that may stand on it, 0 to 100,000; null: nobody says. */
  maxTopLoad: number | null
}

/** A pack of which nobody has said anything: it stays upright, and others may stand on it. */
export const plainHandling: Handling = { thisSideUp: true, stackable: true, maxStackLayers: null, maxTopLoad: null }

/** The most that can be said: layers on one another, the lowest counted, and kilograms on one pack. */
export const mostStackLayers = 1000
export const highestTopLoad = 100_000

/** Whether anything is said beyond what holds for every pack. */
export function isPlainHandling(handling: Handling): boolean {
  return (Object.keys(plainHandling) as (keyof Handling)[]).every((key) => handling[key] === plainHandling[key])
}
