import { makeKeeper } from './kept.ts'
import { makeRandomKey } from './random-key.ts'

/** What is kept of forms in this tab and on this device. */
export const keeper = makeKeeper({
  tab: sessionStorage,
  device: localStorage,
  onDeviceChange: (hear) => window.addEventListener('storage', hear),
  makeKey: makeRandomKey,
})
