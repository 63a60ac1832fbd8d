import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'

const dayRate = Type.Object({
  currency: Type.String(),
  /** Decimal: so much of the currency for one euro. */
  rate: Type.Number(),
  /** ISO date. */
  day: Type.String(),
})

/**
 * The latest rates by which prices of several currencies are compared, one for each currency that has any, against the euro. `currency` is the caller's: the
 * one their company keeps, else the marketplace's.
 */
export const getRates = endpoint({
  method: 'GET',
  path: '/api/v1/rates',
  scope: 'products:read',
  access: 'signedIn',
  summary: 'The dated rates by which prices are compared, and in which currency',
  answer: Type.Object({ currency: Type.String(), data: Type.Array(dayRate) }),
  example: { answer: { currency: 'USD', data: [{ currency: 'USD', rate: 1.0842, day: '2026-11-20' }] } },
})
