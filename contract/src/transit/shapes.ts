import * as Type from 'typebox'
import { closed, countryCode, nullable, text } from '../fields.ts'
import { transportTypes } from '../trade/transport.ts'

const mode = Type.Enum(transportTypes.map(({ value }) => value))

/** An end of the way: a country, and of it what is known, the more the better. */
export const transitEnd = closed({
  country: countryCode,
  /** A town; one that has a port or an airport is found. */
  place: Type.Optional(text(120)),
  /** The port or airport goods go over, as `GET /api/v1/places` has it; for the ways it is for. */
  code: Type.Optional(Type.String({ pattern: '^[A-Z]{2}[A-Z0-9]{3}$' })),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
})
export type TransitEnd = Type.Static<typeof transitEnd>

export const transitInput = closed({
  from: transitEnd,
  to: transitEnd,
  /** All of them when left out. */
  modes: Type.Optional(Type.Array(mode, { minItems: 1, maxItems: 4 })),
  /** With its packing; without it nothing is said of CO₂e. */
  gross_kg: Type.Optional(nullable(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000 }))),
})
export type TransitInput = Type.Static<typeof transitInput>

const days = Type.Object({ min: Type.Integer(), max: Type.Integer() })

const transitLeg = Type.Object({
  mode,
  from: Type.String(),
  to: Type.String(),
  km: Type.Integer(),
  /** The canals that are passed: 'Suez Canal'. */
  by: Type.Array(Type.String()),
  co2e_kg: nullable(Type.Number()),
})
export type TransitLeg = Type.Static<typeof transitLeg>

const transitGap = Type.Object({ code: Type.String(), message: Type.String() })

/** One way of transport. What cannot be told is null, with the reason under `gaps`; never 0. */
export const transitEstimate = Type.Object({
  mode,
  /** `door` when it is told from door to door, `hub` when only from port to port or airport to airport. */
  scope: Type.Enum(['door', 'hub']),
  legs: Type.Array(transitLeg),
  km: nullable(Type.Integer()),
  /** From door to door; null where a door is not known. */
  days: nullable(days),
  /** From port to port or airport to airport; null on land. */
  hub_days: nullable(days),
  /** Of all legs, well to wheel. */
  co2e_kg: nullable(Type.Number()),
  gaps: Type.Array(transitGap),
})
export type TransitEstimate = Type.Static<typeof transitEstimate>

/** What ways of transport take, in time and CO₂e. An estimate: no carrier promises it. */
export const transitAnswer = Type.Object({
  estimates: Type.Array(transitEstimate),
  sources: Type.Array(Type.Object({ source: Type.String(), valid_from: Type.String() })),
  note: Type.String(),
})
export type TransitAnswer = Type.Static<typeof transitAnswer>
