import type { FailureDetails } from '../errors.ts'
import { type Amount, isWhole, sum } from '../money.ts'
import { partOfLine } from '../money-shares.ts'
import { type InvoiceSums, sumInvoice, type TaxedLine } from './invoice-sums.ts'
import { billingMessages } from './messages.ts'

/** A line of an invoice with what credit notes have named of it; money in minor units. */
export type CreditableLine = TaxedLine & { position: number; quantity: number; credited: number }

/** So many units of a line, at the price of the invoice, or for a net amount of less. */
export type CreditPart = { position: number; quantity: number; amount?: Amount | undefined }

/** What the next `quantity` units of a line cost by the invoice. */
export function priceOfUnits({ net, quantity: all, credited }: CreditableLine, quantity: number): Amount {
  return partOfLine(net, all, credited, quantity)
}

/** What is wrong with parts, by field (`lines.2` is the line in that position of the order): more units or more money than the invoice asks for, or an amount that is none. */
export function refuseCreditParts(lines: readonly CreditableLine[], parts: readonly CreditPart[]): FailureDetails {
  const faults: FailureDetails = {}
  for (const { position, quantity, amount } of parts) {
    const line = lines.find((one) => one.position === position)
    const isTooMuch = !line || line.credited + quantity > line.quantity
    if (isTooMuch || (amount ?? 0) > priceOfUnits(line, quantity))
      faults[`lines.${position}`] = billingMessages.tooMuchCredited
    else if (amount !== undefined && (!isWhole(amount) || amount < 1))
      faults[`lines.${position}`] = billingMessages.amount
  }
  return faults
}

/** All that is left of an invoice, as parts of its lines; nothing where an amount was credited of no line in particular, or a line for less than it costs: then no parts come to what is left. */
export function listWholeCredit(lines: readonly CreditableLine[], left: Amount): CreditPart[] | undefined {
  const rest = lines.filter(({ credited, quantity }) => credited < quantity)
  const parts = rest.map((line) => ({ position: line.position, quantity: line.quantity - line.credited }))
  const net = sum(rest.map((line) => priceOfUnits(line, line.quantity - line.credited)))
  return parts.length > 0 && net === left ? parts : undefined
}

/** What a credit of parts comes to, with the VAT of the invoice. */
export function sumCredit(lines: readonly CreditableLine[], parts: readonly CreditPart[]): InvoiceSums {
  return sumInvoice(
    parts.flatMap(({ position, quantity, amount }) => {
      const line = lines.find((one) => one.position === position)
      return line ? [{ ...line, net: amount ?? priceOfUnits(line, quantity) }] : []
    }),
  )
}

/** What a credit of an amount of no line in particular comes to: it is taxed like the first line. */
export function sumCreditOfAmount(lines: readonly CreditableLine[], amount: Amount): InvoiceSums {
  const [first] = lines
  return sumInvoice(first ? [{ ...first, net: amount }] : [])
}
