import { useCallback, useEffect, useState } from 'react'

export type Quantities = ReadonlyMap<string, number>

/** What was filled in, by row; kept for this tab, so that a look at a product page or a reload loses nothing. */
export function usePadQuantities(companyId: number) {
  const key = `order-pad:${companyId}`
  const [quantities, setQuantities] = useState<Quantities>(() => read(key))
  useEffect(() => {
    try {
      if (quantities.size > 0) sessionStorage.setItem(key, JSON.stringify([...quantities]))
      else sessionStorage.removeItem(key)
    } catch {
      // A browser that stores nothing still orders.
    }
  }, [key, quantities])
  /** 0 takes a row out. */
  const setQuantity = useCallback((row: string, quantity: number) => {
    setQuantities((before) => {
      if ((before.get(row) ?? 0) === quantity) return before
      const next = new Map(before)
      if (quantity > 0) next.set(row, quantity)
      else next.delete(row)
      return next
    })
  }, [])
  const forget = useCallback((rows: readonly string[]) => {
    setQuantities((before) => new Map([...before].filter(([row]) => !rows.includes(row))))
  }, [])
  return { quantities, setQuantity, forget }
}

function read(key: string): Quantities {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return new Map()
    return new Map(
      stored.flatMap((entry: unknown): [string, number][] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1]) && entry[1] > 0
          ? [[entry[0], entry[1]]]
          : [],
      ),
    )
  } catch {
    return new Map()
  }
}
