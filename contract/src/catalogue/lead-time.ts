/** The longest lead time that a product and an offer may name, days. */
export const longestLeadTime = 1000

/** Whether so many days can be a lead time, from the order until the goods can be picked up: a whole number from 0 (from stock, today) on. */
export function isLeadTime(days: number): boolean {
  return Number.isInteger(days) && days >= 0 && days <= longestLeadTime
}
