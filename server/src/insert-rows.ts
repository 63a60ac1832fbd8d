import { CompiledQuery } from 'kysely'
import type { Queryable } from './database.ts'
import { sendAlong } from './send-along.ts'

/** Columns of a table with their types, both written in our code. */
export type Columns = Readonly<Record<string, string>>

/** Inserts any number of rows in one statement: they travel as one JSON parameter, so the text (and its plan) is the same for one row and for a thousand. */
export async function insertRows(
  db: Queryable,
  table: string,
  columns: Columns,
  rows: readonly object[],
  ending = '',
): Promise<unknown[]> {
  if (rows.length === 0) return []
  const result = await db.executeQuery(writeInsertion(table, columns, rows, ending))
  return result.rows
}

/** The same where nobody waits for it: with the next statement of the transaction (send-along.ts). */
export async function insertRowsAlong(
  tx: Queryable,
  table: string,
  columns: Columns,
  rows: readonly object[],
): Promise<void> {
  if (rows.length > 0) await sendAlong(tx, writeInsertion(table, columns, rows, ''))
}

function writeInsertion(table: string, columns: Columns, rows: readonly object[], ending: string): CompiledQuery {
  const names = Object.keys(columns).join(', ')
  const typed = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')
  const text = `insert into ${table} (${names}) overriding system value select ${names} from json_to_recordset($1) as r(${typed}) ${ending}`
  return CompiledQuery.raw(text, [JSON.stringify(rows)])
}

/** Takes `count` new ids of a table's sequence, in rising order, so that rows can refer to each other before they are inserted. */
export async function takeIds(db: Queryable, table: string, count: number): Promise<number[]> {
  if (count === 0) return []
  // Which sequence it is, is looked up once and not for every id.
  const text = `select nextval(s.name) as id from (select pg_get_serial_sequence($1, 'id')::regclass as name offset 0) s cross join generate_series(1, $2)`
  const result = await db.executeQuery<{ id: number }>(CompiledQuery.raw(text, [table, count]))
  return result.rows.map(({ id }) => id)
}
