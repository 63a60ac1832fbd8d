import type { OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import { type Amount, sum } from '@fairquay/contract/money.ts'
import { billingTexts } from './texts.ts'

type Summed = Pick<OrderMoney, 'total' | 'invoiced' | 'paid' | 'in_advance'> & { owed: readonly { open: Amount }[] }

/** What stands over the money of an order. Open is what the list of what is owed says is open, its deposit too: invoices take its place, so nothing is counted twice. */
export function listSums({ total, invoiced, paid, in_advance, owed }: Summed): { name: string; value: Amount }[] {
  return [
    { name: billingTexts.total, value: total },
    { name: billingTexts.invoiced, value: invoiced },
    { name: billingTexts.paid, value: paid },
    ...(in_advance > 0 ? [{ name: billingTexts.inAdvance, value: in_advance }] : []),
    { name: billingTexts.open, value: sum(owed.map(({ open }) => open)) },
  ]
}
