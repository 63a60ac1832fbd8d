import type { Readable } from 'node:stream'
import { emptyDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { completeVariant } from '@fairquay/contract/catalogue/variants.ts'
import { type TableFormat, type TableRows, writeTable } from '../write-table.ts'
import { templateHeader, toTemplateRows } from './template-rows.ts'

/** The template with one product in it, to show how it is filled in. */
export function makeTemplate(format: TableFormat): Readable {
  return writeTable(format, 'Products', templateRows())
}

async function* templateRows(): TableRows {
  yield templateHeader
  const draft = {
    ...emptyDraft('Example: Olive Oil, Extra Virgin', 'PT'),
    importHandle: 'example-olive-oil',
    body: 'Cold pressed from Galega olives. Delete these rows before you import.',
    brand: 'Example Mill',
    tags: ['olive oil', 'organic'],
    attributes: [{ name: 'Harvest', value: '2026' }],
    options: [{ name: 'Size', values: ['500 ml', '5 l'] }],
    terms: [
      plainTerm(8.9, {
        options: { Size: '500 ml' },
        maxQty: 99,
        availableQty: 1200,
        sku: 'OIL-500',
        orderMeasure: 'Bottle',
      }),
      plainTerm(7.9, {
        options: { Size: '500 ml' },
        minQty: 100,
        availableQty: 1200,
        sku: 'OIL-500',
        orderMeasure: 'Bottle',
      }),
      plainTerm(54, { options: { Size: '5 l' }, availableQty: 80, sku: 'OIL-5000', orderMeasure: 'Canister' }),
    ],
    variants: [
      completeVariant({
        options: { Size: '500 ml' },
        barcode: '5601234567892',
        barcodeType: 'EAN-13',
        weightValue: 0.95,
      }),
      completeVariant({ options: { Size: '5 l' }, weightValue: 4.8 }),
    ],
  }
  yield* toTemplateRows({ id: null, handle: '', draft, categories: [], pictures: [] })
}
