import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, day, id, nullable, text } from '../fields.ts'
import { csvType } from '../file-types.ts'
import { pageQuery, pagination } from '../paging.ts'
import { rowChange, rowCounts } from '../row-changes.ts'
import { largestTariffFile, tariffFormats } from './file-shapes.ts'
import { tariffKinds, tariffRow } from './shapes.ts'

/** A row that holds, with who brought it and when. */
export const keptTariffRow = Type.Object({
  id: Type.Integer(),
  row: tariffRow,
  change: Type.Object({ id: Type.Integer(), title: Type.String(), made_at: Type.String(), made_by: Type.String() }),
})
export type KeptTariffRow = Type.Static<typeof keptTariffRow>

const filters = {
  /** A country or a customs union. */
  country: Type.Optional(text(4)),
  /** What the customs code begins with. */
  hs: Type.Optional(Type.String({ pattern: '^\\d{0,13}$' })),
  kind: Type.Optional(Type.Enum(tariffKinds)),
  /** Those that hold on this day. */
  day: Type.Optional(day),
}

export const listTariffs = endpoint({
  method: 'GET',
  path: '/api/v1/operator/tariffs',
  access: 'admin',
  summary: 'The rows of tariffs that hold, by country and code',
  query: Type.Object({ ...pageQuery, ...filters }),
  answer: Type.Object({
    data: Type.Array(keptTariffRow),
    pagination,
    /** Countries and unions with rows, for choosing. */
    countries: Type.Array(Type.Object({ country: Type.String(), rows: Type.Integer() })),
  }),
})

/** In the columns that are read again unchanged. */
export const exportTariffs = endpoint({
  method: 'GET',
  path: '/api/v1/operator/tariffs/export',
  access: 'admin',
  summary: 'The rows of tariffs that hold as CSV, in the columns that can be taken again',
  query: Type.Object(filters),
  file: [csvType],
})

const made = Type.Object({ data: keptTariffRow })

export const addTariff = endpoint({
  method: 'POST',
  path: '/api/v1/operator/tariffs',
  access: 'admin',
  summary: 'Add a row by hand',
  body: tariffRow,
  status: 201,
  answer: made,
  refuses: ['refused', 'conflict'],
})

/** The row before stays on record, and the change can be undone. */
export const changeTariff = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/tariffs/:id',
  access: 'admin',
  summary: 'Correct a row',
  params: Type.Object({ id }),
  body: tariffRow,
  answer: made,
  refuses: ['refused', 'conflict'],
})

const tariffChange = Type.Object({ ...rowChange, format: Type.String() })
export type TariffChange = Type.Static<typeof tariffChange>

export const removeTariff = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/tariffs/:id',
  access: 'admin',
  summary: 'Remove a row; the change that is answered can be undone',
  params: Type.Object({ id }),
  answer: Type.Object({ data: tariffChange }),
})

export const listTariffChanges = endpoint({
  method: 'GET',
  path: '/api/v1/operator/tariff-changes',
  access: 'admin',
  summary: 'What was done to tariffs, by file and by hand, the latest first',
  query: Type.Object(pageQuery),
  answer: Type.Object({ data: Type.Array(tariffChange), pagination }),
})

/**
 * Takes the text of a file: the tariff of the United States as the USITC exports it (CSV or JSON), a table with the columns of a row (CSV), or a list of value added tax (JSON). With
 * `is_trial` nothing is kept, and the answer says what would be. With `is_whole` rows of the countries and kinds in the file that it does not hold end the day before.
 */
export const takeTariffFile = endpoint({
  method: 'POST',
  path: '/api/v1/operator/tariff-changes',
  access: 'admin',
  summary: 'Take the rows of a tariff file, or try what that would do',
  bodyLimit: 2 * largestTariffFile,
  bodySeconds: 120,
  body: closed({
    name: text(200, 1),
    file: text(largestTariffFile, 1),
    /** The first day of rows that do not say one, and their source. */
    valid_from: day,
    source: text(300, 1),
    is_whole: Type.Boolean(),
    is_trial: Type.Boolean(),
  }),
  answer: Type.Object({
    /** Null of a trial, and where the file says nothing new. */
    change: nullable(tariffChange),
    format: Type.Enum(tariffFormats),
    counts: Type.Object(rowCounts),
    /** The first rows that cannot be taken. */
    faults: Type.Array(
      Type.Object({ row: Type.Integer(), column: Type.String(), text: Type.String(), reason: Type.String() }),
    ),
    /** What was left out on purpose, with how often. */
    left_out: Type.Array(Type.Object({ what: Type.String(), count: Type.Integer() })),
    /** Some of the rows that are new. */
    examples: Type.Array(tariffRow),
  }),
  refuses: ['refused', 'unavailable'],
})

/** Takes away what the change added and gives back what it dropped, exactly. 409 where a later change builds on it. */
export const undoTariffChange = endpoint({
  method: 'POST',
  path: '/api/v1/operator/tariff-changes/:id/undo',
  access: 'admin',
  summary: 'Undo a change of tariffs',
  params: Type.Object({ id }),
  answer: Type.Object({ data: tariffChange }),
  refuses: ['conflict'],
})
