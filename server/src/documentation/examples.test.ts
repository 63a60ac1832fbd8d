import { exampleCalls } from '@fairquay/contract/documentation/example-calls.ts'
import { exampleOf } from '@fairquay/contract/documentation/example-of.ts'
import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { readContract } from './read-contract.ts'

const { endpoints } = await readContract()

test('every example fits the shape of its call', () => {
  const unfit: string[] = []
  for (const named of endpoints)
    for (const [part, example] of Object.entries({ ...exampleOf(named), ...named.endpoint.example })) {
      const schema = named.endpoint[part as 'body' | 'answer']
      if (!schema || !Check(schema, example)) unfit.push(`${named.name} ${part}`)
    }
  for (const { name, endpoint } of endpoints)
    for (const [title, body] of Object.entries(endpoint.otherBodies ?? {}))
      if (!endpoint.body || !Check(endpoint.body, body)) unfit.push(`${name}: ${title}`)
  expect(unfit).toEqual([])
})

test('no example is of a call that is not there', () => {
  const names = endpoints.map(({ name }) => name)
  expect(Object.keys(exampleCalls).filter((name) => !names.includes(name))).toEqual([])
})

test('every call a program can make shows what is sent and answered', () => {
  const bare: string[] = []
  for (const named of endpoints.filter(({ endpoint }) => endpoint.scope)) {
    const shown = { ...exampleOf(named), ...named.endpoint.example }
    // Files are sent as bytes, which no example in JSON could show.
    if (named.endpoint.body && !named.endpoint.upload && shown.body === undefined) bare.push(`${named.name} body`)
    if (named.endpoint.answer && shown.answer === undefined) bare.push(`${named.name} answer`)
  }
  expect(bare).toEqual([])
})
