import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import type { ClaimAct } from '@fairquay/contract/claims/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { HeldClaim } from './hold-claim.ts'

type Back = Extract<ClaimAct, { action: 'receive_back' }>['lines']

/** Writes down what of the goods sent back has come, and puts into stock what can be sold again. */
export async function receiveBack(tx: Queryable, { row }: HeldClaim, lines: Back): Promise<void> {
  const details: Record<string, string> = {}
  lines.forEach(({ position, quantity, to_stock }, index) => {
    const line = row.lines.find((one) => one.position === position)
    if (!line) details[`lines.${index}.position`] = claimMessages.noLine
    else if (lines.findIndex((one) => one.position === position) < index)
      details[`lines.${index}.position`] = claimMessages.twice
    else if (quantity > line.quantity) details[`lines.${index}.quantity`] = claimMessages.tooManyBack(line.quantity)
    else if (to_stock > quantity) details[`lines.${index}.to_stock`] = claimMessages.tooManyBack(quantity)
  })
  if (Object.keys(details).length > 0) throw new Failure('refused', details)
  await sql`
    update claim_lines l set returned = t.quantity, restocked = t.to_stock
    from json_to_recordset(${JSON.stringify(lines)}) as t(position integer, quantity integer, to_stock integer)
    where l.claim_id = ${row.id} and l.position = t.position`.execute(tx)
}
