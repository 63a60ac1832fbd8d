import { emptyDraft, plainTerm } from '../../catalogue/draft.ts'
import type * as imports from '../../imports/endpoints.ts'
import type * as feeds from '../../imports/feeds/endpoints.ts'
import type * as pictures from '../../imports/pictures/endpoints.ts'
import type * as words from '../../imports/word-endpoints.ts'
import { exampleSite } from '../../integrations/payload-examples.ts'
import type * as products from '../../products/endpoints.ts'
import { toProductForm } from '../../products/form.ts'
import type * as sheet from '../../products/sheet/endpoints.ts'
import type * as templates from '../../products/template-endpoints.ts'
import type * as stock from '../../stock/endpoints.ts'
import type * as uploads from '../../uploads/endpoints.ts'
import { exampleAwaitedPicture, exampleFeedForm, exampleFormat, exampleSheetRow } from '../example-things.ts'
import type { ExamplesOf } from './examples-of.ts'

/** A product as programs write it. */
export const exampleForm = {
  ...toProductForm({ ...emptyDraft('Olive oil, 5 l', 'PT'), terms: [plainTerm(12.5, { sku: 'OIL-5000' })] }),
  images: [{ imageId: 812, alt: 'A canister of olive oil' }],
}
const at = '2026-11-20T09:30:00.000Z'
const template = { id: 2, name: 'Oils', changed_at: at, changed_by: 'Rui Costa' }
const word = { kind: 'category', word: 'Oils & fats', ours: 'Food > Oils' } as const
const wordsAnswer = {
  words: [{ ...word, products: 14, is_chosen: true, suggestions: ['Food > Oils'] }],
  choices: { category: ['Food > Oils', 'Food > Vinegar'] },
}

const awaited = {
  data: [exampleAwaitedPicture],
  pagination: { current_page: 1, per_page: 20, total: 1 },
  trying: 1,
  given_up: 0,
}

/** Of goods: how they are written, imported, stocked and shown. */
export const goodsCalls = {
  copyOwnProduct: { answer: { id: 340, slug: 'olive-oil-5-l-copy', version: 1 } },
  getProductChoices: {
    answer: {
      categories: [{ name: 'Food', choices: [{ id: 31, name: 'Oils' }] }],
      brands: ['Douro'],
      families: ['Olive oil'],
      attributes: ['Acidity'],
      tags: ['organic'],
    },
  },
  restoreProducts: { body: { ids: [312] }, answer: { restored: [312] } },
  uploadDocument: { answer: { data: { id: 61, name: 'data-sheet.pdf', bytes: 240_000, type: 'pdf' } } },
  changeSheet: {
    body: {
      changes: [{ id: 311, version: 4, cells: [{ column: 'price', options: {}, text: '12.50', seen: '12.00' }] }],
    },
    answer: { data: [{ id: 311, is_done: true, faults: [], product: { ...exampleSheetRow, version: 5 } }] },
  },
  createProductTemplate: { body: { name: 'Oils', product_id: 311 }, answer: template },
  renameProductTemplate: { body: { name: 'Oils' }, answer: template },
  listProductTemplates: { answer: { data: [template] } },
  getProductTemplate: { answer: { ...template, form: exampleForm, linked: [] } },
  listStockChanges: {
    answer: {
      data: [
        {
          id: 5120,
          at,
          reason: 'reserved',
          options: '',
          tracking: 'counted',
          on_hand: 120,
          on_hand_by: 0,
          reserved: 100,
          reserved_by: 100,
          order: { id: 41, number: 'ORD-2026-00012' },
          person: null,
          places: [],
        },
      ],
      has_more: false,
    },
  },
  uploadImageBytes: { answer: { locations: [`${exampleSite}/images/k3v9-canister.webp`], id: 812 } },
  inspectImport: { body: { encoding: 'utf-8', delimiter: ';' } },
  checkImport: { body: { format: exampleFormat } },
  uploadImportPart: { answer: { received: 120_000 } },
  listImportRows: {
    answer: {
      data: [
        {
          action: 'refuse',
          handle: 'vinegar-1-l',
          name: 'Vinegar, 1 l',
          lines: 'line 14',
          summary: '',
          issues: [{ line: 14, column: 'Price', reason: 'It has no price.' }],
        },
      ],
      pagination: { current_page: 1, per_page: 20, total: 1 },
    },
  },
  listImportWords: { answer: wordsAnswer },
  keepImportWords: { body: { words: [word] }, answer: wordsAnswer },
  listAwaitedPictures: { answer: awaited },
  retryPictures: { body: { ids: [77] }, answer: awaited },
  changeFeed: { body: { ...exampleFeedForm, rhythm: 'six-hourly' } },
  fetchFeed: { body: { is_forced: false, is_mapped_again: false } },
} satisfies ExamplesOf<
  typeof feeds &
    typeof imports &
    typeof pictures &
    typeof words &
    typeof products &
    typeof sheet &
    typeof templates &
    typeof stock &
    typeof uploads
>
