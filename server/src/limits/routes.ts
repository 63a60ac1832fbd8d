import type { AttemptCount } from '@fairquay/contract/limits/endpoints.ts'
import * as endpoints from '@fairquay/contract/limits/endpoints.ts'
import { nameLimit } from '@fairquay/contract/limits/messages.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { knownLimits } from './known-limits.ts'
import { type CountRow, countByLimit, deleteCount, findCount, findCounts } from './queries.ts'

const defaultPerPage = 20

/** Who has come to a limit, for the operator whom they ask why they cannot go on. */
export function limitRoutes(app: App): void {
  const known = knownLimits(app.config)

  implement(app, endpoints.listAttemptCounts, async ({ query }) => {
    const { page = 1, perPage = defaultPerPage, group = 'held', search = '' } = query
    const window = { limit: perPage, offset: (page - 1) * perPage }
    const { rows, total } = await findCounts(app.db, known, { group, search: search.trim(), ...window })
    const counts = await countByLimit(app.db, known)
    return {
      data: rows.map(present),
      pagination: { current_page: page, per_page: perPage, total },
      limits: known.map(({ name, most, minutes }) => ({
        ...{ limit: name, most, minutes },
        ...(counts.get(name) ?? { counted: 0, held: 0 }),
      })),
    }
  })

  implement(app, endpoints.liftLimit, async ({ viewer, params: { key } }) => {
    await inTransaction(app.db, async (tx) => {
      const found = await findCount(tx, known, key)
      if (!found || !(await deleteCount(tx, key))) throw new Failure('not_found')
      await recordChange(tx, viewer, {
        action: 'freed',
        ...nameWho(found),
        before: { limit: nameLimit(found.limit), count: found.count },
        after: null,
      })
    })
    return { success: true }
  })
}

function present({ order, ...row }: CountRow): AttemptCount {
  return {
    ...row,
    ends_at: row.ends_at.toISOString(),
    order: order && { id: order.id, number: writeOrderNumber(order.year, order.number) },
  }
}

/** A person or a company, or else the network; an address that is nobody's is left out of the log. */
function nameWho({ person, company, network, limit }: CountRow) {
  if (person) return { thing: 'person' as const, id: person.id, name: person.name }
  if (company) return { thing: 'company' as const, id: company.id, name: company.name }
  return { thing: 'limit' as const, id: null, name: network ?? nameLimit(limit) }
}
