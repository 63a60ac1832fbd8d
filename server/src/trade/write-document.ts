import { formatNumber } from '@fairquay/contract/locale.ts'
import { type Amount, formatMoney, formatUnitPrice, type UnitPrice } from '@fairquay/contract/money.ts'
import { requestDocumentTexts } from '@fairquay/contract/trade/messages.ts'
import { writeNumber } from '@fairquay/contract/trade/paper-parts.ts'
import { paperTexts } from '@fairquay/contract/trade/paper-texts.ts'
import type { RequestDocument } from './request-documents.ts'

type Party = { title: string; name: string; lines: readonly string[] }

export type DocumentLine = {
  name: string
  options: readonly { name: string; value: string }[]
  quantity: number
  orderMeasure: string
  /** 0 where the seller names its price on demand. */
  unitPrice: UnitPrice
  priceUnit: string
  unitWeight: number | null
  total: Amount
}

export type TradeRequest = {
  title: string
  requestId: number
  /** ISO date. */
  day: string
  parties: readonly Party[]
  facts: readonly { label: string; value: string }[]
  lines: readonly DocumentLine[]
  currency: string
  total: Amount
  note: string
  marketplace: string
}

/** What the template `trade-request` prints: everything is text already, the template only sets it. */
export function writeTradeRequest(request: TradeRequest): RequestDocument {
  const { title, requestId, day, parties, facts, lines, currency, total, note, marketplace } = request
  const amount = (amount: Amount, isPriced: boolean) =>
    isPriced ? formatMoney(amount, currency) : requestDocumentTexts.onDemand
  return {
    template: 'trade-request',
    data: {
      marketplace,
      title,
      footer: `${marketplace} · ${title} ${requestId}`,
      heads: [
        { label: requestDocumentTexts.number, value: String(requestId) },
        { label: requestDocumentTexts.date, value: day },
      ],
      parties: parties.map((party) => ({
        title: party.title,
        name: breakLong(party.name),
        lines: party.lines.filter((line) => line.trim() !== '').map(breakLong),
      })),
      facts,
      columns: requestDocumentTexts.columns,
      goods: lines.map((line, index) => ({
        number: String(index + 1),
        name: breakLong(line.name),
        details: breakLong(line.options.map(({ name, value }) => `${name}: ${value}`).join(', ')),
        quantity: `${formatNumber(line.quantity)} ${line.orderMeasure}`,
        price: describePrice(line, currency),
        total: amount(line.total, line.unitPrice > 0),
      })),
      total: {
        label: requestDocumentTexts.total,
        value: amount(
          total,
          lines.some(({ unitPrice }) => unitPrice > 0),
        ),
      },
      notes: [note],
    },
  }
}

function describePrice({ unitPrice, unitWeight, priceUnit }: DocumentLine, currency: string): string {
  if (unitPrice === 0) return requestDocumentTexts.onDemand
  const price = formatUnitPrice(unitPrice, currency)
  return unitWeight === null ? price : paperTexts.weightAt(writeNumber(unitWeight), price, priceUnit)
}

/** A word wider than a column may be broken every 24 characters. */
function breakLong(text: string): string {
  return text.replace(/\S{40,}/g, (word) => word.replace(/.{24}/gu, '$&\u200b'))
}
