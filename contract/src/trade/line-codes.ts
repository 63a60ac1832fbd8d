import * as Type from 'typebox'
import { variantKey } from '../catalogue/prices.ts'
import { listSaying } from '../catalogue/variant-facts.ts'
import { findCountry } from '../countries.ts'
import { nullable } from '../fields.ts'
import { formatHts } from '../hs-codes/code.ts'
import { defineMessages } from '../locale.ts'

/** By what a warehouse, a till and customs know goods; null where the seller says nothing. `hts` is digits, `origin_code` an ISO 3166 code. */
export const lineCodes = {
  /** The seller's own article number. */
  sku: nullable(Type.String()),
  barcode: nullable(Type.String()),
  hts: nullable(Type.String()),
  origin_code: nullable(Type.String()),
}
const codes = Type.Object(lineCodes)
export type LineCodes = Type.Static<typeof codes>

/** What a product says of it: the article number is that of a line of its price list, by the line's id. */
export type ProductCodes = Omit<LineCodes, 'sku'> & { skus: ReadonlyMap<number, string> }

/** What is written down with a line when it is asked for: its codes, and which combination of options it is (`variantKey`). */
export function readCodes({
  goods,
  price,
  optionValueIds,
}: {
  goods: { codes: ProductCodes; variants?: readonly { optionValueIds: readonly number[]; barcode: string | null }[] }
  price: { term: { id: number } }
  optionValueIds: readonly number[]
}): LineCodes & { variant_key: string } {
  const { hts, origin_code, skus } = goods.codes
  const said = listSaying(goods.variants ?? [], (variant) => variant.optionValueIds, optionValueIds)
  const barcode = said.findLast((variant) => variant.barcode !== null)?.barcode ?? goods.codes.barcode
  return { variant_key: variantKey(optionValueIds), sku: skus.get(price.term.id) ?? null, barcode, hts, origin_code }
}

/** What each code is called, as papers, mails and screens say it. */
export const codeLabels = defineMessages({
  sku: 'Article number',
  barcode: 'Barcode',
  hts: 'Customs code',
  origin: 'Origin',
})

/** The codes there are, as labels and values; the country under its English name, the customs code in its groups. */
export function describeCodes({
  sku,
  barcode,
  hts,
  origin_code,
}: Partial<LineCodes>): { name: string; value: string }[] {
  return [
    { name: codeLabels.sku, value: sku ?? '' },
    { name: codeLabels.barcode, value: barcode ?? '' },
    { name: codeLabels.hts, value: hts ? formatHts(hts) : '' },
    { name: codeLabels.origin, value: origin_code ? (findCountry(origin_code)?.name ?? origin_code) : '' },
  ].filter(({ value }) => value !== '')
}
