import type { ProductForm } from './form.ts'
import { productMessages } from './messages.ts'

/** As long as the name of a product may be. */
const longestName = 200

/** The name of a copy, which fits where a name fits; the copy of a copy is called like the first one. */
export function nameCopy(name: string): string {
  const mark = productMessages.copyMark
  const first = name.trim().endsWith(mark) ? name.trim().slice(0, -mark.length).trim() : name.trim()
  return `${first.slice(0, longestName - mark.length - 1).trim()} ${mark}`
}

/**
 * What another product can begin with: everything but what is one product's alone. Article numbers and barcodes would be there twice, what is counted in the
 * warehouse is the other's (and begins with nothing), and nobody is told of its stock yet. It is a draft.
 */
export function copyForm(form: ProductForm): ProductForm {
  return {
    ...form,
    state: 'draft',
    data: { ...form.data, barcode: null, barcodeType: null },
    terms: form.terms.map(({ stockSeen: _, ...line }) => ({
      ...line,
      options: { ...line.options },
      sku: null,
      availableQty: line.availableQty === null ? null : 0,
      lowAt: null,
    })),
    ...(form.variants && {
      variants: form.variants.map((variant) => ({ ...variant, barcode: null, barcodeType: null })),
    }),
  }
}
