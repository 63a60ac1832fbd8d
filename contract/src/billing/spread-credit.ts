import { type Amount, sum } from '../money.ts'
import { partOfLine } from '../money-shares.ts'

/** An invoice and what can still be credited of it: money, and units by line of the order. */
export type InvoiceRoom = { invoiceId: number; net: Amount; units: ReadonlyMap<number, number> }

/** So many units of a line, and the net amount that is given for them. */
export type CreditedUnits = { position: number; quantity: number; amount: Amount }

/** What one invoice is credited by. */
export type InvoiceCredit = { invoiceId: number; lines: CreditedUnits[] }

/** Credit notes that one credit makes at most. */
const mostNotes = 20

/**
 * By how much of a credit each invoice of an order is credited: all of it of the newest that has room for it, else, from the newest on, as many units as each
 * has room for; a line's parts come to what is given for the line. Undefined where all of them together have not that much, or too many would be needed.
 */
export function spreadCredit(
  newestFirst: readonly InvoiceRoom[],
  credit: readonly CreditedUnits[],
): InvoiceCredit[] | undefined {
  const whole = newestFirst.find((room) => isIn(room, credit))
  if (whole) return [{ invoiceId: whole.invoiceId, lines: [...credit] }]
  const given = new Map(credit.map(({ position }) => [position, 0]))
  const credits = newestFirst.flatMap((room) => {
    const lines = credit.flatMap((line) => takePart(line, given.get(line.position) ?? 0, room))
    if (lines.length === 0 || !isIn(room, lines)) return []
    for (const { position, quantity } of lines) given.set(position, (given.get(position) ?? 0) + quantity)
    return { invoiceId: room.invoiceId, lines }
  })
  const isAll = credit.every(({ position, quantity }) => given.get(position) === quantity)
  return isAll && credits.length <= mostNotes ? credits : undefined
}

function isIn({ net, units }: InvoiceRoom, lines: readonly CreditedUnits[]): boolean {
  const hasUnits = lines.every(({ position, quantity }) => quantity <= (units.get(position) ?? 0))
  return hasUnits && sum(lines.map(({ amount }) => amount)) <= net
}

function takePart(
  { position, quantity, amount }: CreditedUnits,
  before: number,
  { units }: InvoiceRoom,
): CreditedUnits[] {
  const part = Math.min(quantity - before, units.get(position) ?? 0)
  return part > 0 ? [{ position, quantity: part, amount: partOfLine(amount, quantity, before, part) }] : []
}
