import { randomBytes } from 'node:crypto'

/** The trace that a call is a part of, as whoever called says (W3C Trace Context); `flags` say whether it is recorded there. */
export type Trace = { id: string; flags: string }

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** Reads a `traceparent` header; nothing for none, and for one that the standard calls invalid: it is then ignored, as the standard asks. */
export function readTraceParent(header: unknown): Trace | undefined {
  if (typeof header !== 'string') return undefined
  const [, version, id, parent, flags, more] = form.exec(header) ?? []
  if (id === undefined || flags === undefined || version === 'ff') return undefined
  // Later versions may say more; this one says no more than this.
  if (version === '00' && more !== undefined) return undefined
  return /^0+$/.test(id) || /^0+$/.test(parent ?? '') ? undefined : { id, flags }
}

/** The header for a call that is made on behalf of that trace: the same trace, a step of our own. */
export function writeTraceParent({ id, flags }: Trace): string {
  return `00-${id}-${randomBytes(8).toString('hex')}-${flags}`
}
