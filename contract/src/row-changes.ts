import * as Type from 'typebox'
import { nullable } from './fields.ts'

/** What became of rows that are kept with their history: how many a change added, put in the place of others, ended, left alone, and could not take. */
export const rowCounts = {
  added: Type.Integer(),
  replaced: Type.Integer(),
  ended: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
}

/** One change of such rows, by file or by hand, which can be undone. Moments are ISO texts. */
export const rowChange = {
  id: Type.Integer(),
  what: Type.Enum(['file', 'hand']),
  title: Type.String(),
  ...rowCounts,
  made_at: Type.String(),
  made_by: Type.String(),
  undone_at: nullable(Type.String()),
}
