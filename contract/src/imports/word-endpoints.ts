import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { longestWord, wordKinds } from './words.ts'

const kind = Type.Enum(wordKinds)

const importWord = Type.Object({
  kind,
  word: Type.String(),
  products: Type.Integer(),
  /** What it is taken for, as people read it; null: nothing of ours. */
  ours: nullable(Type.String()),
  /** Somebody of the company has said so; otherwise it is a guess, or the same word. */
  is_chosen: Type.Boolean(),
  /** What it may mean, the likeliest first. */
  suggestions: Type.Array(Type.String()),
})
export type ImportWord = Type.Static<typeof importWord>

const answer = Type.Object({
  words: Type.Array(importWord),
  /** What can be chosen, for each kind of word that the file has; a brand may be any text. */
  choices: Type.Record(Type.String(), Type.Array(Type.String())),
})
export type ImportWords = Type.Static<typeof answer>

/** What the file calls our categories and brands, its words for countries, states and units that say nothing by themselves, and what each is taken for. Filled by the check. */
export const listImportWords = endpoint({
  method: 'GET',
  path: '/api/v1/imports/:id/words',
  access: 'seller',
  scope: 'products:read',
  summary: 'What a file calls things and what they are taken for',
  params: Type.Object({ id }),
  answer,
})

/**
 * Says what words of files mean, for this import's next check and for every later file of the company. An empty `ours` takes back what was said. Refused with the place of a word
 * (`words.3.ours`) whose meaning is none of ours.
 */
export const keepImportWords = endpoint({
  method: 'PUT',
  path: '/api/v1/imports/:id/words',
  access: 'seller',
  needs: 'editor',
  scope: 'products:write',
  summary: 'Say what the words of a file mean',
  params: Type.Object({ id }),
  body: closed({
    words: Type.Array(closed({ kind, word: text(longestWord, 1), ours: text(200) }), { maxItems: 1000 }),
  }),
  answer,
})
