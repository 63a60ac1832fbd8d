import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { countGroups } from './count-groups.ts'

/** A digest of what is counted: the word itself may hold an address, or the mark of a session. */
const key = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** What one somebody has done of one thing within the window that runs. */
export const attemptCount = Type.Object({
  /** Names this count when it is lifted. */
  key,
  /** A key of `limits`, or `requests-an-hour` and its like for what companies send. */
  limit: Type.String(),
  count: Type.Integer(),
  most: Type.Integer(),
  /** The next one is refused until `ends_at`, when counting begins anew. */
  is_held: Type.Boolean(),
  ends_at: Type.String(),
  /** The address or network it came from, and the address that was typed; null where those are not counted. */
  network: nullable(Type.String()),
  address: nullable(Type.String()),
  person: nullable(Type.Object({ id: Type.Integer(), name: Type.String(), email: Type.String() })),
  company: nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
  /** The order within which a company is counted. */
  order: nullable(Type.Object({ id: Type.Integer(), number: Type.String() })),
})
export type AttemptCount = Type.Static<typeof attemptCount>

/** A limit as it holds in this marketplace, and how many are counted and held by it now. */
export const limitNow = Type.Object({
  limit: Type.String(),
  most: Type.Integer(),
  minutes: Type.Integer(),
  counted: Type.Integer(),
  held: Type.Integer(),
})
export type LimitNow = Type.Static<typeof limitNow>

export const listAttemptCounts = endpoint({
  method: 'GET',
  path: '/api/v1/operator/limits',
  access: 'admin',
  summary: 'Who has come to a limit, those held longest first, and every limit with how many are counted by it',
  query: Type.Object({
    ...pageQuery,
    group: Type.Optional(Type.Enum(countGroups)),
    /** Part of a name, of an address for mails, of a network, or of the number of an order. */
    search: Type.Optional(text(100)),
  }),
  answer: Type.Object({ data: Type.Array(attemptCount), pagination, limits: Type.Array(limitNow) }),
})

/** Counting begins anew for them, as if nothing had been done. 404 when it has done so by itself. */
export const liftLimit = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/limits/:key',
  access: 'admin',
  summary: 'Let somebody go on who has come to a limit',
  params: Type.Object({ key }),
  answer: Type.Object({ success: Type.Boolean() }),
})
