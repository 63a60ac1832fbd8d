import { defineMessages, formatPlural } from '../locale.ts'
import type { ExportFormat } from './export-formats.ts'

/** What is said where own products are exported. */
export const exportMessages = defineMessages({
  which: 'Which products',
  all: 'All products',
  states: { published: 'Published', draft: 'Drafts', hidden: 'Hidden' },
  chosenTitle: (count: number) => formatPlural(count, { one: 'Export # product', other: 'Export # products' }),
  download: 'Download',
  downloadAs: (name: string) => `Download: ${name}`,
  formats: {
    csv: { name: 'CSV, our template', help: 'Everything of each product. Imported again it changes nothing.' },
    xlsx: { name: 'Excel, our template', help: 'The same as a workbook.' },
    shopify: {
      name: 'Shopify CSV',
      help: 'For Shopify’s import. One price a variant, from the smallest quantity on: no tiers, packs or minimum orders. Goods priced on demand, or in another currency than most, are left out.',
    },
    google: {
      name: 'Google product feed (XML)',
      help: 'For Merchant Center and others that read it. Only published goods with a picture and a price; no tiers, packs or stock counts. Other options than color, size, material and pattern stand as one of these.',
    },
  } satisfies Record<ExportFormat, { name: string; help: string }>,
  fileNames: {
    csv: 'products.csv',
    xlsx: 'products.xlsx',
    shopify: 'products-shopify.csv',
    google: 'products-google.xml',
  } satisfies Record<ExportFormat, string>,
})
