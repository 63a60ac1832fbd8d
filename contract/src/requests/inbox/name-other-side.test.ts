import { expect, test } from 'vitest'
import type { RequestSummary } from './endpoints.ts'
import { nameOtherSide } from './name-other-side.ts'

test.each([
  ['buyer', 'purchase', 'Oil House'],
  ['buyer', 'logistic', 'Oil House'],
  ['buyer', 'customs', 'Broker, for goods of Oil House'],
  ['seller', 'purchase', 'Nordlicht'],
  ['provider', 'logistic', 'Nordlicht'],
  ['broker', 'customs', 'Nordlicht'],
  ['admin', 'purchase', 'Nordlicht → Oil House'],
] as const)('the %s of a %s request reads who is on the other side', (party, kind, name) => {
  const side = (name: string) => ({ id: 1, name, slug: 'x' })
  const request = { party, kind, buyer: side('Nordlicht'), supplier: side('Oil House') } as RequestSummary
  expect(nameOtherSide(request)).toBe(name)
})
