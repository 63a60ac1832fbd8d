import type * as codes from '../../hs-codes/endpoints.ts'
import type { ExamplesOf } from './examples-of.ts'

const edition = '2022'
const chapter = { code: '69', text: 'Ceramic products' }
const heading = {
  code: '6907',
  text: 'Ceramic flags and paving, hearth or wall tiles; ceramic mosaic cubes and the like',
}
const subheading = {
  code: '690721',
  text: 'Tiles; of a water absorption coefficient by weight not exceeding 0.5%',
  heading: heading.text,
  chapter: chapter.text,
}
const suggestion = {
  ...subheading,
  reasons: ['14 products in Tiles use it.', '“ceramic tiles” stands in the text of 6907.'],
  because: [
    { kind: 'category' as const, category: 'Tiles', count: 14 },
    { kind: 'text' as const, words: ['ceramic tiles'], code: '6907' },
  ],
}

/** Of customs codes: how they are found, judged and proposed. */
export const codeCalls = {
  searchHsCodes: { answer: { edition, data: [subheading] } },
  listHsLines: {
    answer: { edition, path: [chapter], data: [{ ...heading, count: 6, section: null }] },
  },
  getHsCode: {
    answer: {
      edition,
      code: '6907210090',
      display: '6907.21.00.90',
      verdict: 'right',
      reason: null,
      message: null,
      path: [chapter, heading, { code: '690721', text: subheading.text }],
    },
  },
  suggestHsCodes: { answer: { edition, data: [suggestion] } },
  suggestOwnHsCodes: { answer: { edition, data: [{ id: 311, version: 4, suggestions: [suggestion] }] } },
} satisfies ExamplesOf<typeof codes>
