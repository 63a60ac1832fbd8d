import { sql } from 'kysely'
import { type Sweep, updateOld } from '../sweep.ts'

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
      sql`to_address = 'former-member@deleted.invalid', to_name = '', text = '', is_last = false`,
    ),
}
