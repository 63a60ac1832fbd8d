/** Days without a time, of quotes, orders, shipments and invoices: ISO texts such as '2027-03-31', compared as texts. */

/** Whether a text is a day of the calendar. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** '2027-03-31' → '03-31-2027', as the review and the wire write a delivery date (docs/product.md#wire). */
export function toMonthFirst(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}-${date}-${year}`
}

/** '03-31-2027' → '2027-03-31'; what has another shape stays as it is. */
export function fromMonthFirst(text: string): string {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)
  return match ? `${match[3]}-${match[1]}-${match[2]}` : text
}

/** A day so many days later, or, with a negative number, earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
}

/** Days from one day to another; negative where the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
}

const dayLength = 86_400_000

/** The day it is, on the calendar of whoever's clock `now` is read with. */
export function readToday(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/** The earliest day it still is anywhere: what a server must accept as today from people in every time zone. */
export function readEarliestToday(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
}

/** The latest day it already is anywhere: what has happened 'today' may bear this day. */
export function readLatestToday(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
}
