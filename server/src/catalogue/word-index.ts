import { CompiledQuery } from 'kysely'
import type { Queryable } from '../database.ts'
import type { ProductRecord } from './queries.ts'

/** Adds the words of texts to the lexicon that typing errors are corrected by; those that are there already are left. */
export async function noteWords(tx: Queryable, texts: readonly string[]): Promise<void> {
  if (texts.length > 0) await tx.executeQuery(CompiledQuery.raw('select note_words($1::text[])', [texts]))
}

/** Customs codes are known by their heading and its parts: 1806, 180632, 18063210, 1806321000. */
const customsPrefixes = [4, 6, 8, 10]

/** Codes a product is found by, written as one lower-case word after a '#', which no word of a text has. */
export function codesOf({ ttw_code, barcode, hts, terms, variants }: ProductRecord): string[] {
  const barcodes = [barcode, ...variants.map((variant) => variant.barcode)].flatMap(barcodesOf)
  const plain = [ttw_code, ttw_code?.replace(/^\D+/, ''), ...barcodes, hts, ...terms.map(({ sku }) => sku)]
  const headings = customsPrefixes.map((length) => (hts && hts.length > length ? hts.slice(0, length) : undefined))
  const codes = [...plain, ...headings].map((code) => spellCode(code ?? ''))
  return [...new Set(codes.filter((code) => code.length >= shortestCode))].map((code) => `#${code}`)
}

/** A barcode is read with 12, 13 or 14 digits, by the zeros before it. */
function barcodesOf(barcode: string | null): string[] {
  const digits = barcode?.replace(/^0+/, '') ?? ''
  return barcode === null ? [] : [barcode, ...[12, 13, 14].map((length) => digits.padStart(length, '0'))]
}

const shortestCode = 4

/** What was typed as a code: '1806.32' → '180632'. Nothing when it is none. */
export function readCode(typed: string): string | undefined {
  const code = spellCode(typed)
  return code.length >= shortestCode && code.length <= 64 && /\d{2}/.test(code) ? `#${code}` : undefined
}

function spellCode(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
}
