import { type Amount, writeMoney } from '../money.ts'
import type { OrderPaperFacts } from './order-paper.ts'

/** The most a SEPA transfer can carry: 999,999,999.99 euros. */
const mostCents: Amount = 99_999_999_999

/**
 * What banking apps read out of the code on an invoice: a SEPA transfer by the guideline EPC069-12, version 002, with the invoice's number as what it is for. Undefined where it does not apply:
 * in another currency than the euro, without an IBAN, or with nothing to pay.
 */
export function writeEpc({ kind, number, currency, bank, sums, deposit }: OrderPaperFacts): string | undefined {
  const amount = kind === 'proforma-invoice' ? deposit : kind === 'commercial-invoice' ? sums.payable : 0
  if (currency !== 'EUR' || !bank?.iban || amount < 1 || amount > mostCents) return undefined
  const cents = writeMoney(amount, currency)
  const name = [...bank.holder.replace(/\s+/g, ' ')].slice(0, longestName).join('')
  return ['BCD', '002', '1', 'SCT', bank.bic, name, bank.iban, `EUR${cents}`, '', '', number].join('\n')
}

const longestName = 70
