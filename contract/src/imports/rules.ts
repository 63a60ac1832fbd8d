import { toPercent } from '../rounding.ts'

/** Where an import stands. Those of `working` are done by the server; the others wait for somebody or are at their end. */
export const importStates = [
  'uploading',
  'inspecting',
  'inspected',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
  'discarded',
] as const
export type ImportState = (typeof importStates)[number]

const working: readonly ImportState[] = ['inspecting', 'checking', 'applying', 'undoing']
const open: readonly ImportState[] = [
  'uploading',
  'inspecting',
  'inspected',
  'checking',
  'checked',
  'applying',
  'undoing',
]

/** The server is at it. */
export function isWorking(state: ImportState): boolean {
  return working.includes(state)
}

/** Takes up the one place a company has: nothing else can be imported before it has ended. */
export function isOpen(state: ImportState): boolean {
  return open.includes(state)
}

/** May be thrown away: nothing of it has been written. One that writes ends by itself. */
export function isDiscardable(state: ImportState): boolean {
  return isOpen(state) && state !== 'applying' && state !== 'undoing'
}

/** Bytes a file may have. */
export const largestFile = 50 * 1000 * 1000
/** Bytes of one part of a file; each is sent by itself, so that a slow line is no reason to fail. */
export const partSize = 512 * 1024
/** How often work that broke off is taken up again before the import ends with a sentence. */
export const mostAttempts = 3

/** What is done to an import, and the states it may be done in. */
const allowed = {
  inspect: ['inspected', 'checked', 'uploading'],
  check: ['inspected', 'checked'],
  apply: ['checked'],
  undo: ['applied'],
} as const satisfies Record<string, readonly ImportState[]>
export type ImportStep = keyof typeof allowed

export function mayStep(step: ImportStep, state: ImportState): boolean {
  return (allowed[step] as readonly ImportState[]).includes(state)
}

/** Percent of a step's progress, 0 to 100; nothing when its end is not known. */
export function percentOf({ done, total }: { done: number; total: number }): number | undefined {
  return total > 0 ? Math.min(100, Math.floor(toPercent(done, total))) : undefined
}
