import { joinAddress } from '../address-lines.ts'
import { formatHts } from '../hs-codes/code.ts'
import { formatNumber } from '../locale.ts'
import { type Amount, formatMoney } from '../money.ts'
import { formatPacks, formatSize, formatVolume, formatWeight, sumLoads } from '../trade/load.ts'
import { countUnits } from '../unit-words.ts'
import { describeShipment } from './review.ts'
import type { QuoteGoods, QuoteRequest } from './shapes.ts'

/** A logistic quote as its mails tell it: everything a forwarder needs to calculate. */
export type QuoteLetter = {
  requestId: number
  recipient: string
  /** The seller hears that somebody asks about its goods; the provider is asked for a price. */
  role: 'seller' | 'provider'
  request: QuoteRequest
  goods: readonly QuoteGoods[]
  currency: string
  total: Amount
  link: string
  marketplace: string
}

/** The subject holds only what the marketplace itself knows: nothing a person typed gets into the head of a mail (docs/safety.md#mail-and-documents). */
export function writeQuoteSubject({ requestId, goods, request }: QuoteLetter): string {
  const { grams, litres } = sumLoads(goods)
  return `Logistic quote ${requestId}: ${request.shipment_data.transport.type}, ${formatWeight(grams)}, ${formatVolume(litres)}`
}

/** The mail to the seller or to a service provider, plain text. */
export function writeQuoteText(letter: QuoteLetter): string {
  const { requestId, recipient, role, request, goods, currency, total, link, marketplace } = letter
  const { seller_data: seller, buyer_data: buyer, shipment_data, additional_notes: notes = '' } = request
  const load = sumLoads(goods)
  return [
    `Dear ${recipient},`,
    '',
    role === 'provider'
      ? `${buyer.company} asks for a logistic quote. Please answer the buyer with your price, transit time and validity.`
      : `${buyer.company} has asked for a logistic quote for your goods. Service providers may call you about the pickup.`,
    '',
    `Logistic quote ${requestId}`,
    '',
    'From',
    ...indent([
      seller.company,
      joinAddress(seller.loading_address),
      seller.loading_address.isStock ? 'Stock' : 'HQ Address',
      ...contactOf(seller),
    ]),
    '',
    'To',
    ...indent([buyer.company, joinAddress(buyer.shipping_address), ...contactOf(buyer)]),
    '',
    'Billed to',
    ...indent([
      buyer.billing_address.billing_company_name,
      joinAddress(buyer.billing_address),
      named('Registration number', buyer.billing_address.billing_registration_number),
      named('Tax number', buyer.billing_address.billing_tax_number),
    ]),
    '',
    'Shipment',
    ...indent(describeShipment(shipment_data).map(({ label, value }) => `${label}: ${value}`)),
    '',
    'Goods',
    ...goods.flatMap((line, index) => [...writeGoods(line, index + 1), '']),
    `Total: ${formatPacks(load.packs)}, ${formatWeight(load.grams)} gross, ${formatVolume(load.litres)}`,
    // Who only carries goods learns what they are worth where they are to be insured.
    ...(role === 'seller' || shipment_data.is_required_insurance
      ? [`Value of the goods: ${formatMoney(total, currency)}`]
      : []),
    ...(notes === '' ? [] : ['', 'Special notes', ...indent(notes.split(/\r?\n/))]),
    '',
    `See the request: ${link}`,
    '',
    marketplace,
    '',
  ].join('\n')
}

function writeGoods(line: QuoteGoods, number: number): string[] {
  const { pack } = line
  return [
    `${number}. ${line.name}`,
    ...line.options.map(({ name, value }) => `   ${name}: ${value}`),
    `   ${countUnits(line.quantity, line.order_measure)}, origin ${line.origin}${line.hts ? `, HTS ${formatHts(line.hts)}` : ''}`,
    `   ${formatNumber(line.packs)} × ${pack.type} of ${formatNumber(pack.units)}, ${formatSize(pack)}, ${formatWeight(pack.grams)} each`,
    `   ${formatWeight(line.grams)} gross, ${formatVolume(line.litres)}`,
  ]
}

function contactOf(party: QuoteRequest['seller_data'] | QuoteRequest['buyer_data']): string[] {
  return [`${party.first_name} ${party.last_name}`, party.email, party.phone]
}

function named(name: string, value: string | undefined): string {
  return value ? `${name}: ${value}` : ''
}

function indent(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '').map((line) => `  ${line}`)
}
