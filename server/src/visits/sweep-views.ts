import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** More than a year, so that a day can be put beside the same day a year ago. */
export const oldViews: Sweep = {
  what: 'views of a day',
  keptDays: (config) => config.keptDays.views,
  sweep: (parts, before) => deleteOld(parts, { table: 'views_by_day', condition: sql`day < ${before}`, age: sql`day` }),
}

/** With its last day. */
export const oldViewsOfMonths: Sweep = {
  what: 'views of a month',
  keptDays: (config) => config.keptDays.views,
  sweep: (parts, before) =>
    deleteOld(parts, {
      table: 'views_by_month',
      condition: sql`month < date_trunc('month', ${before}::timestamptz at time zone 'UTC')`,
      age: sql`month`,
    }),
}

export const oldViewsOfCompanies: Sweep = {
  what: 'views of a company, by day',
  keptDays: (config) => config.keptDays.views,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'company_views_by_day', condition: sql`day < ${before}`, age: sql`day` }),
}

/** Within the hour they keep one visitor from counting twice; after it they are of no use to anybody. */
export const oldVisits: Sweep = {
  what: 'visits of an hour',
  keptDays: () => 1,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'recent_looks', condition: sql`hour < ${before}`, age: sql`hour` }),
}
