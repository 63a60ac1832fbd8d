import { listAddressLines } from '@fairquay/contract/address-lines.ts'
import { adviseShipment } from '@fairquay/contract/freight/advice.ts'
import { readShipment } from '@fairquay/contract/freight/convert.ts'
import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import { planInputOfFreight } from '@fairquay/contract/freight/plan-input.ts'
import { describeShipment } from '@fairquay/contract/freight/review.ts'
import type { QuoteGoods, QuoteReview } from '@fairquay/contract/freight/shapes.ts'
import { formatHts } from '@fairquay/contract/hs-codes/code.ts'
import { formatDay, formatNumber } from '@fairquay/contract/locale.ts'
import { formatMoney } from '@fairquay/contract/money.ts'
import { readTravel } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { writeLoadSection } from '@fairquay/contract/shipment-plans/load-section.ts'
import { addDanger } from '@fairquay/contract/shipment-plans/names.ts'
import type { ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import {
  formatPacks,
  formatSize,
  formatVolume,
  formatWeight,
  listHts,
  sumLoads,
} from '@fairquay/contract/trade/load.ts'
import { paperTexts } from '@fairquay/contract/trade/paper-texts.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'

/** What the template `logistic-quote` prints. */
export type ReviewDocument = ReturnType<typeof writeReviewDocument>

type ReviewParts = {
  review: QuoteReview
  goods: readonly QuoteGoods[]
  /** How the goods are loaded; null where that is not known. */
  plan: ShipmentPlan | null
  /** Of the stored request; absent for a review that was not sent. */
  requestId?: number
  /** ISO date. */
  day: string
  /** Minor units. */
  value: { total: number; currency: string } | undefined
  marketplace: string
}

/** The words of a review document: everything is text already, the template only sets it. */
export function writeReviewDocument({ review, goods, plan, requestId, day, value, marketplace }: ReviewParts) {
  const load = sumLoads(goods)
  const codes = listHts(goods.map(({ hts }) => hts))
  const title = 'Logistic quote request'
  const number = requestId === undefined ? 'Not sent yet' : String(requestId)
  return {
    marketplace,
    title,
    footer: `${marketplace} · ${title} ${requestId ?? ''}`.trim(),
    heads: [
      { label: 'Number', value: number },
      { label: 'Date', value: formatDay(day) },
    ],
    parties: writeParties(review),
    facts: describeShipment(review.shipment_data),
    columns: ['', 'Goods', 'HTS', 'Quantity', 'Packing', 'Gross weight', 'Volume'],
    goods: goods.map(writeLine),
    totals: {
      label: 'Total',
      packs: formatPacks(load.packs),
      weight: formatWeight(load.grams),
      volume: formatVolume(load.litres),
    },
    summary: [{ label: 'HTS codes', value: codes.map(formatHts).join(', ') || 'None given' }],
    /** Apart, because not everybody with a part in the request may know it. */
    value: { label: 'Value of the goods', value: value ? formatMoney(value.total, value.currency) : 'Not stated' },
    ...(plan && { load: writeLoadSection(planInputOfFreight(review.shipment_data, goods), plan) }),
    advice: adviseShipment(readShipment(review.shipment_data), {
      loading: { zip: '', ...review.address_seller },
      shipping: { zip: '', ...review.address_buyer.shippingAddress },
    }).map(({ sentence }) => sentence),
    notesTitle: quoteTexts.specialNotes,
    notes: (review.additional_notes ?? '').trim() === '' ? [] : writeParagraphs(review.additional_notes ?? ''),
  }
}

function writeParties({ seller, address_seller, buyer, address_buyer }: QuoteReview) {
  const { shippingAddress, billingAddress } = address_buyer
  return [
    party('Seller', seller.company, [nameOf(seller), joinPhone(seller), seller.email]),
    party('Buyer', buyer.company, [nameOf(buyer), joinPhone({ phone: '', ...buyer }), buyer.email ?? '']),
    party(
      `Loading address · ${address_seller.isStock ? quoteTexts.stockAddress : quoteTexts.headquartersAddress}`,
      '',
      listAddressLines(address_seller),
    ),
    party('Shipping address', '', listAddressLines(shippingAddress)),
    party('Billing address', billingAddress.billing_company_name ?? '', [
      ...listAddressLines(billingAddress),
      named('Registration number', billingAddress.billing_registration_number),
      named('Tax number', billingAddress.billing_tax_number),
    ]),
    party(quoteTexts.submitTo, quoteTexts.serviceProvider, []),
  ]
}

function party(title: string, name: string, lines: readonly string[]) {
  return { title, name: breakLong(name), lines: lines.filter((line) => line.trim() !== '').map(breakLong) }
}

function writeLine(line: QuoteGoods, index: number) {
  const { pack } = line
  return {
    number: String(index + 1),
    name: breakLong(pack.travel ? addDanger(line.name, readTravel(pack.travel)) : line.name),
    details: [
      ...line.options.map(({ name, value }) => breakLong(`${name}: ${value}`)),
      `${paperTexts.origin} ${line.origin}`,
      ...(line.isLastPackPartial ? [paperTexts.lastPackPartial] : []),
    ].join(' · '),
    hts: line.hts ? formatHts(line.hts) : '',
    quantity: countUnits(line.quantity, line.order_measure),
    packing: [
      `${formatNumber(line.packs)} × ${paperTexts.packOf(pack.type, formatNumber(pack.units))}`,
      `${formatSize(pack)}, ${formatWeight(pack.grams)}`,
    ],
    weight: formatWeight(line.grams),
    volume: formatVolume(line.litres),
  }
}

function writeParagraphs(text: string): string[] {
  return text.trim().split(/\r?\n/).map(breakLong)
}

/** A word wider than a column may be broken every 24 characters. */
function breakLong(text: string): string {
  return text.replace(/\S{40,}/g, (word) => word.replace(/.{24}/gu, '$&\u200b'))
}

function nameOf(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`
}

function joinPhone({ phone_code, phone }: { phone_code: string; phone: string }): string {
  return [phone_code, phone].filter((part) => part !== '').join(' ')
}

function named(name: string, value: string | undefined): string {
  return value ? `${name}: ${value}` : ''
}
