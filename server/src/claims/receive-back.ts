import { refuseReturn } from '@fairquay/contract/claims/claim-lines.ts'
import type { ClaimAct } from '@fairquay/contract/claims/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { HeldClaim } from './hold-claim.ts'

type Back = Extract<ClaimAct, { action: 'receive_back' }>['lines']

/** Writes down what of the goods sent back has come, and what of it can be sold again. */
export async function receiveBack(tx: Queryable, { row }: HeldClaim, lines: Back): Promise<void> {
  const details = refuseReturn(row.lines, lines)
  if (details) throw new Failure('refused', details)
  await sql`
    update claim_lines l set returned = t.quantity, restocked = t.to_stock
    from json_to_recordset(${JSON.stringify(lines)}) as t(position integer, quantity integer, to_stock integer)
    where l.claim_id = ${row.id} and l.position = t.position`.execute(tx)
}
