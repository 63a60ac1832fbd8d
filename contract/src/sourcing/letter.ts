import { formatUnitPrice, type UnitPrice } from '../money.ts'
import { describeValidity } from '../trade/terms.ts'
import type { Validity } from '../trade/validity.ts'
import { countUnits } from '../unit-words.ts'

/** An RFQ as a seller is told of it. `targetPrice` is for one unit; null where the buyer names none. */
export type RfqLetter = {
  title: string
  quantity: number
  unit: string
  targetPrice: UnitPrice | null
  currency: string
  deadline: Validity
  note: string
}

/** The subject holds only what the marketplace itself knows (docs/safety.md#mail-and-documents). */
export function writeRfqSubject(requestId: number): string {
  return `Request for prices ${requestId}`
}

/** The mail to one seller, plain text. */
export function writeRfqText(
  rfq: RfqLetter,
  given: { requestId: number; recipient: string; buyer: string; link: string; marketplace: string },
): string {
  return [
    `Dear ${given.recipient},`,
    '',
    `${given.buyer} asks for your price.`,
    '',
    ...describeRfq(rfq),
    '',
    `Answer the request: ${given.link}`,
    '',
    given.marketplace,
    '',
  ].join('\n')
}

/** What the buyer says with the request, as the first message of the conversation. */
export function writeRfqMessage(rfq: RfqLetter): string {
  return describeRfq(rfq).join('\n')
}

function describeRfq({ title, quantity, unit, targetPrice, currency, deadline, note }: RfqLetter): string[] {
  return [
    `${title}: ${countUnits(quantity, unit)}`,
    ...(targetPrice === null ? [] : [`Target price for one unit: ${formatUnitPrice(targetPrice, currency)}`]),
    `Please answer by ${describeValidity(deadline)}.`,
    ...(note.trim() === '' ? [] : ['', note.trim()]),
  ]
}
