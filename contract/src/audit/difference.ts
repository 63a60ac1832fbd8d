/** What a thing looked like on one side of a change: plain fields, as they may be shown to an operator. */
export type AuditFields = Readonly<Record<string, unknown>>

/** Fields whose name tells that their value is for nobody's eyes. They are left out, even where somebody hands them in. */
const secretName = /password|passwd|token|secret|hash|credential|api_?key|authorization|cookie|session_id/i

/** Longest text of a field that is kept; the log tells what changed, it is no archive of descriptions. */
export const longestAuditText = 500
const mostItems = 50
const deepest = 4

/**
 * The two sides of a change, down to the fields that differ, without secrets and without long texts. `null` on a side means there was nothing there
 * (before a creation, after a deletion). Returns nothing when both sides are given and alike.
 */
export function keepDifference(
  before: AuditFields | null | undefined,
  after: AuditFields | null | undefined,
): { before: AuditFields | null; after: AuditFields | null } | undefined {
  const one = before ? (keepReadable(before, 0) as AuditFields) : null
  const other = after ? (keepReadable(after, 0) as AuditFields) : null
  if (!one || !other) return { before: one, after: other }
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    // Compared as they came: two long texts may be alike in what is kept of them.
    (name) => !secretName.test(name) && !areAlike(before?.[name], after?.[name]),
  )
  if (names.length === 0) return undefined
  const pick = (fields: AuditFields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: pick(one), after: pick(other) }
}

function keepReadable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > longestAuditText ? `${value.slice(0, longestAuditText)}…` : value
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value ?? null
  if (depth >= deepest) return '…'
  if (Array.isArray(value)) {
    const kept = value.slice(0, mostItems).map((item) => keepReadable(item, depth + 1))
    return value.length > mostItems ? [...kept, `… ${value.length - mostItems} more`] : kept
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secretName.test(name))
      .map(([name, inner]) => [name, keepReadable(inner, depth + 1)]),
  )
}

/** Alike whatever the order of their names; nothing and null are the same. */
function areAlike(left: unknown, right: unknown): boolean {
  const [one, other] = [asWritten(left), asWritten(right)]
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => areAlike(item, other[index]))
    )
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => areAlike((one as AuditFields)[name], (other as AuditFields)[name]))
}

function asWritten(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  return value instanceof Date ? value.toISOString() : (value ?? null)
}
