import {
  type CreditableLine,
  type CreditPart,
  listWholeCredit,
  refuseCreditParts,
  sumCredit,
  sumCreditOfAmount,
} from '@fairquay/contract/billing/credit.ts'
import { type InvoiceSums, sumInvoice } from '@fairquay/contract/billing/invoice-sums.ts'
import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import type { Creditable } from '@fairquay/contract/billing/shapes.ts'
import { readRate } from '@fairquay/contract/billing/vat.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { hasWords } from '@fairquay/contract/has-words.ts'
import { isWhole, readMoney, writeMoney } from '@fairquay/contract/money.ts'
import { readTypedNumber } from '@fairquay/contract/typed-number.ts'
import { readQuantity } from './invoice-draft.ts'
import { billingTexts } from './texts.ts'

/** What a credit note can be of: all that is left of the invoice, units of its lines, or an amount of no line in particular. */
export type CreditOf = 'lines' | 'whole' | 'amount'

/** A credit note as it is typed; `lines` and `amounts` by position. */
export type CreditDraft = {
  of: CreditOf
  lines: Readonly<Record<string, string>>
  amounts: Readonly<Record<string, string>>
  amount: string
  reason: string
}

export const emptyCredit: CreditDraft = { of: 'lines', lines: {}, amounts: {}, amount: '', reason: '' }

/** The lines as the rules count them. */
export function readLines({ lines, currency }: Creditable): CreditableLine[] {
  return lines.map(({ position, quantity, credited, net, vat_category, vat_percent }) => ({
    position,
    quantity,
    credited,
    net: readMoney(net, currency),
    category: vat_category,
    rate: readRate(vat_percent) ?? 0,
  }))
}

/** What there is to choose from: no units where none are left, and not the whole where parts of it are taxed in different ways and cannot be told apart any more. */
export function listCreditKinds(invoice: Creditable): CreditOf[] {
  const lines = readLines(invoice)
  const isTaxedAlike = new Set(lines.map(({ category, rate }) => `${category} ${rate}`)).size === 1
  return [
    ...(lines.some(({ credited, quantity }) => credited < quantity) ? (['lines'] as const) : []),
    ...(isTaxedAlike || listWholeCredit(lines, leftOf(invoice)) ? (['whole'] as const) : []),
    'amount',
  ]
}

const leftOf = ({ left, currency }: Creditable) => readMoney(left, currency)

function readParts({ lines, amounts }: CreditDraft, { currency }: Creditable): CreditPart[] {
  return Object.keys(lines).flatMap((position) => {
    const quantity = readQuantity(lines[position])
    const typed = amounts[position] ?? ''
    const amount = typed.trim() === '' ? undefined : readMoney(readTypedNumber(typed), currency)
    return quantity > 0 ? [{ position: Number(position), quantity, amount }] : []
  })
}

export function refuseCredit(draft: CreditDraft, invoice: Creditable | undefined): FailureDetails {
  const reason: FailureDetails = !hasWords(draft.reason) ? { reason: billingMessages.reasonMissing } : {}
  if (!invoice) return { ...reason, lines: billingTexts.creditNotLoaded }
  if (draft.of === 'lines') return { ...refuseLines(draft, invoice), ...reason }
  if (draft.of === 'whole') return reason
  const amount = readMoney(readTypedNumber(draft.amount), invoice.currency)
  if (!(isWhole(amount) && amount > 0)) return { amount: billingMessages.amount, ...reason }
  return { ...(amount > leftOf(invoice) && { amount: billingMessages.tooMuchCredited }), ...reason }
}

function refuseLines(draft: CreditDraft, invoice: Creditable): FailureDetails {
  const typed = Object.entries(draft.lines)
  const unread = typed.filter(([, text]) => Number.isNaN(readQuantity(text)))
  const wrong = Object.fromEntries(unread.map(([position]) => [`lines.${position}`, billingTexts.needsWhole]))
  const parts = readParts(draft, invoice)
  const faults = refuseCreditParts(readLines(invoice), parts)
  if (parts.length === 0 && unread.length === 0) return { lines: billingTexts.nothingChosen }
  const { net } = sumOf(draft, invoice)
  const isTooMuch = Object.keys({ ...wrong, ...faults }).length === 0 && net > leftOf(invoice)
  return { ...wrong, ...faults, ...(isTooMuch && { lines: billingMessages.tooMuchCredited }) }
}

/** What the note comes to: the same sums as it will have; nothing of what cannot be read yet. */
export function sumOf(draft: CreditDraft, invoice: Creditable): InvoiceSums {
  const lines = readLines(invoice)
  if (draft.of === 'whole') {
    const parts = listWholeCredit(lines, leftOf(invoice))
    return parts ? sumCredit(lines, parts) : sumCreditOfAmount(lines, leftOf(invoice))
  }
  if (draft.of === 'lines') {
    const parts = readParts(draft, invoice)
    return sumCredit(
      lines,
      parts.filter((part) => Object.keys(refuseCreditParts(lines, [part])).length === 0),
    )
  }
  const amount = readMoney(readTypedNumber(draft.amount), invoice.currency)
  return isWhole(amount) && amount > 0 ? sumCreditOfAmount(lines, amount) : sumInvoice([])
}

/** What is sent of it, beside the invoice and the reason. */
export function toCredit(draft: CreditDraft, invoice: Creditable) {
  const spell = (parts: readonly CreditPart[]) => ({
    lines: parts.map(({ amount, ...part }) => ({
      ...part,
      ...(amount !== undefined && { amount: writeMoney(amount, invoice.currency) }),
    })),
  })
  if (draft.of === 'lines') return spell(readParts(draft, invoice))
  if (draft.of === 'amount') return { amount: readTypedNumber(draft.amount) }
  const parts = listWholeCredit(readLines(invoice), leftOf(invoice))
  return parts ? spell(parts) : { amount: invoice.left }
}
