import { readMoney, sum, writeMoney, writeUnitPrice } from '@fairquay/contract/money.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { calculateLines, takeAll } from '@fairquay/contract/purchase/offer-rules.ts'
import type { DealLine } from '@fairquay/contract/trade/deal.ts'
import type { Queryable } from '../database.ts'
import { describeLine } from '../trade/describe-line.ts'
import { addressesOf } from '../trade/find-party.ts'
import type { Freezing, Terms } from '../trade/kind.ts'
import { readAskedLine } from '../trade/request-lines.ts'

/** The lines that are taken, at the prices of the offer. */
export async function freezePurchase(_tx: Queryable, from: Freezing<PurchaseOffer>): Promise<Terms> {
  const { offer, buyer, answerer } = from
  const lines = describeTaken(from)
  return {
    seller: answerer,
    addresses: addressesOf(answerer, buyer),
    incoterm: offer.incoterm,
    place: offer.place,
    payment_terms: offer.payment_terms,
    lines,
    total: writeMoney(sum(lines.map(({ total }) => readMoney(total, offer.currency))), offer.currency),
  }
}

function describeTaken({ offer, taken, lines, cards }: Freezing<PurchaseOffer>): DealLine[] {
  const asked = lines.map(readAskedLine)
  return calculateLines(offer, taken ?? takeAll(offer, asked), asked).flatMap((calculated) => {
    const row = lines.find(({ position }) => position === calculated.position)
    if (!row) return []
    const { quantity, unitPrice, total, offer: answer } = calculated
    return [
      {
        ...describeLine({ ...row, quantity }, offer.currency, cards),
        unit_price: writeUnitPrice(unitPrice),
        total: writeMoney(total, offer.currency),
        lead_time_days: answer.lead_time_days,
        packing: answer.packing,
      },
    ]
  })
}
