import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { bytes, closed, countryCode, id, nullable, text } from '../fields.ts'
import { tableTypes } from '../file-types.ts'
import { pageQuery, pagination } from '../paging.ts'
import { rowChange, rowCounts } from '../row-changes.ts'
import { rateCardTerms, rateLane } from './shapes.ts'

/** A service provider's own cards. Nobody else reads them: buyers see what they come to for their goods. */

/** Of a file of lanes, in bytes. */
export const largestLaneFile = 4_000_000

const rateCard = Type.Object({
  id: Type.Integer(),
  terms: rateCardTerms,
  lanes: Type.Integer(),
  /** Whether buyers are shown its prices today. */
  holds: Type.Boolean(),
  changed_at: Type.String(),
})
export type RateCard = Type.Static<typeof rateCard>

const keptLane = Type.Object({ id: Type.Integer(), lane: rateLane })
export type KeptLane = Type.Static<typeof keptLane>

const rateChange = Type.Object(rowChange)
export type RateChange = Type.Static<typeof rateChange>

const cardId = Type.Object({ id })
const laneId = Type.Object({ id, lane: id })
const own = { access: 'provider', scope: 'requests:answer' } as const
const ownRead = { access: 'provider', scope: 'requests:read' } as const

export const listRateCards = endpoint({
  method: 'GET',
  path: '/api/v1/rate-cards',
  ...ownRead,
  summary: 'The rate cards of the own company',
  answer: Type.Object({
    data: Type.Array(rateCard),
    /** Whether buyers see prices of the company at all: once an operator has approved it. */
    is_shown: Type.Boolean(),
  }),
})

export const getRateCard = endpoint({
  method: 'GET',
  path: '/api/v1/rate-cards/:id',
  ...ownRead,
  summary: 'A rate card',
  params: cardId,
  answer: Type.Object({ data: rateCard }),
})

export const createRateCard = endpoint({
  method: 'POST',
  path: '/api/v1/rate-cards',
  ...own,
  needs: 'editor',
  idempotent: true,
  summary: 'Begin a rate card; lanes are added to it',
  body: rateCardTerms,
  status: 201,
  answer: Type.Object({ data: rateCard }),
  refuses: ['refused'],
})

export const changeRateCard = endpoint({
  method: 'PUT',
  path: '/api/v1/rate-cards/:id',
  ...own,
  needs: 'editor',
  summary: 'Change what holds for all lanes of a rate card',
  params: cardId,
  body: rateCardTerms,
  answer: Type.Object({ data: rateCard }),
  refuses: ['refused'],
})

export const deleteRateCard = endpoint({
  method: 'DELETE',
  path: '/api/v1/rate-cards/:id',
  ...own,
  needs: 'editor',
  summary: 'Delete a rate card with its lanes; offers made of it stay',
  params: cardId,
  answer: Type.Object({ success: Type.Boolean() }),
})

export const listRateLanes = endpoint({
  method: 'GET',
  path: '/api/v1/rate-cards/:id/lanes',
  ...ownRead,
  summary: 'The lanes of a rate card',
  params: cardId,
  query: Type.Object({
    ...pageQuery,
    /** Only lanes from, and only lanes to this country. */
    from: Type.Optional(countryCode),
    to: Type.Optional(countryCode),
  }),
  answer: Type.Object({ data: Type.Array(keptLane), pagination }),
})

export const addRateLane = endpoint({
  method: 'POST',
  path: '/api/v1/rate-cards/:id/lanes',
  ...own,
  needs: 'editor',
  summary: 'Add a lane',
  params: cardId,
  body: rateLane,
  status: 201,
  answer: Type.Object({ data: keptLane, change: rateChange }),
  refuses: ['refused'],
})

/** The lane before stays on record, and the change can be undone. */
export const changeRateLane = endpoint({
  method: 'PUT',
  path: '/api/v1/rate-cards/:id/lanes/:lane',
  ...own,
  needs: 'editor',
  summary: 'Change a lane',
  params: laneId,
  body: rateLane,
  answer: Type.Object({ data: keptLane, change: rateChange }),
  refuses: ['refused', 'conflict'],
})

export const removeRateLane = endpoint({
  method: 'DELETE',
  path: '/api/v1/rate-cards/:id/lanes/:lane',
  ...own,
  needs: 'editor',
  summary: 'Remove a lane; the change that is answered can be undone',
  params: laneId,
  answer: Type.Object({ change: rateChange }),
})

/** In the columns that are read again unchanged; of a card without lanes the columns alone, as a template. */
export const exportRateLanes = endpoint({
  method: 'GET',
  path: '/api/v1/rate-cards/:id/lanes/export',
  ...ownRead,
  summary: 'The lanes of a rate card as a table that can be taken again',
  params: cardId,
  query: Type.Object({ format: Type.Enum(['csv', 'xlsx']) }),
  file: tableTypes,
})

/**
 * Takes the lanes of a table: a workbook (.xlsx) or a text file (CSV, TSV), sent as the multipart field `file` or as the body itself. With `is_trial` nothing is kept, and the answer says what would be. With `is_whole`
 * lanes of the card that the file does not hold end.
 */
export const takeRateLanes = endpoint({
  method: 'POST',
  path: '/api/v1/rate-cards/:id/changes',
  ...own,
  needs: 'editor',
  summary: 'Take the lanes of a file, or try what that would do',
  params: cardId,
  query: Type.Object({
    name: text(200, 1),
    is_trial: Type.Optional(Type.Boolean()),
    is_whole: Type.Optional(Type.Boolean()),
  }),
  upload: { 'multipart/form-data': closed({ file: bytes }), 'application/octet-stream': bytes },
  bodyLimit: largestLaneFile + 4096,
  bodySeconds: 60,
  answer: Type.Object({
    /** Null of a trial, and where the file says nothing new. */
    change: nullable(rateChange),
    counts: Type.Object(rowCounts),
    /** The first rows that cannot be taken. */
    faults: Type.Array(
      Type.Object({ row: Type.Integer(), column: Type.String(), text: Type.String(), reason: Type.String() }),
    ),
  }),
  refuses: ['refused', 'unavailable', 'too_large'],
})

export const listRateChanges = endpoint({
  method: 'GET',
  path: '/api/v1/rate-cards/:id/changes',
  ...ownRead,
  summary: 'What was done to the lanes of a rate card, the latest first',
  params: cardId,
  query: Type.Object(pageQuery),
  answer: Type.Object({ data: Type.Array(rateChange), pagination }),
})

/** Takes away what the change added and gives back what it dropped. 409 where a later change builds on it. */
export const undoRateChange = endpoint({
  method: 'POST',
  path: '/api/v1/rate-cards/:id/changes/:change/undo',
  ...own,
  needs: 'editor',
  summary: 'Undo a change of lanes',
  params: Type.Object({ id, change: id }),
  answer: Type.Object({ data: rateChange }),
  refuses: ['conflict'],
})
