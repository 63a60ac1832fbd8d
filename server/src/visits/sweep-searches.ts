import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** Long enough for words to become usual; what fewer than three searched for may be somebody's, and is shown to nobody. */
const rareDays = 60

export const oldSearches: Sweep = {
  what: 'searches of a day',
  keptDays: (config) => config.keptDays.searches,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'searches_by_day', condition: sql`day < ${before}`, age: sql`day` }),
}

export const oldSearchViews: Sweep = {
  what: 'views after searches',
  keptDays: (config) => config.keptDays.searches,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'search_views_by_day', condition: sql`day < ${before}`, age: sql`day` }),
}

export const oldSearchWords: Sweep = {
  what: 'words of searches',
  keptDays: (config) => config.keptDays.searches,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'search_words', condition: sql`is_shown and last_day < ${before}`, age: sql`last_day` }),
}

/** With what was counted of them. */
export const rareSearchWords: Sweep = {
  what: 'words that hardly anybody searched for',
  keptDays: () => rareDays,
  sweep: (parts, before) =>
    deleteOld(parts, {
      table: 'search_words',
      condition: sql`not is_shown and last_day < ${before}`,
      age: sql`last_day`,
    }),
}
