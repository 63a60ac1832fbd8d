import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'
import { deviceDays } from './known-devices.ts'

/** By then the browser is a stranger's again anyway. */
export const oldDevices: Sweep = {
  what: 'known browsers',
  keptDays: () => deviceDays,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'known_devices', condition: sql`seen_at < ${before}`, age: sql`seen_at` }),
}
