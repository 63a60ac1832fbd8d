import { type Keeper, makeKeeper } from './kept.ts'

export type TestTab = {
  keeper: Keeper
  /** What the tab itself has stored, by key. */
  stored: Map<string, string>
  /** The same tab after a reload: what it kept in memory is gone. */
  reload: () => TestTab
}

/** A device with one browser on it: its tabs share a storage and hear of each other's changes, as browsers have it. */
export function makeDevice() {
  const stored = new Map<string, string>()
  const ears = new Map<object, (change: { key: string | null; newValue: string | null }) => void>()
  let keys = 0

  function openTab(own = new Map<string, string>()): TestTab {
    const me = {}
    const tell = (key: string, newValue: string | null) => {
      for (const [tab, hear] of ears) if (tab !== me) hear({ key, newValue })
    }
    const keeper = makeKeeper({
      tab: placeOf(own),
      device: placeOf(stored, tell),
      onDeviceChange: (hear) => void ears.set(me, hear),
      makeKey: () => `key-number-${++keys}`,
    })
    return {
      keeper,
      stored: own,
      reload() {
        ears.delete(me)
        return openTab(own)
      },
    }
  }
  return { stored, openTab: () => openTab() }
}

function placeOf(values: Map<string, string>, tell: (key: string, value: string | null) => void = () => {}) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      values.set(key, value)
      tell(key, value)
    },
    removeItem(key: string) {
      if (values.delete(key)) tell(key, null)
    },
    key: (at: number) => [...values.keys()][at] ?? null,
    get length() {
      return values.size
    },
  }
}
