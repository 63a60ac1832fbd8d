import { priceMessages } from '../catalogue/price-messages.ts'
import { formatHts } from '../hs-codes/code.ts'
import { formatMoney } from '../money.ts'
import { describeCodes } from '../trade/line-codes.ts'
import type { RequestedLine } from '../trade/requested-line.ts'
import { countUnits } from '../unit-words.ts'
import { nameMarket, valueBasisOf } from './rules.ts'

/** A customs request as its mail and its document tell it. Amounts in minor units, markets as ISO codes. */
export type CustomsLetter = {
  requestId: number
  recipient: string
  buyer: { company: string; person: string; email: string; phone: string; place: string }
  seller: { company: string; place: string }
  /** The one that is asked about; null where lines of a deal are. */
  product: { name: string; hts: string | null; origin: string } | null
  /** Of a deal: what customs take as value hangs on them. Freight as far as it was agreed, minor units. */
  terms: { incoterm: string; place: string; freight: { total: number; currency: string } | null } | null
  exportingMarket: string
  importingMarket: string
  /** Each combination asked about; `total` 0 where the seller names its price on demand. */
  lines: readonly Pick<RequestedLine, 'name' | 'options' | 'quantity' | 'orderMeasure' | 'total' | 'codes'>[]
  currency: string
  total: number
  link: string
  marketplace: string
}

/** The subject holds only what the marketplace itself knows: nothing a person typed gets into the head of a mail (docs/safety.md#mail-and-documents). */
export function writeCustomsSubject({ requestId, exportingMarket, importingMarket }: CustomsLetter): string {
  return `Customs request ${requestId}: ${nameMarket(exportingMarket)} to ${nameMarket(importingMarket)}`
}

/** The mail to the broker, plain text. */
export function writeCustomsText(letter: CustomsLetter): string {
  const { recipient, buyer, seller, product, lines, currency, total, link, marketplace, requestId } = letter
  return [
    `Dear ${recipient},`,
    '',
    `${buyer.company} asks for an estimate of customs import duties. Please answer the buyer.`,
    '',
    `Customs request ${requestId}`,
    ...describeCustoms(letter).map(({ label, value }) => `  ${label}: ${value}`),
    '',
    'Goods',
    ...(product ? [`  ${product.name}`] : []),
    ...lines.map((line) => `  ${describeLine(line, product === null, currency)}`),
    `  Value of the goods: ${formatValue(total, currency)}`,
    '',
    'Seller',
    ...indent([seller.company, seller.place]),
    '',
    'Buyer',
    ...indent([`${buyer.person}, ${buyer.company}`, buyer.place, buyer.email, buyer.phone]),
    '',
    `See the request: ${link}`,
    '',
    marketplace,
    '',
  ].join('\n')
}

/** 'Size: 250 ml, Article number: ALB-12, 24 bottles, €240.00'; of a deal with name, customs code and origin. */
function describeLine(line: CustomsLetter['lines'][number], isNamed: boolean, currency: string): string {
  const { name, options, quantity, orderMeasure, total, codes } = line
  const { sku = null, barcode = null } = codes ?? {}
  // Customs code and origin of the one product stand above already.
  const facts = [...options, ...describeCodes(isNamed ? (codes ?? {}) : { sku, barcode })]
  return [
    ...(isNamed ? [name] : []),
    ...facts.map((fact) => `${fact.name}: ${fact.value}`),
    countUnits(quantity, orderMeasure),
    formatValue(total, currency),
  ].join(', ')
}

/** Where the goods go from and to, and what a broker calculates with. */
export function describeCustoms({
  exportingMarket,
  importingMarket,
  product,
  terms,
}: Pick<CustomsLetter, 'exportingMarket' | 'importingMarket' | 'product' | 'terms'>): {
  label: string
  value: string
}[] {
  return [
    { label: 'Exporting market', value: nameMarket(exportingMarket) },
    { label: 'Importing market', value: nameMarket(importingMarket) },
    ...(product
      ? [
          { label: 'Country of origin', value: nameMarket(product.origin) },
          { label: 'HTS code', value: product.hts ? formatHts(product.hts) : 'Not given' },
        ]
      : []),
    { label: 'Customs value basis', value: valueBasisOf(importingMarket) },
    ...(terms?.incoterm ? [{ label: 'Incoterm', value: [terms.incoterm, terms.place].join(' ').trim() }] : []),
    ...(terms
      ? [
          {
            label: 'Freight agreed',
            value: terms.freight ? formatMoney(terms.freight.total, terms.freight.currency) : 'Not yet',
          },
        ]
      : []),
  ]
}

/** An amount, or what stands in its place where the seller names none. */
export function formatValue(minor: number, currency: string): string {
  return minor > 0 ? formatMoney(minor, currency) : priceMessages.onDemand
}

function indent(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== '').map((part) => `  ${part}`)
}
