import * as endpoints from '@fairquay/contract/mail-returns/endpoints.ts'
import { mailReturnMessages } from '@fairquay/contract/mail-returns/messages.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { freeAddress } from '../held-addresses.ts'
import { type App, implement } from '../http.ts'
import { findHeldAddresses, findHold, findMailboxState, type HoldRow } from './queries.ts'
import { readReturns } from './read-mailbox.ts'

const defaultPerPage = 20

export function mailReturnRoutes(app: App): void {
  implement(app, endpoints.getMailAddress, async ({ viewer }) => {
    const hold = await findHold(app.db, viewer.email)
    return { address: viewer.email, held: hold ? presentHold(hold) : null }
  })

  implement(app, endpoints.freeMailAddress, async ({ viewer }) => {
    await inTransaction(app.db, (tx) => freeAddress(tx, viewer.email))
    return { success: true }
  })

  implement(app, endpoints.listHeldAddresses, async ({ query }) => {
    const { page = 1, perPage = defaultPerPage, search = '' } = query
    const { addresses, total } = await findHeldAddresses(app.db, search.trim(), perPage, (page - 1) * perPage)
    const { read_at, failing_since, reason } = await findMailboxState(app.db)
    const hasMailbox = app.config.returnMailbox !== undefined
    return {
      data: addresses.map((row) => ({ ...row, ...presentHold(row) })),
      pagination: { current_page: page, per_page: perPage, total },
      has_mailbox: hasMailbox,
      read_at: read_at?.toISOString() ?? null,
      failing_since: (hasMailbox && failing_since?.toISOString()) || null,
      failing_reason: hasMailbox ? reason : null,
    }
  })

  implement(app, endpoints.readReturnMailbox, async () => {
    if (app.config.returnMailbox === undefined) throw new Failure('refused', undefined, mailReturnMessages.noMailbox)
    await sql`update return_mailbox set next_look_at = now()`.execute(app.db)
    await readReturns(app)
    return { success: true }
  })

  implement(app, endpoints.freeHeldAddress, async ({ viewer, params }) => {
    await inTransaction(app.db, async (tx) => {
      const held = await tx
        .selectFrom('held_addresses')
        .select(['address', 'reason'])
        .where('id', '=', params.id)
        .forUpdate()
        .executeTakeFirst()
      if (!held) throw new Failure('not_found')
      await freeAddress(tx, held.address)
      await recordChange(tx, viewer, {
        action: 'freed',
        thing: 'mail-address',
        id: params.id,
        name: held.address,
        before: { reason: held.reason },
        after: {},
      })
    })
    return { success: true }
  })
}

function presentHold({ kind, status, reason, since }: HoldRow) {
  return { kind, status, reason, since: since.toISOString() }
}
