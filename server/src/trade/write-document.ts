import { formatDay } from '@fairquay/contract/locale.ts'
import { type Amount, formatMoney, formatUnitPrice } from '@fairquay/contract/money.ts'
import type { SellerRequest } from '@fairquay/contract/trade/check-lines.ts'
import { describeCodes } from '@fairquay/contract/trade/line-codes.ts'
import { requestDocumentTexts } from '@fairquay/contract/trade/messages.ts'
import { writeNumber } from '@fairquay/contract/trade/paper-parts.ts'
import { paperTexts } from '@fairquay/contract/trade/paper-texts.ts'
import type { RequestedLine } from '@fairquay/contract/trade/requested-line.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { listLinesToStore, type RequestToStore } from './lines-to-store.ts'
import type { RequestDocument } from './request-documents.ts'

type Party = { title: string; name: string; lines: readonly string[] }

export type TradeRequest = {
  title: string
  requestId: number
  /** ISO date. */
  day: string
  parties: readonly Party[]
  /** Under this title; those without a value are left out. */
  factsTitle: string
  facts: readonly { label: string; value: string }[]
  lines: readonly RequestedLine[]
  currency: string
  total: Amount
  /** What the buyer wrote to the seller; '' where nothing was said. */
  message?: string
  note: string
  marketplace: string
}

/** The lines of a request, for its mail and its document. */
export function describeLines({ lines }: SellerRequest | RequestToStore): RequestedLine[] {
  return listLinesToStore(lines)
}

/** What the template `trade-request` prints: everything is text already, the template only sets it. */
export function writeTradeRequest(request: TradeRequest): RequestDocument {
  const {
    title,
    requestId,
    day,
    parties,
    factsTitle,
    facts,
    lines,
    currency,
    total,
    message = '',
    note,
    marketplace,
  } = request
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
        { label: requestDocumentTexts.date, value: formatDay(day) },
      ],
      parties: parties.map((party) => ({
        title: party.title,
        name: breakLong(party.name),
        lines: party.lines.filter((line) => line.trim() !== '').map(breakLong),
      })),
      facts_title: factsTitle,
      facts: facts
        .filter(({ value }) => value.trim() !== '')
        .map(({ label, value }) => ({ label, value: breakLong(value) })),
      columns: requestDocumentTexts.columns,
      goods: lines.map((line, index) => ({
        number: String(index + 1),
        name: breakLong(line.name),
        details: breakLong(describeDetails(line, currency)),
        quantity: countUnits(line.quantity, line.orderMeasure),
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
      message:
        message.trim() === '' ? null : { title: requestDocumentTexts.message, lines: breakLong(message).split('\n') },
      notes: [note],
    },
  }
}

/** 'Size: 250 ml, Target price: $4.00' */
function describeDetails({ options, targetPrice = null, codes }: RequestedLine, currency: string): string {
  const target =
    targetPrice === null
      ? []
      : [{ name: requestDocumentTexts.targetPrice, value: formatUnitPrice(targetPrice, currency) }]
  return [...options, ...target, ...describeCodes(codes ?? {})].map(({ name, value }) => `${name}: ${value}`).join(', ')
}

function describePrice({ unitPrice, unitWeight, priceUnit }: RequestedLine, currency: string): string {
  if (unitPrice === 0) return requestDocumentTexts.onDemand
  const price = formatUnitPrice(unitPrice, currency)
  return unitWeight === null ? price : paperTexts.weightAt(writeNumber(unitWeight), price, priceUnit)
}

/** A word wider than a column may be broken every 24 characters. */
function breakLong(text: string): string {
  return text.replace(/\S{40,}/g, (word) => word.replace(/.{24}/gu, '$&\u200b'))
}
