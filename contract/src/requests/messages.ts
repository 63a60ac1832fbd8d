import { priceMessages } from '../cart/messages.ts'
import { formatMoney } from '../money.ts'

/** Why a line of a purchase request is refused, beside the sentences of the cart. */
export const requestMessages = {
  productGone: 'This product is not on the market any more.',
  ownProduct: 'Products of your own company cannot be requested.',
  optionsMissing: 'Please choose a value for every option of this product.',
  listedTwice: 'This product is in the request twice. Put the quantities together in one line.',
  amountTooLarge: 'The total of this line is larger than one request can hold. Please order less at once.',
  noCompany: 'Your account belongs to no company, so it cannot send requests.',
  suspended: 'This company is suspended at the moment. Its offers cannot be accepted, and it can make no new ones.',
  ownSuspended: 'Your company is suspended at the moment, so it can make no offers.',
  notYours: 'Your part in this request does not allow that.',
  alreadyIs: {
    sent: 'This request waits for an answer.',
    seen: 'This request was opened and waits for an answer.',
    asked: 'A question about this request waits to be answered.',
    answered: 'The question about this request was answered.',
    quoted: 'There is an offer for this request.',
    countered: 'The buyer has proposed other terms.',
    revised: 'There is a revised offer for this request.',
    accepted: 'An offer for this request was accepted.',
    declined: 'This request was declined.',
    withdrawn: 'This request was withdrawn.',
    expired: 'The offer for this request has expired.',
  },
} as const

/** What the document of a request says beside its data. */
export const requestDocumentTexts = {
  purchaseTitle: 'Purchase request',
  customsTitle: 'Customs import duties request',
  number: 'Number',
  date: 'Date',
  buyer: 'Buyer',
  seller: 'Seller',
  broker: 'Sent to',
  columns: ['', 'Goods', 'Quantity', 'Price', 'Total'],
  total: 'Total',
  onDemand: priceMessages.onDemand,
  purchaseNote:
    'Prices are those of the seller’s price list at the time of the request. Goods have not been paid for or reserved.',
  customsNote:
    'The value of the goods is that of the seller’s price list at the time of the request. The estimate itself comes from the broker.',
} as const

/** A purchase request as its mail tells it. Amounts in minor units. */
export type PurchaseLetter = {
  requestId: number
  recipient: string
  buyer: { company: string; person: string; email: string; phone: string; place: string }
  seller: string
  lines: {
    name: string
    options: readonly { name: string; value: string }[]
    quantity: number
    orderMeasure: string
    unitPrice: number
    priceUnit: string
    /** Weight of one unit in `priceUnit`; null unless priced by weight. */
    unitWeight: number | null
    total: number
  }[]
  currency: string
  total: number
  link: string
  marketplace: string
}

/** The subject holds only what the marketplace itself knows: nothing a person typed gets into the head of a mail (safety.md). */
export function writePurchaseSubject({ requestId, lines, currency, total }: PurchaseLetter): string {
  return `Purchase request ${requestId}: ${countOf(lines.length, 'line')}, ${formatMoney(total, currency)}`
}

/** The mail a seller gets for a purchase request, plain text. */
export function writePurchaseText(letter: PurchaseLetter): string {
  const { recipient, buyer, lines, currency, total, link, marketplace, requestId } = letter
  return [
    `Dear ${recipient},`,
    '',
    `${buyer.company} would like to buy from you.`,
    '',
    `Purchase request ${requestId}`,
    '',
    ...lines.flatMap((line, index) => [...writeLine(line, index + 1, currency), '']),
    `Total: ${formatMoney(total, currency)}`,
    '',
    'Please answer the buyer:',
    `  ${buyer.person}, ${buyer.company}`,
    ...[buyer.place, buyer.email, buyer.phone].filter((part) => part !== '').map((part) => `  ${part}`),
    '',
    `See the request: ${link}`,
    '',
    `Prices are those of your price list at the time of the request. Goods have not been paid for or reserved.`,
    '',
    marketplace,
    '',
  ].join('\n')
}

function writeLine(line: PurchaseLetter['lines'][number], number: number, currency: string): string[] {
  const { name, options, quantity, orderMeasure, unitPrice, priceUnit, unitWeight, total } = line
  const each =
    unitWeight === null
      ? formatMoney(unitPrice, currency)
      : `${unitWeight} ${priceUnit} at ${formatMoney(unitPrice, currency)} per ${priceUnit}`
  return [
    `${number}. ${name}`,
    ...options.map((option) => `   ${option.name}: ${option.value}`),
    `   ${quantity.toLocaleString('en-US')} × ${orderMeasure}, ${each}`,
    `   ${formatMoney(total, currency)}`,
  ]
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
