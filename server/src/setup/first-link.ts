import { firstLinkHours } from '@fairquay/contract/setup/appointment-rules.ts'
import type { Config } from '../config.ts'
import { type Database, inTransaction } from '../database.ts'
import { makeToken } from '../session.ts'
import { deleteFirstLink, hasOperator, insertAppointment } from './appointment-queries.ts'
import { beginAddress } from './mails.ts'

/**
 * The link by which the first operator comes in, for the log of a server whose marketplace has none; a new one with every start, and the one before works no
 * more. Nothing where somebody runs the marketplace already. Whoever reads the log of a server may have it anyway: that is why it may stand there, for a day.
 */
export async function writeFirstLink(db: Database, config: Pick<Config, 'publicUrl'>): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    await deleteFirstLink(tx)
    if (await hasOperator(tx)) return undefined
    const { token, hash } = makeToken()
    await insertAppointment(tx, {
      kind: 'operator',
      email: null,
      tokenHash: hash,
      invitedBy: null,
      hours: firstLinkHours,
    })
    return beginAddress(config, token)
  })
}
