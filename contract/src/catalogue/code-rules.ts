import type { FailureDetails } from '../errors.ts'
import type { ProductDraft } from './draft.ts'
import { draftMessages as say } from './draft-messages.ts'
import { combinationOf } from './term-rules.ts'

type Coded = Pick<ProductDraft, 'terms' | 'variants'>
/** A code as it is compared, where it stands, and of which combination it is. */
type Use = { code: string; field: string; key: string; sentence: string }

/**
 * Article numbers and barcodes that do not tell variants of a product apart, by field ('terms.3.sku'). People and programs are refused what they write
 * twice; what stood there twice before, as files bring it, is no reason to refuse them something else.
 */
export function findCodeFaults(draft: Coded, known?: Coded): FailureDetails {
  const before = new Set(known && findTwice(known).map(({ code }) => code))
  const faults: FailureDetails = {}
  for (const { code, field, sentence } of findTwice(draft)) if (!before.has(code)) faults[field] = sentence
  return faults
}

function findTwice(draft: Coded): Use[] {
  const skuOf = new Map<string, string>()
  const keyOf = new Map<string, string>()
  return listUses(draft).flatMap((use) => {
    const { code, field, key } = use
    const other = field.endsWith('.sku') ? skuOf.get(key) : undefined
    if (other !== undefined && other !== code) return [{ ...use, sentence: say.skuOfTier(other.slice(4)) }]
    if (field.endsWith('.sku')) skuOf.set(key, code)
    const first = keyOf.get(code)
    if (first === undefined) keyOf.set(code, key)
    return first === undefined || first === key ? [] : [use]
  })
}

function listUses({ terms, variants = [] }: Coded): Use[] {
  return [
    ...terms.flatMap(({ sku, options }, index): Use[] =>
      sku?.trim()
        ? [
            {
              code: `sku ${sku.trim()}`,
              field: `terms.${index}.sku`,
              key: combinationOf(options),
              sentence: say.skuOfAnother(sku.trim()),
            },
          ]
        : [],
    ),
    ...variants.flatMap(({ barcode, options }, index): Use[] =>
      barcode
        ? [
            {
              code: `barcode ${barcode}`,
              field: `variants.${index}.barcode`,
              key: combinationOf(options),
              sentence: say.barcodeOfAnother,
            },
          ]
        : [],
    ),
  ]
}
