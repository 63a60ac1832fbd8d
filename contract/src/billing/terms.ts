import type { Amount } from '../money.ts'
import { shareOf } from '../money-shares.ts'

/** What is paid when: a share with the order, the rest so many days after each invoice. */
export type PaymentTerms = { deposit_percent: number; net_days: number }

/** Where nothing is said: nothing in advance, and thirty days. */
export const usualTerms: PaymentTerms = { deposit_percent: 0, net_days: 30 }

const wordsOfDeposit =
  /(\d{1,3})\s*%\s*(?:of\s+\w+\s+)?(?:t\/?t\s*)?(?:as\s+)?(?:an?\s+)?(?:deposit|down\s*payment|prepa(?:id|yment)|advance|in advance|up\s*front|with (?:the )?order|anzahlung|vorkasse|t\/t)/i
const wordsOfDepositBefore = /(?:deposit|down\s*payment|advance|anzahlung)\s*(?:of|:)?\s*(\d{1,3})\s*%/i
const wordsOfNet = /\bnet\s*(\d{1,3})\b(?!\s*%)/i
const wordsOfDays = /(?:within|in|n)\s*\/?\s*(\d{1,3})\b(?!\s*%)|(\d{1,3})\s*(?:days?|tage)\b/i
const wholeInAdvance =
  /^\s*(?:100\s*%\s*)?(?:prepayment|payment in advance|in advance|advance payment|cash in advance|cia|vorkasse|pro[- ]?forma)\s*\.?\s*$/i
const atOnce =
  /(?:due|payable|payment|cash)\s+(?:up)?on\s+(?:receipt|delivery|invoice|shipment)|\bcod\b|immediate|\bbefore\s+(?:shipping|shipment|dispatch|despatch|delivery|loading)|\bagainst\s+(?:copy\s+of\s+)?(?:documents|b\/l|bill\s+of\s+lading)/i

/**
 * What the words of an offer say of deposit and days: '30% deposit, balance net 30 days' → 30 and 30. Nothing where they say neither: what they mean is for the seller to enter.
 */
export function readTerms(words: string): Partial<PaymentTerms> {
  if (wholeInAdvance.test(words)) return { deposit_percent: 100, net_days: 0 }
  const deposit = wordsOfDeposit.exec(words)?.[1] ?? wordsOfDepositBefore.exec(words)?.[1]
  const days = wordsOfNet.exec(words) ?? wordsOfDays.exec(words)
  const net = days ? Number(days[1] ?? days[2]) : atOnce.test(words) ? 0 : undefined
  const percent = deposit === undefined ? undefined : Number(deposit)
  return {
    ...(percent !== undefined && percent <= wholePercent && { deposit_percent: percent }),
    ...(net !== undefined && net <= mostNetDays && { net_days: net }),
  }
}

export const mostNetDays = 365
const wholePercent = 100

/** Days from the order until its deposit is due: what an invoice payable at once is usually given. */
export const depositDays = 7

/** What is asked for with the order. */
export function depositOf(total: Amount, { deposit_percent }: PaymentTerms): Amount {
  return shareOf(total, deposit_percent, wholePercent)
}
