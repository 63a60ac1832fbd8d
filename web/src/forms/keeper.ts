import { isVisiting } from '../call.ts'
import { makeKeeper, type Place } from './kept.ts'
import { makeRandomKey } from './random-key.ts'

/** What is kept of forms in this tab and on this device. */
const isLookingOn = isVisiting()
const place = makeMemory()

export const keeper = makeKeeper({
  // What an operator types who looks on as somebody else is nothing that person left here.
  tab: isLookingOn ? place : sessionStorage,
  device: isLookingOn ? place : localStorage,
  onDeviceChange: (hear) => window.addEventListener('storage', hear),
  makeKey: makeRandomKey,
})

/** Gone with the page. */
function makeMemory(): Place {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}
