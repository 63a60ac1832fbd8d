import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** Who made and revoked them stays in the audit log. */
export const oldTokens: Sweep = {
  what: 'API tokens that ran out or were revoked',
  keptDays: () => 90,
  sweep: (parts, before) =>
    deleteOld(parts, {
      table: 'api_tokens',
      condition: sql`least(revoked_at, expires_at) < ${before}`,
      age: sql`least(revoked_at, expires_at)`,
    }),
}
