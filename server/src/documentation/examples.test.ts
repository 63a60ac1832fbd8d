import { exampleCalls } from '@fairquay/contract/documentation/example-calls.ts'
import { exampleOf } from '@fairquay/contract/documentation/example-of.ts'
import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { readContract } from './read-contract.ts'

const { endpoints } = await readContract()

test('every example fits the shape of its call', () => {
  const unfit: string[] = []
  for (const named of endpoints)
    for (const [part, example] of Object.entries(exampleOf(named))) {
      const schema = named.endpoint[part as 'body' | 'answer']
      if (!schema || !Check(schema, example)) unfit.push(`${named.name} ${part}`)
    }
  expect(unfit).toEqual([])
})

test('no example is of a call that is not there', () => {
  const names = endpoints.map(({ name }) => name)
  expect(Object.keys(exampleCalls).filter((name) => !names.includes(name))).toEqual([])
})

test('what programs call most shows what is sent and answered', () => {
  const shown = (name: string) => {
    const named = endpoints.find((one) => one.name === name)
    return named && { ...exampleOf(named), ...named.endpoint.example }
  }
  for (const name of ['listOrders', 'getOrder', 'listOwnProducts', 'getOwnProduct', 'listStock', 'listRequests'])
    expect(shown(name), name).toHaveProperty('answer')
  for (const name of [
    'listInvoices',
    'listPayments',
    'listShipments',
    'listClaims',
    'listImports',
    'listRfqs',
    'listFeeds',
  ])
    expect(shown(name), name).toHaveProperty('answer')
  for (const name of [
    'createOwnProduct',
    'changeStock',
    'changePrices',
    'createRfq',
    'createPurchaseRequests',
    'makeOffer',
  ])
    expect(shown(name), name).toMatchObject({ body: {}, answer: {} })
})
