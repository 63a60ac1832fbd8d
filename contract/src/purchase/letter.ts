import { formatNumber, formatPlural } from '../locale.ts'
import { type Amount, formatMoney, formatUnitPrice } from '../money.ts'
import { describeCodes } from '../trade/line-codes.ts'
import type { RequestedLine } from '../trade/requested-line.ts'
import { countUnits } from '../unit-words.ts'
import { askedTermsLabels as labels } from './messages.ts'
import { describeWishes, type Wishes } from './wishes.ts'

/** A purchase request as its mail tells it. */
export type PurchaseLetter = {
  requestId: number
  recipient: string
  buyer: { company: string; person: string; email: string; phone: string; place: string }
  seller: string
  lines: readonly RequestedLine[]
  currency: string
  total: Amount
  /** What the order value took off, in a sentence; '' where it reached no step. */
  promise: string
  wishes: Wishes
  link: string
  marketplace: string
}

/** The subject holds only what the marketplace itself knows: nothing a person typed gets into the head of a mail (docs/safety.md#mail-and-documents). */
export function writePurchaseSubject({ requestId, lines, currency, total }: PurchaseLetter): string {
  return `Purchase request ${requestId}: ${formatPlural(lines.length, { one: '# line', other: '# lines' })}, ${formatMoney(total, currency)}`
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
    ...(letter.promise === '' ? [] : [letter.promise]),
    '',
    ...writeWishes(letter.wishes),
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

function writeWishes(wishes: Wishes): string[] {
  const facts = describeWishes(wishes).map(({ label, value }) => `${label}: ${value}`)
  const message =
    wishes.message === '' ? [] : [`${labels.message}:`, ...wishes.message.split('\n').map((line) => `  ${line}`)]
  return [...facts, ...(facts.length > 0 ? [''] : []), ...message, ...(message.length > 0 ? [''] : [])]
}

function writeCodes({ codes }: RequestedLine): string[] {
  const known = describeCodes(codes ?? {})
  return known.length === 0 ? [] : [`   ${known.map(({ name, value }) => `${name}: ${value}`).join(' · ')}`]
}

function writeLine(line: PurchaseLetter['lines'][number], number: number, currency: string): string[] {
  const { name, options, quantity, orderMeasure, unitPrice, priceUnit, unitWeight, total, targetPrice = null } = line
  const each =
    unitWeight === null
      ? formatUnitPrice(unitPrice, currency)
      : `${formatNumber(unitWeight, { maximumFractionDigits: 6 })} ${priceUnit} at ${formatUnitPrice(unitPrice, currency)} per ${priceUnit}`
  return [
    `${number}. ${name}`,
    ...options.map((option) => `   ${option.name}: ${option.value}`),
    `   ${countUnits(quantity, orderMeasure)}, ${each}`,
    `   ${formatMoney(total, currency)}`,
    ...(targetPrice === null ? [] : [`   ${labels.targetPrice}: ${formatUnitPrice(targetPrice, currency)}`]),
    ...writeCodes(line),
  ]
}
