import { Check } from 'typebox/value'
import { exampleThings } from '../integrations/payload-examples.ts'
import { exampleOrder } from '../orders/example.ts'
import { pagination } from '../paging.ts'
import { exampleStock } from '../stock/endpoints.ts'
import {
  exampleFeed,
  exampleFeedRun,
  exampleImport,
  exampleMoney,
  examplePlan,
  exampleRfq,
  exampleSheetRow,
} from './example-things.ts'

type Shape = {
  type?: string
  const?: unknown
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  items?: Shape
}

const { shipment, claim, review } = exampleThings
/** What answers are made of, as somebody of the seller reads it. */
const things: readonly Readonly<Record<string, unknown>>[] = [
  exampleOrder,
  exampleThings.request,
  { ...shipment, party: 'seller', actions: [], loads_from: null },
  { ...claim, party: 'seller', actions: [], waits_for: 'seller' },
  { ...review, side: 'seller', order: null, is_named: false, actions: ['answer'] },
  exampleThings.invoice,
  exampleThings.payment,
  exampleThings.owed,
  exampleThings.imported,
  exampleThings.product,
  exampleStock,
  exampleFeed,
  exampleRfq,
  exampleMoney,
  exampleImport,
  exampleFeedRun,
  examplePlan,
  exampleSheetRow,
]

/** Fewer fields than these say too little of what a thing is: anything would fit. */
const fewestFields = 6

/**
 * An example of an answer, made of the things there are: an order, a page of claims, `{ success: true }`. Undefined where any part of it is unknown: an answer full of
 * "string" and 0 tells a reader nothing.
 */
export function exampleOfAnswer(schema: object): unknown {
  return compose(schema as Shape, '')
}

function compose(schema: Shape, name: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' && name === 'id') return 41
  if (schema.type === 'array' && schema.items) {
    const one = compose(schema.items, '')
    return one === undefined ? undefined : [one]
  }
  if (schema.properties) return composeObject(schema, schema.properties, schema.required ?? [])
  return undefined
}

function composeObject(
  schema: Shape,
  properties: Readonly<Record<string, Shape>>,
  required: readonly string[],
): unknown {
  const page = { current_page: 1, per_page: 20, total: 1 }
  if (JSON.stringify(schema) === JSON.stringify(pagination)) return page
  if (required.length >= fewestFields) {
    for (const thing of things) {
      if (!required.every((name) => name in thing)) continue
      const cut = Object.fromEntries(Object.entries(thing).filter(([name]) => name in properties))
      if (Check(schema, cut)) return cut
    }
  }
  const made = required.map((name) => [name, compose(properties[name] ?? {}, name)] as const)
  return made.length > 0 && made.every(([, value]) => value !== undefined) ? Object.fromEntries(made) : undefined
}
