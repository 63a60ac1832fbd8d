/**
 * The trace that a call is a part of (W3C Trace Context) and the newest step of it that is known: of whoever called, or our own where steps are recorded.
 * `flags` say whether it is recorded.
 */
export type Trace = { id: string; step: string; flags: string }

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** Reads a `traceparent` header; nothing for none, and for one that the standard calls invalid: it is then ignored, as the standard asks. */
export function readTraceParent(header: unknown): Trace | undefined {
  if (typeof header !== 'string') return undefined
  const [, version, id, parent, flags, more] = form.exec(header) ?? []
  if (id === undefined || flags === undefined || version === 'ff') return undefined
  // Later versions may say more; this one says no more than this.
  if (version === '00' && more !== undefined) return undefined
  return parent === undefined || /^0+$/.test(id) || /^0+$/.test(parent) ? undefined : { id, step: parent, flags }
}

/** The header for a call that is made on behalf of that step; who records none of their own pass on the one they were called by. */
export function writeTraceParent({ id, step, flags }: Trace): string {
  return `00-${id}-${step}-${flags}`
}
