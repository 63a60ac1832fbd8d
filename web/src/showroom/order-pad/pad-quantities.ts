import { useCallback, useMemo } from 'react'
import { useKept } from '../../forms/use-kept.ts'

export type Quantities = ReadonlyMap<string, number>

type Entries = readonly (readonly [row: string, quantity: number])[]
const nothing: Entries = []

/** What was filled in, by row; kept for this tab, so that a look at a product page or a reload loses nothing. */
export function usePadQuantities(companyId: number) {
  const { draft, change } = useKept(`order-pad-${companyId}`, nothing, { read: readEntries })
  const quantities = useMemo<Quantities>(() => new Map(draft), [draft])
  /** 0 takes a row out. */
  const setQuantity = useCallback(
    (row: string, quantity: number) =>
      change((before) => {
        if ((new Map(before).get(row) ?? 0) === quantity) return before
        const others = before.filter(([other]) => other !== row)
        return quantity > 0 ? [...others, [row, quantity]] : others
      }),
    [change],
  )
  const forget = useCallback(
    (rows: readonly string[]) => change((before) => before.filter(([row]) => !rows.includes(row))),
    [change],
  )
  return { quantities, setQuantity, forget }
}

function readEntries(stored: unknown): Entries | null {
  if (!Array.isArray(stored)) return null
  const entries = stored.flatMap((entry: unknown): [string, number][] =>
    Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1]) && entry[1] > 0
      ? [[entry[0], entry[1]]]
      : [],
  )
  return entries.length > 0 ? entries : null
}
