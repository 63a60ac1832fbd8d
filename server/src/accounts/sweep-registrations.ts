import { type Database, inTransaction } from '../database.ts'
import type { Sweep } from '../sweep.ts'
import { deleteRegistration, findUnconfirmed, holdUnconfirmed } from './queries.ts'

/** Accounts whose address nobody has confirmed: they hold an address and the name of a company that somebody else may want. */
export const unconfirmedRegistrations: Sweep = {
  what: 'registrations nobody confirmed',
  keptDays: ({ keptDays }) => keptDays.registrations,
  async sweep({ db, atOnce }, before) {
    let swept = 0
    for (let last = 0; ; ) {
      const ids = await findUnconfirmed(db, before, { after: last, most: atOnce })
      for (const id of ids) if (await removeOne(db, id, before)) swept++
      last = ids.at(-1) ?? last
      if (ids.length < atOnce) return swept
    }
  },
}

/** Each for itself: one that something refers to after all stays, and keeps none of the others. */
async function removeOne(db: Database, id: number, before: Date): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await holdUnconfirmed(tx, id, before))) return false
      await deleteRegistration(tx, id)
      return true
    })
  } catch (error) {
    // foreign_key_violation
    if ((error as { code?: string }).code === '23503') return false
    throw error
  }
}
