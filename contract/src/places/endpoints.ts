import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { countryCode, nullable, text } from '../fields.ts'
import { incotermCodes } from '../trade/incoterms.ts'
import { transportTypes } from '../trade/transport.ts'
import { placeKinds } from './known-place.ts'

/** A port or airport. `code` is shaped as UN/LOCODE: that of ports, and the country's with the IATA code of airports. */
export const place = Type.Object({
  code: Type.String(),
  kind: Type.Enum(placeKinds),
  name: Type.String(),
  /** ISO code. */
  country: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  /** Whether goods are usually sent over it. */
  is_main: Type.Boolean(),
})
export type Place = Type.Static<typeof place>

/** Places that one answer has. */
export const mostPlaces = 50

/** With `lat` and `lng` the nearest come first, otherwise the best match. */
export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/v1/places',
  access: 'anyone',
  summary: 'Ports and airports by name, code, country or nearness',
  query: Type.Object({
    /** The beginning of a name or of one of its words, a UN/LOCODE or an IATA code. */
    search: Type.Optional(text(80)),
    country: Type.Optional(countryCode),
    kind: Type.Optional(Type.Enum(placeKinds)),
    /** Only those that goods are usually sent over. */
    main: Type.Optional(Type.Boolean()),
    lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostPlaces })),
  }),
  answer: Type.Object({ data: Type.Array(place) }),
})

/** What is said of a named place; null where nothing is. Each of `likely` comes as it is written beside a term. */
export const placeFinding = Type.Object({
  level: Type.Enum(['fact', 'note', 'warning']),
  sentence: Type.String(),
  likely: Type.Array(Type.Object({ ...place.properties, named: Type.String() })),
})
export type SaidOfPlace = Type.Static<typeof placeFinding>

/** A `warning`: a rule of ships that names no port we know, or an unknown code; with the places that may be meant. Nothing of it refuses an offer or a request. */
export const checkNamedPlace = endpoint({
  method: 'GET',
  path: '/api/v1/places/named',
  access: 'anyone',
  summary: 'Whether the place named beside a term of delivery completes it',
  query: Type.Object({
    incoterm: Type.Enum(incotermCodes),
    named: text(120),
    mode: Type.Optional(Type.Enum(transportTypes.map(({ value }) => value))),
  }),
  answer: Type.Object({ data: nullable(placeFinding) }),
})
