import { refuseReturn } from '@fairquay/contract/claims/claim-lines.ts'
import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import type { ClaimAct } from '@fairquay/contract/claims/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { HeldClaim } from './hold-claim.ts'

type Back = Pick<Extract<ClaimAct, { action: 'receive_back' }>, 'lines' | 'place_id'>

/** Writes down what of the goods sent back has come, and what of it can be sold again. */
export async function receiveBack(tx: Queryable, { row, by }: HeldClaim, { lines, place_id }: Back): Promise<void> {
  const details = refuseReturn(row.lines, lines)
  if (details) throw new Failure('refused', details)
  if (place_id) await refuseForeignPlace(tx, by.companyId, place_id)
  await sql`
    update claim_lines l set returned = t.quantity, restocked = t.to_stock
    from json_to_recordset(${JSON.stringify(lines)}) as t(position integer, quantity integer, to_stock integer)
    where l.claim_id = ${row.id} and l.position = t.position`.execute(tx)
}

async function refuseForeignPlace(tx: Queryable, sellerId: number, placeId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from branches where id = ${placeId} and company_id = ${sellerId} for key share`.execute(tx)
  if (rows.length === 0) throw new Failure('refused', { place_id: claimMessages.unknownPlace })
}
