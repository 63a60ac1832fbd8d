import * as Type from 'typebox'
import { largestRatesFile } from '../currency/read-rates-file.ts'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { currencies } from '../money.ts'

const currency = Type.Enum(currencies)

/** A currency with its latest rate against the euro, and where that is from; null where there is none. */
const deskRate = Type.Object({
  currency,
  rate: nullable(Type.Number()),
  day: nullable(Type.String()),
  source: nullable(Type.Enum(['file', 'hand'])),
})
export type DeskRate = Type.Static<typeof deskRate>

export const listRates = endpoint({
  method: 'GET',
  path: '/api/v1/operator/rates',
  access: 'admin',
  summary: 'Every currency with its latest rate against the euro',
  answer: Type.Object({ data: Type.Array(deskRate) }),
})

/** Rates by hand: so much of the currency for one euro, of an ISO date that is not to come. One that is there for the day is replaced. 400 with the field. */
export const putRates = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/rates',
  access: 'admin',
  summary: 'Set rates by hand',
  body: closed({
    rates: Type.Array(closed({ currency, rate: Type.Number(), day: text(10) }), { minItems: 1, maxItems: 50 }),
  }),
  answer: Type.Object({ data: Type.Array(deskRate) }),
  example: { body: { rates: [{ currency: 'USD', rate: 1.0842, day: '2026-11-20' }] } },
})

/** Takes the rate of one day away: the one before it counts again. 404 where there is none. */
export const deleteRate = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/rates/:currency/:day',
  access: 'admin',
  summary: 'Remove the rate of a currency and day',
  params: Type.Object({ currency, day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) }),
  answer: Type.Object({ data: Type.Array(deskRate) }),
})

/**
 * The text of a file of the European Central Bank's euro reference rates, XML or CSV. `stored` counts its rates, `days` their days, `counts` what they change. With `is_trial` nothing is kept. 422 with the sentence
 * why not.
 */
export const putRatesFile = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/rates/file',
  access: 'admin',
  summary: 'Take rates from a file of the European Central Bank, or try what that would do',
  bodyLimit: 2 * largestRatesFile,
  body: closed({
    file: text(largestRatesFile, 1),
    name: Type.Optional(text(200)),
    is_trial: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({
    stored: Type.Integer(),
    days: Type.Integer(),
    /** The latest day in the file. */
    newest: Type.String(),
    counts: Type.Object({ added: Type.Integer(), replaced: Type.Integer(), unchanged: Type.Integer() }),
    data: Type.Array(deskRate),
  }),
})

const rateFile = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  added: Type.Integer(),
  replaced: Type.Integer(),
  made_by: Type.String(),
  made_at: Type.String(),
  undone_at: nullable(Type.String()),
})
export type RateFile = Type.Static<typeof rateFile>

export const listRateFiles = endpoint({
  method: 'GET',
  path: '/api/v1/operator/rate-files',
  access: 'admin',
  summary: 'The files of rates that were taken last, the latest first',
  answer: Type.Object({ data: Type.Array(rateFile) }),
})

/** Removes the rates the file added and brings back those it replaced. 409 where one of them was changed since. */
export const undoRateFile = endpoint({
  method: 'POST',
  path: '/api/v1/operator/rate-files/:id/undo',
  access: 'admin',
  summary: 'Undo a file of rates',
  params: Type.Object({ id }),
  answer: Type.Object({ data: rateFile }),
  refuses: ['conflict'],
})
