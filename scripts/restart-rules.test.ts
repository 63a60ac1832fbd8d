import { expect, test } from 'vitest'
// @ts-expect-error: without types, because old Nodes must be able to read it.
import { decideRestart } from './restart-rules.mjs'

const fault = { code: 70, signal: null, upFor: 5000, hasBeenReady: true, isWanted: false, ends: 0 }
const never = { upFor: undefined }

test.each([
  ['a fault after it was ready', {}, 1000],
  ['a kill after it was ready', { code: null, signal: 'SIGKILL' }, 1000],
  ['running out of memory', { code: null, signal: 'SIGABRT' }, 1000],
  ['a fault again', { ends: 1 }, 2000],
  ['a fault for the eighth time', { ends: 7 }, 30_000],
  ['a fault for the ninth time', { ends: 8 }, undefined],
  ['a fault for the ninth time, after it was well for long', { ends: 8, upFor: 700_000 }, 1000],
  ['a stop somebody asked for', { code: 0, isWanted: true }, undefined],
  ['a kill somebody asked for', { code: null, signal: 'SIGKILL', isWanted: true }, undefined],
  ['a stop by a signal sent to the server itself', { code: 0 }, undefined],
  ['a refused start', { ...never, code: 1, hasBeenReady: false }, undefined],
  ['a fault while it started', { ...never, hasBeenReady: false }, undefined],
  ['a refused start after it had run', { ...never, code: 1, ends: 1 }, 2000],
  ['a kill while it started again', { ...never, code: null, signal: 'SIGKILL', ends: 1 }, 2000],
  ['a stop while it started again', { ...never, code: 0, ends: 1 }, undefined],
])('after %s it is started again, or not', (_what, end, pause) => {
  expect(decideRestart({ ...fault, ...end }).pause).toBe(pause)
})
