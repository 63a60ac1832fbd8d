import type { PaperBank, PaperParty } from '@fairquay/contract/billing/order-paper.ts'
import { type PaymentTerms, readTerms, usualTerms } from '@fairquay/contract/billing/terms.ts'
import { findCountryByName } from '@fairquay/contract/countries.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import type { DealLine, DealParty } from '@fairquay/contract/trade/deal.ts'
import type { DealAddress } from '@fairquay/contract/trade/deal-address.ts'
import { toGrams } from '@fairquay/contract/units.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { findAgreedLoads } from '../orders/find-agreed-loads.ts'
import { findOrder, findOrderLines, type OrderLineRow, type WholeOrderRow } from '../orders/queries.ts'
import { type BillingProfile, getBillingProfile } from './billing-profile.ts'

/** A line of an order with what it weighs: grams of one unit, net and gross, and the pack it travels in. */
export type BilledLine = OrderLineRow & { netGrams: number | null; load: DealLine['load'] }

/** Everything about an order that a paper may say. */
export type PaperOrder = {
  row: WholeOrderRow
  number: string
  lines: readonly BilledLine[]
  seller: BillingProfile
  buyer: BillingProfile
  parties: { seller: PaperParty; buyer: PaperParty }
  bank: PaperBank | null
  delivery: DealAddress | null
  loading: DealAddress | null
  /** ISO code of the country the goods go to. */
  destination: string
  terms: PaymentTerms
}

/** What was agreed, with the numbers and the bank account that its companies have now. */
export async function findPaperOrder(tx: Queryable, orderId: number): Promise<PaperOrder> {
  const row = await findOrder(tx, orderId)
  if (!row) throw new Error(`Order ${orderId} is not there`)
  const [seller, buyer, own] = [
    await getBillingProfile(tx, row.seller_id),
    await getBillingProfile(tx, row.buyer_id),
    await findOwnTerms(tx, orderId),
  ]
  const { addresses } = row.deal
  const delivery = row.delivery ?? addresses.shipping
  return {
    row,
    number: writeOrderNumber(row.year, row.number),
    lines: await findBilledLines(tx, orderId, row.request_id),
    seller,
    buyer,
    parties: { seller: nameParty(row.deal.seller, seller), buyer: nameParty(row.deal.buyer, buyer) },
    bank: bankOf(seller),
    delivery,
    loading: addresses.loading,
    destination: (delivery && findCountryByName(delivery.country)?.code) ?? row.deal.buyer.country_code,
    terms: own ?? termsOf(row.payment_terms, seller),
  }
}

/** What the words of the deal say, else what the seller usually asks for. */
export function termsOf(words: string, { form }: Pick<BillingProfile, 'form'>): PaymentTerms {
  return {
    deposit_percent: form.deposit_percent ?? usualTerms.deposit_percent,
    net_days: form.net_days ?? usualTerms.net_days,
    ...readTerms(words),
  }
}

async function findOwnTerms(tx: Queryable, orderId: number): Promise<PaymentTerms | undefined> {
  const { rows } = await sql<PaymentTerms>`
    select deposit_percent, net_days from order_terms where order_id = ${orderId}`.execute(tx)
  return rows[0]
}

type Weight = { position: number; value: number; measure: string }

async function findBilledLines(tx: Queryable, orderId: number, requestId: number): Promise<BilledLine[]> {
  const lines = await findOrderLines(tx, orderId)
  const { rows: weights } = await sql<Weight>`
    select l.position, coalesce(v.weight_value, d.weight_value) as value, case when v.weight_value is null then d.weight_measure else v.weight_measure end as measure
    from order_lines l left join product_data d on d.product_id = l.product_id
    left join lateral (
      select x.weight_value, x.weight_measure from product_variants x
      where x.product_id = l.product_id and x.weight_value is not null and string_to_array(x.variant_key, '-') <@ string_to_array(l.variant_key, '-')
      order by cardinality(string_to_array(x.variant_key, '-')) desc, x.position limit 1
    ) v on true
    where l.order_id = ${orderId} and coalesce(v.weight_value, d.weight_value) is not null`.execute(tx)
  const loads = await findAgreedLoads(tx, requestId)
  return lines.map((line) => {
    const weight = weights.find(({ position }) => position === line.position)
    const priced = line.unit_weight === null ? undefined : toGrams(line.unit_weight, line.price_unit)
    return {
      ...line,
      netGrams: priced ?? (weight ? (toGrams(weight.value, weight.measure) ?? null) : null),
      load: loads.get(line.position) ?? null,
    }
  })
}

function nameParty(party: DealParty, { form }: BillingProfile): PaperParty {
  return { ...party, vat_number: form.vat_number, eori: form.eori }
}

function bankOf({ form }: BillingProfile): PaperBank | null {
  const { holder, iban, account, bank, bic } = form
  return iban === '' && account === '' ? null : { holder, iban, account, bank, bic }
}
