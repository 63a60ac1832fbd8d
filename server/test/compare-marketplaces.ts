import { createHash } from 'node:crypto'
import pg from 'pg'
import { listColumns, nameTable } from '../src/backup/open-snapshot.ts'
import type { FileStore } from '../src/files.ts'

/** Everything a database consists of, one line for each thing, so that two of them can be compared and what differs is named. */
export async function describeDatabase(url: string, leaveOut: readonly string[] = []): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 })
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'; set search_path = ''`)
    const lines: string[] = []
    for (const query of catalogue)
      lines.push(...(await client.query<{ line: string }>(query)).rows.map(({ line }) => line))
    for (const table of await findTables(client)) {
      if (leaveOut.includes(nameTable(table))) continue
      const columns = listColumns(table.columns)
      const { rows } = await client.query<{ line: string }>(
        `select count(*) || ' rows ' || coalesce(md5(string_agg(line, '' order by line collate "C")), '') as line
         from (select md5(row(${columns})::text) as line from ${nameTable(table)}) x`,
      )
      lines.push(`rows of ${nameTable(table)}: ${rows[0]?.line}`)
    }
    return lines.filter((line) => !ofADay.test(line)).sort()
  } finally {
    await client.end()
  }
}

/** The job queue keeps its figures in a table for each day: the drill may go on over midnight. */
const ofADay = /queue_stats_\d{8}/

const ours = `in ('public', 'pgboss')`

/** All columns here, also those computed from others: those must come to the same again. */
async function findTables(client: pg.Client) {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname ${ours} and c.relkind in ('r', 'p') and not c.relispartition group by 1, 2 order by 1, 2`)
  return rows
}

const catalogue = [
  `select format('column %s.%s %s %s %s %s', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, pg_get_expr(d.adbin, d.adrelid)) as line
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where n.nspname ${ours} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`,
  `select format('constraint %s on %s: %s %s', k.conname, k.conrelid::regclass, pg_get_constraintdef(k.oid), k.convalidated) as line
   from pg_constraint k join pg_namespace n on n.oid = k.connamespace where n.nspname ${ours}`,
  `select format('index %s', pg_get_indexdef(i.indexrelid)) as line
   from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname ${ours}`,
  `select format('trigger %s %s', pg_get_triggerdef(t.oid), t.tgenabled) as line
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname ${ours} and not t.tgisinternal`,
  `select format('function %s', pg_get_functiondef(p.oid)) as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname ${ours} and p.prokind = 'f' and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select format('extension %s', extname) as line from pg_extension`,
  `select format('label %s %s', t.oid::regtype, e.enumlabel) as line from pg_enum e join pg_type t on t.oid = e.enumtypid`,
  `select format('sequence %s.%s at %s', schemaname, sequencename, last_value) as line from pg_sequences where schemaname ${ours}`,
  `select format('view %s.%s %s', schemaname, viewname, definition) as line from pg_views where schemaname ${ours}`,
]

/** Every file with the hash of its content. */
export async function describeFiles(files: FileStore): Promise<string[]> {
  const lines: string[] = []
  for await (const names of files.list())
    for (const name of names)
      lines.push(
        `${name} ${createHash('sha256')
          .update((await files.read(name)) ?? 'gone')
          .digest('hex')}`,
      )
  return lines.sort()
}

/** What one has and the other has not, at most a few of each. */
export function findDifferences(one: readonly string[], other: readonly string[]): string[] {
  const [ones, others] = [new Set(one), new Set(other)]
  const missing = one.filter((line) => !others.has(line)).map((line) => `- ${line}`)
  const added = other.filter((line) => !ones.has(line)).map((line) => `+ ${line}`)
  return [...missing.slice(0, 5), ...added.slice(0, 5)]
}
