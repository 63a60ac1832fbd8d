import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

export const oldStockChanges: Sweep = {
  what: 'changes of stock',
  keptDays: () => 400,
  sweep: (parts, before) => deleteOld(parts, { table: 'stock_changes', condition: sql`at < ${before}`, age: sql`at` }),
}
