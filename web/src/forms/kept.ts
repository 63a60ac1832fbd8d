import { persist } from 'zustand/middleware'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What is kept of a form, and how. */
export type KeptAs<Value> = {
  /** Of this thing: `message-7-3`. */
  name: string
  /** Of the format, 1 unless said: what another one wrote is not read, and stays for the tab that runs it. */
  version?: number
  /** In this tab until it is closed (usual), or on this device for all tabs. */
  where?: 'tab' | 'device'
  /** The value, if what is stored can be used; else nothing. Never throws. */
  read: (stored: unknown) => Value | null
  /** What of it stays on the device when its person signs out; usually nothing. */
  leaveBehind?: (value: Value) => Value | null
}

export type Kept<Value> = {
  /** Null: nothing is kept. */
  value: Value | null
  /** Another tab has kept something of its own here since this one last did. */
  isElsewhere: boolean
}

export type KeptStore<Value> = StoreApi<Kept<Value>> & {
  /** Keeps a value; null forgets it. */
  keep: (value: Value | null) => void
}

export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>

export type KeeperSurroundings = {
  tab: Place
  device: Place
  /** Hears what other tabs store on this device. */
  onDeviceChange: (hear: (change: StorageChange) => void) => void
  makeKey: () => string
}

export type Keeper = {
  /** What is kept under a name for one person, or for whoever is not signed in. The same store for the same name and person. */
  open: <Value>(as: KeptAs<Value>, person: number | null) => KeptStore<Value>
  /** Forgets everything kept for a person, in every tab: what they leave unsent when they sign out is not for whoever sits here next. */
  forget: (person: number) => void
}

/** Told to the other tabs; what is kept in a tab is out of reach of this one. */
const signedOut = 'fairquay:signed-out'
const prefixOf = (person: number | null) => `fairquay:${person ?? 'guest'}:`

export function makeKeeper({ tab, device, onDeviceChange, makeKey }: KeeperSurroundings): Keeper {
  // biome-ignore lint/suspicious/noExplicitAny: each name has one value type, which only whoever opens it knows
  const stores = new Map<string, { store: KeptStore<any> & { persist: { rehydrate: () => void } }; as: KeptAs<any> }>()
  let isHearing = false
  const ended = new WeakSet<object>()

  function open<Value>(as: KeptAs<Value>, person: number | null): KeptStore<Value> {
    const key = `${prefixOf(person)}${as.name}:${as.version ?? 1}`
    const known = stores.get(key)
    if (known) return known.store
    const nothing: Kept<Value> = { value: null, isElsewhere: false }
    const made = createStore<Kept<Value>>()(
      persist(() => nothing, {
        name: key,
        storage: placeOf(as.where === 'device' ? device : tab),
        merge(stored) {
          const value = readKept(as, stored)
          return { value, isElsewhere: isHearing && value !== null }
        },
      }),
    )
    const store = Object.assign(made, {
      keep(value: Value | null) {
        // A form that is still on its way off the screen.
        if (!ended.has(made)) made.setState({ value, isElsewhere: false })
      },
    })
    stores.set(key, { store, as })
    return store
  }

  function forget(person: number): void {
    forgetHere(person)
    write(device, signedOut, `${person} ${makeKey()}`)
  }

  function forgetHere(person: number): void {
    const prefix = prefixOf(person)
    const stays = new Set<string>()
    for (const [key, { store, as }] of stores) {
      if (!key.startsWith(prefix)) continue
      const { value } = store.getState()
      const left = value === null ? null : (as.leaveBehind?.(value) ?? null)
      store.keep(left)
      if (left !== null) stays.add(key)
      ended.add(store)
      stores.delete(key)
    }
    for (const place of [tab, device])
      for (const key of listKeys(place)) if (key.startsWith(prefix) && !stays.has(key)) remove(place, key)
  }

  onDeviceChange(({ key, newValue }) => {
    if (key === signedOut && newValue !== null) return forgetHere(Number.parseInt(newValue, 10))
    isHearing = true
    for (const [name, { store, as }] of stores)
      if (as.where === 'device' && (key === name || key === null)) store.persist.rehydrate()
    isHearing = false
  })
  return { open, forget }
}

function readKept<Value>(as: KeptAs<Value>, stored: unknown): Value | null {
  return typeof stored === 'object' && stored !== null && 'value' in stored ? as.read(stored.value) : null
}

/** A place that is full, or keeps nothing, fails nobody: what is typed is on the screen until the page is loaded again. */
function placeOf<Value>(place: Place) {
  return {
    getItem(name: string): { state: Kept<Value> } | null {
      try {
        return JSON.parse(place.getItem(name) ?? 'null')
      } catch {
        return null
      }
    },
    setItem(name: string, { state: { value } }: { state: Kept<Value> }): void {
      if (value === null) remove(place, name)
      else write(place, name, JSON.stringify({ state: { value } }))
    },
    removeItem: (name: string) => remove(place, name),
  }
}

function write(place: Place, name: string, text: string): void {
  try {
    place.setItem(name, text)
  } catch {
    // Said above.
  }
}

function remove(place: Place, name: string): void {
  try {
    place.removeItem(name)
  } catch {
    // Said above.
  }
}

function listKeys(place: Place): string[] {
  try {
    return Array.from({ length: place.length }, (_, at) => place.key(at) ?? '')
  } catch {
    return []
  }
}
