/** Days before its order that something of it may lie. Goods and money move before papers are signed, but not years before: that is a slip of the hand. */
const daysBefore = 365

/** The first ISO day on which something of an order made at a moment may have happened. */
export function earliestDayOf(orderedAt: Date): string {
  return new Date(orderedAt.getTime() - daysBefore * 86_400_000).toISOString().slice(0, 10)
}
