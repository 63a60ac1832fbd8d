import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

const readKeptDays = 90

export const readNotifications: Sweep = {
  what: 'notifications that were read',
  keptDays: ({ keptDays: { notifications } }) => Math.min(notifications, readKeptDays),
  sweep: (parts, before) =>
    deleteOld(parts, {
      table: 'notifications',
      condition: sql`read_at is not null and created_at < ${before}`,
      age: sql`created_at`,
    }),
}

export const unreadNotifications: Sweep = {
  what: 'notifications nobody read',
  keptDays: ({ keptDays }) => keptDays.notifications,
  sweep: (parts, before) =>
    deleteOld(parts, {
      table: 'notifications',
      condition: sql`read_at is null and created_at < ${before}`,
      age: sql`created_at`,
    }),
}
