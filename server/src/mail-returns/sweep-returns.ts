import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** What was said of mails that came back. That an address is held stays until somebody says that mail arrives there. */
export const oldReturns: Sweep = {
  what: 'reports of mails that came back',
  keptDays: ({ keptDays }) => keptDays.mails,
  sweep: (parts, before) =>
    deleteOld(parts, {
      table: 'mail_returns',
      condition: sql`returned_at < ${before}`,
      age: sql`returned_at`,
    }),
}
