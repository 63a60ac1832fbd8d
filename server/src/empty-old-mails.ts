import { sql } from 'kysely'
import { type Sweep, updateOld } from './sweep.ts'

const age = sql`coalesce(sent_at, created_at)`

/** That a mail was sent to whom stays; what it said goes, with the names, links and prices in it. One that still waits for its mail server keeps it. */
export const oldMails: Sweep = {
  what: 'texts of mails',
  keptDays: ({ keptDays }) => keptDays.mails,
  sweep: (parts, before) =>
    updateOld(
      parts,
      { table: 'mails', condition: sql`state <> 'waiting' and text <> '' and ${age} < ${before}`, age },
      sql`text = '', unsubscribe_url = null`,
    ),
}
