import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { bytes, closed, id, mostOptions, mostRequestLines, nullable, text } from '../fields.ts'
import { pdfType, tableTypes } from '../file-types.ts'
import { otherPlanBodies } from './example.ts'
import { mostCartonKinds, planInput, plannedCarton, planTerms, shipmentPlan } from './shapes.ts'
import { largestTable, tableSheet } from './tables.ts'

/** Goods of the marketplace, in the packs their sellers describe; of a product with options the chosen `option_values`, as in a purchase line. */
export const plannedLine = closed({
  product_id: id,
  option_values: Type.Optional(Type.Array(id, { maxItems: mostOptions })),
  /** Units. */
  quantity: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
})
export type PlannedLine = Type.Static<typeof plannedLine>

/** What an address may name a kept plan by: nobody guesses it. */
const planKey = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{16,40}$' }) })

/** A plan with what it was made from. `id` names a kept plan, whose page is `/#/load-planner/:id`; null of one that is not kept. */
export const answeredPlan = Type.Object({
  id: nullable(Type.String()),
  title: Type.String(),
  created_at: Type.String(),
  input: planInput,
  ...shipmentPlan.properties,
})
export type AnsweredPlan = Type.Static<typeof answeredPlan>

/** Cartons by their measures, or lines of goods; one of the two. A plan that is kept can be opened by whoever knows its id, for a year. */
export const planShipmentLoad = endpoint({
  method: 'POST',
  path: '/api/v1/shipment-plans',
  access: 'anyone',
  scope: 'requests:ask',
  summary: 'How cartons or goods are loaded: pallets, containers, weights, what is charged, and what to know',
  bodyLimit: 256 * 1024,
  body: closed({
    title: Type.Optional(text(120)),
    keep: Type.Optional(Type.Boolean()),
    cartons: Type.Optional(Type.Array(plannedCarton, { minItems: 1, maxItems: mostCartonKinds })),
    lines: Type.Optional(Type.Array(plannedLine, { minItems: 1, maxItems: mostRequestLines })),
    ...planTerms,
  }),
  answer: answeredPlan,
  refuses: ['too_many', 'unavailable'],
  otherBodies: otherPlanBodies,
})

export const getShipmentPlan = endpoint({
  method: 'GET',
  path: '/api/v1/shipment-plans/:id',
  access: 'anyone',
  scope: 'requests:read',
  summary: 'A plan that was kept',
  params: planKey,
  answer: answeredPlan,
})

export const makeShipmentPlanFile = endpoint({
  method: 'GET',
  path: '/api/v1/shipment-plans/:id/file',
  access: 'anyone',
  scope: 'requests:read',
  summary: 'A plan that was kept as a file: a PDF with drawings, or a table of what lies where',
  params: planKey,
  query: Type.Object({ format: Type.Enum(['pdf', 'csv', 'xlsx']) }),
  file: [pdfType, ...tableTypes],
  refuses: ['too_many', 'unavailable'],
})

/**
 * Reads an Excel workbook (.xlsx) or a text file (CSV, TSV, in whatever encoding) of at most 2 MB, sent as the multipart field `file` or as the body itself; nothing of it is kept. The visible sheets with something in
 * them, in their order: of all together 2,000 rows, of each row 40 columns. What kind of file cannot be read is said in the refusal.
 */
export const readCartonTable = endpoint({
  method: 'POST',
  path: '/api/v1/shipment-plans/tables',
  access: 'anyone',
  scope: 'requests:ask',
  summary: 'A workbook or a text file as rows of text, to be looked through and planned as cartons',
  upload: { 'multipart/form-data': closed({ file: bytes }), 'application/octet-stream': bytes },
  bodyLimit: largestTable + 4096,
  answer: Type.Object({ sheets: Type.Array(tableSheet) }),
  refuses: ['too_many', 'unavailable', 'refused', 'too_large'],
})
