import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'

/**
 * A picture of a map (docs/product.md#outside-services): `center` as `lat,lng`, `zoom` 1 to 18, `size` as `WIDTHxHEIGHT`, `markers` as `lat,lng` or `lat,lng,label`, separated
 * by `|`. Always answers with an SVG; what cannot be read is refused with the parameter named.
 */
export const getStaticMap = endpoint({
  method: 'GET',
  path: '/static-map',
  access: 'anyone',
  summary: 'A picture of a map with markers, as SVG',
  file: ['image/svg+xml'],
  query: Type.Object({
    center: text(60),
    zoom: Type.Optional(Type.Integer({ minimum: 1, maximum: 18 })),
    size: Type.Optional(text(20)),
    markers: Type.Optional(text(2000)),
    /** `dark` for the dark theme; everything else is light. */
    theme: Type.Optional(text(10)),
  }),
})
