import * as Type from 'typebox'

/** Building blocks of bodies and queries: every string has a length, every number its bounds, no unknown field gets in (docs/safety.md#g7). */

/** A body that refuses fields it does not know, so that nothing like `is_admin` or `price` can be slipped in. */
export function closed<P extends Type.TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false })
}

/** A row's id: fits PostgreSQL's integer. */
export const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** Lower-case words joined by hyphens. Anything else answers like a missing thing. */
export const slug = Type.String({ minLength: 1, maxLength: 220 })

/** Lines that one request may have, of whatever kind. */
export const mostRequestLines = 200

/** Option values that one combination of a product may have. */
export const mostOptions = 20

export function text(maxLength: number, minLength = 0) {
  return Type.String({ minLength, maxLength })
}

export const email = Type.String({ format: 'email', maxLength: 254 })

/** A day of the calendar, ISO: '2027-03-31'; within the years that anybody trades in. */
export const day = Type.String({ format: 'date', pattern: '^(19|20|21)\\d\\d-' })

export const momentPattern =
  '^(19|20|21)\\d\\d-\\d\\d-\\d\\d[Tt ]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-](0\\d|1[0-4]):[0-5]\\d)$'

/**
 * A moment, ISO 8601 with its offset: '2027-03-31T12:00:00Z'. Only as JavaScript and PostgreSQL both read it: no leap second, and none but the offsets there are.
 */
export const moment = Type.String({
  format: 'date-time',
  pattern: momentPattern,
  maxLength: 40,
})

/** ISO 3166-1 alpha-2 code. */
export const countryCode = Type.String({ pattern: '^[A-Z]{2}$' })

export function nullable<T extends Type.TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()])
}

/** A file, in the fields of a form or as a body; only described by this, read where it arrives. */
export const bytes = Type.Unsafe<Blob>({ type: 'string', format: 'binary' })
