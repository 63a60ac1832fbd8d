import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, text } from '../fields.ts'
import { pdfType, tableTypes } from '../file-types.ts'
import { otherLandedBodies } from './example.ts'
import { landedCost, landedCostInput } from './shapes.ts'

/** A calculation from what is sent and what is on record of tariffs; nothing is kept. */
export const calculateLandedCost = endpoint({
  method: 'POST',
  path: '/api/v1/landed-cost',
  access: 'signedIn',
  scope: 'requests:ask',
  onlyReckons: true,
  summary:
    "What goods cost at the buyer's door: freight, insurance, duties, fees and tax, each with its source, and what is not known",
  bodyLimit: 256 * 1024,
  body: landedCostInput,
  answer: landedCost,
  refuses: ['too_many'],
  otherBodies: otherLandedBodies,
})

/** Calculations that one file holds side by side. */
export const mostLandedCalculations = 4

/** Calculates again what is sent, and answers it as a file: a PDF to hand on, or a table. */
export const makeLandedCostFile = endpoint({
  method: 'POST',
  path: '/api/v1/landed-cost/file',
  access: 'signedIn',
  scope: 'requests:ask',
  summary: 'Landed costs side by side as a file: a PDF, CSV or a workbook',
  bodyLimit: 1024 * 1024,
  body: closed({
    title: Type.Optional(text(120)),
    format: Type.Enum(['pdf', 'csv', 'xlsx']),
    calculations: Type.Array(closed({ name: text(120), input: landedCostInput }), {
      minItems: 1,
      maxItems: mostLandedCalculations,
    }),
  }),
  file: [pdfType, ...tableTypes],
  refuses: ['too_many', 'unavailable', 'refused', 'too_large'],
})
