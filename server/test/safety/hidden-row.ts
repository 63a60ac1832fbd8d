import { randomUUID } from 'node:crypto'
import type { HiddenThings, Thing } from './hidden-things.ts'
import type { TakenKind } from './taken-fields.ts'
import type { EndpointAsk, Identity, World } from './world.ts'

/**
 * A call that takes something by id, slug or name, asked by somebody from whom it may be hidden: of what is hidden it answers the very bytes of what never
 * was, and of what is in sight something else, which shows that the call looks at all.
 */
export type HiddenRow = {
  endpoint: string
  field: string
  names: Exclude<keyof HiddenThings, 'secrets'>
  /** What is sent of it; 'id' when it is not said. */
  by?: 'slug' | 'name'
  as?: readonly Identity[]
  ask: (sent: Thing, world: World, identity: Identity) => EndpointAsk | Promise<EndpointAsk>
  /** Why even what is in sight is answered the same. */
  isSilent?: string
}

/** The kind of thing that a row is about. */
export const kindOf = (names: HiddenRow['names']): TakenKind =>
  (({ ownProduct: 'product', lockedSeller: 'company', unlistedCompany: 'company', family: 'word' }) as const)[
    names as 'family'
  ] ?? (names as TakenKind)

export const once = (body: object): EndpointAsk => ({ body, headers: { 'idempotency-key': randomUUID() } })
export const anyone = ['guest', 'otherBuyer'] as const
export const otherSeller = ['otherSeller'] as const

export const byPath = (endpoint: string, name: 'slug' | 'id' | 'supplierId', names: HiddenRow['names']): HiddenRow => ({
  endpoint,
  field: `params.${name}`,
  names,
  ...(name === 'slug' && { by: 'slug' }),
  as: anyone,
  ask: (sent) => ({ params: { [name]: name === 'slug' ? sent.slug : sent.id } }),
})

export const byQuery = (
  endpoint: string,
  name: string,
  names: HiddenRow['names'],
  { params, as = anyone }: { params?: (world: World) => Record<string, string>; as?: readonly Identity[] } = {},
): HiddenRow => ({
  endpoint,
  field: `query.${name}`,
  names,
  ...(name === 'search' && { by: 'name' }),
  as,
  ask: (sent, world) => ({
    query: { [name]: name === 'search' ? sent.name : sent.id },
    ...(params && { params: params(world) }),
  }),
})
