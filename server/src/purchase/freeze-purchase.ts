import { findCountry } from '@fairquay/contract/countries.ts'
import { readMoney, sum, writeMoney, writeUnitPrice } from '@fairquay/contract/money.ts'
import type { DeliveryAddress } from '@fairquay/contract/purchase/delivery.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { calculateLines, takeAll } from '@fairquay/contract/purchase/offer-rules.ts'
import type { DealLine } from '@fairquay/contract/trade/deal.ts'
import type { DealAddress } from '@fairquay/contract/trade/deal-address.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { describeLine } from '../trade/describe-line.ts'
import { addressesOf } from '../trade/find-party.ts'
import type { Freezing, Terms } from '../trade/kind.ts'
import { readAskedLine } from '../trade/request-lines.ts'

/** The lines that are taken, at the prices of the offer. */
export async function freezePurchase(tx: Queryable, from: Freezing<PurchaseOffer>): Promise<Terms> {
  const { offer, buyer, answerer, request } = from
  const wished = await findWished(tx, request.id)
  const addresses = addressesOf(answerer, buyer)
  const lines = describeTaken(from)
  return {
    seller: answerer,
    addresses: wished?.delivery ? { ...addresses, shipping: writeShipping(wished.delivery) } : addresses,
    ...(wished?.po_number && { po_number: wished.po_number }),
    ...(wished?.wanted_date && { wanted_date: wished.wanted_date }),
    incoterm: offer.incoterm,
    place: offer.place,
    payment_terms: offer.payment_terms,
    lines,
    total: writeMoney(sum(lines.map(({ total }) => readMoney(total, offer.currency))), offer.currency),
  }
}

/** What the order that is made of the deal takes over from the request, from the same columns. */
async function findWished(tx: Queryable, requestId: number) {
  const { rows } = await sql<{ po_number: string; wanted_date: string | null; delivery: DeliveryAddress | null }>`
    select po_number, wanted_date::text, delivery from requests where id = ${requestId}`.execute(tx)
  return rows[0]
}

/** The delivery address the buyer wished stands where else the company's own does. */
function writeShipping({ country_code, ...place }: DeliveryAddress): DealAddress {
  return { ...place, country: findCountry(country_code)?.name ?? country_code }
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
