import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable, text } from '../fields.ts'
import { hsEditions } from './code.ts'

/** The edition the answer is of. */
const edition = Type.Enum(hsEditions)
const line = Type.Object({ code: Type.String(), text: Type.String() })
const subheading = { code: Type.String(), text: Type.String(), heading: Type.String(), chapter: Type.String() }

/**
 * Subheadings found by words or by their first digits: at most 20, the best first, each with the texts of its heading and chapter. By words also what traders
 * call goods ("laptop"); of a longer national code its first six digits count.
 */
export const searchHsCodes = endpoint({
  method: 'GET',
  path: '/api/v1/hs-codes',
  scope: 'products:read',
  access: 'anyone',
  summary: 'Customs codes by words or digits, with their texts',
  query: Type.Object({ search: text(100) }),
  answer: Type.Object({ edition, data: Type.Array(Type.Object(subheading)) }),
})

/**
 * The lines under a beginning: chapters with their sections where nothing is said, headings of a chapter, subheadings of a heading. `path` leads there, the
 * chapter first. `count` is how many subheadings stand under a line.
 */
export const listHsLines = endpoint({
  method: 'GET',
  path: '/api/v1/hs-codes/lines',
  scope: 'products:read',
  access: 'anyone',
  summary: 'The tree of customs codes: chapters, headings, subheadings',
  query: Type.Object({ under: Type.Optional(Type.String({ pattern: '^(\\d{2}|\\d{4})$' })) }),
  answer: Type.Object({
    edition,
    path: Type.Array(line),
    data: Type.Array(
      Type.Object({
        code: Type.String(),
        text: Type.String(),
        count: Type.Integer(),
        /** Of chapters: the section they stand in. */
        section: nullable(Type.Object({ number: Type.String(), text: Type.String() })),
      }),
    ),
  }),
  refuses: ['not_found'],
})

export const hsReasons = ['shape', 'chapter', 'heading', 'subheading', 'odd-length'] as const

/**
 * One code, with or without dots, as an edition has it: the lines that lead to it as far as they are known, and whether it can be right. `error`: it cannot be;
 * `warning`: its heading exists and its subheading does not, as with codes of another edition. What stands beyond six digits is a country's own and is not judged.
 */
export const getHsCode = endpoint({
  method: 'GET',
  path: '/api/v1/hs-codes/:code',
  scope: 'products:read',
  access: 'anyone',
  summary: 'A customs code, what it says and whether it can be right',
  params: Type.Object({ code: Type.String({ minLength: 2, maxLength: 20, pattern: '^[\\d. -]+$' }) }),
  query: Type.Object({ edition: Type.Optional(edition) }),
  answer: Type.Object({
    edition,
    /** Without dots, and as it is written. */
    code: Type.String(),
    display: Type.String(),
    verdict: Type.Enum(['right', 'warning', 'error']),
    reason: nullable(Type.Enum(hsReasons)),
    message: nullable(Type.String()),
    path: Type.Array(line),
  }),
})

export const hsBecause = Type.Union([
  Type.Object({ kind: Type.Literal('text'), words: Type.Array(Type.String()), code: Type.String() }),
  Type.Object({ kind: Type.Literal('goods'), words: Type.String(), count: Type.Integer() }),
  Type.Object({ kind: Type.Literal('category'), category: Type.String(), count: Type.Integer() }),
])
export const hsSuggestion = Type.Object({
  ...subheading,
  /** Why, as words, and the same in parts. */
  reasons: Type.Array(Type.String()),
  because: Type.Array(hsBecause),
})

/**
 * What goods are likely to be declared as, by the words of their name, their category, and what other goods on the marketplace use: at most five, the likeliest
 * first, each with its reasons. Proposals: nothing is filled in by them, and an empty list is an answer.
 */
export const suggestHsCodes = endpoint({
  method: 'GET',
  path: '/api/v1/hs-codes/suggestions',
  scope: 'products:read',
  access: 'signedIn',
  whileWaiting: true,
  summary: 'Customs codes proposed for goods, with the reason',
  query: Type.Object({
    name: text(200),
    category: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  }),
  answer: Type.Object({ edition, data: Type.Array(hsSuggestion) }),
  refuses: ['too_many'],
})

/** The same for products of one's own company, by their ids, comma separated and at most 50; others' are left out. */
export const suggestOwnHsCodes = endpoint({
  method: 'GET',
  path: '/api/v1/own-products/hs-suggestions',
  scope: 'products:read',
  access: 'seller',
  summary: 'Customs codes proposed for one’s own products, with the reason',
  query: Type.Object({ ids: Type.String({ pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,49}$' }) }),
  answer: Type.Object({
    edition,
    data: Type.Array(
      Type.Object({ id: Type.Integer(), version: Type.Integer(), suggestions: Type.Array(hsSuggestion) }),
    ),
  }),
  refuses: ['too_many'],
})
