import * as Type from 'typebox'
import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { listClaims } from '../claims/endpoints.ts'
import { getOrder, listOrders } from '../orders/endpoints.ts'
import { listShipments } from '../shipments/endpoints.ts'
import { exampleOfAnswer } from './examples.ts'

test.each([
  ['a page of orders', listOrders.answer],
  ['an order', getOrder.answer],
  ['a page of claims', listClaims.answer],
  ['a page of shipments', listShipments.answer],
  ['that it was done', Type.Object({ success: Type.Boolean() })],
])('%s has an example that fits', (_, schema) => {
  expect(Check(schema, exampleOfAnswer(schema))).toBe(true)
})

test('what is not known is not made up', () => {
  expect(exampleOfAnswer(Type.Object({ words: Type.String() }))).toBeUndefined()
  expect(exampleOfAnswer(Type.Object({ id: Type.Integer(), name: Type.String() }))).toBeUndefined()
})
