import { sql } from 'kysely'
import { type Sweep, updateOld } from '../sweep.ts'

/** What stands in the outbox where the address of somebody stood who is gone. */
export const addressOfNobody = 'former-member@deleted.invalid'

/** To whom the last mail of a deleted account went. A day is enough for a mail server that is away for a while. */
export const lastMails: Sweep = {
  what: 'addresses of people who are gone',
  keptDays: () => 1,
  sweep: (parts, before) =>
    updateOld(
      parts,
      {
        table: 'mails',
        condition: sql`is_last and created_at < ${before} and state is distinct from 'waiting'`,
        age: sql`created_at`,
      },
      sql`to_address = ${addressOfNobody}, to_name = '', text = '', is_last = false`,
    ),
}
