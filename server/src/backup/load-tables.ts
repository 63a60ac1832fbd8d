import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Manifest, readPartName, schemas, type TableOfBackup } from './manifest.ts'
import { listColumns, nameTable } from './open-snapshot.ts'
import type { TarEntry } from './tar.ts'

type Aside = { away: string; back: string }

/**
 * What would look at each row while they come in any order: keys between tables, triggers, and indexes that are quicker made of everything at once. A
 * role that is no superuser cannot switch keys off, so they are taken away and put back, which checks every row.
 */
export async function setAside(client: pg.Client): Promise<Aside[]> {
  const { rows } = await client.query<Aside>(findAside, [schemas])
  for (const { away } of rows) await client.query(away)
  return rows
}

export async function putBack(client: pg.Client, aside: readonly Aside[]): Promise<void> {
  for (const { back } of [...aside].reverse()) await client.query(back)
}

const findAside = `
  with ours as (
    select c.oid, format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('r', 'p'))
  select away, back from (
    select 1 as turn, o.name || k.conname as place, format('alter table %s drop constraint %I', o.name, k.conname) as away,
      format('alter table %s add constraint %I %s', o.name, k.conname, pg_get_constraintdef(k.oid)) as back
    from pg_constraint k join ours o on o.oid = k.conrelid where k.contype = 'f' and k.conparentid = 0
    union all
    select 2, o.name || t.tgname, format('alter table %s disable trigger %I', o.name, t.tgname),
      format('alter table %s enable %s trigger %I', o.name, case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, t.tgname)
    from pg_trigger t join ours o on o.oid = t.tgrelid where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled <> 'D'
    union all
    select 3, o.name || i.indexrelid::text, format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    from pg_index i join ours o on o.oid = i.indrelid join pg_class c on c.oid = i.indexrelid and c.relkind = 'i' and not c.relispartition
    where o.name not like 'pgboss.%' and not i.indisunique and not i.indisexclusion and not i.indisreplident and not i.indisclustered
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)) x
  order by turn, place`

/**
 * Empties all tables, for what migrations have put in themselves is in the backup as well, as it was later. Returns those of the backup that are there; an
 * operator's own tables are none that we could make.
 */
export async function emptyTables(client: pg.Client, tables: readonly TableOfBackup[]): Promise<TableOfBackup[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition`,
    [schemas],
  )
  if (rows.length > 0) await client.query(`truncate ${rows.map(nameTable).join(', ')}`)
  const there = new Set(rows.map(nameTable))
  return tables.filter((table) => there.has(nameTable(table)))
}

/** Takes the parts of the tables as they come, one table after the other, and returns how many rows there were of each. */
export function makeLoader(client: pg.Client, tables: readonly TableOfBackup[], there: readonly TableOfBackup[]) {
  let current: { number: number; stream: ReturnType<typeof startCopy> } | undefined
  const loaded = new Map<number, number>()
  const finish = async () => {
    if (!current) return
    const { number, stream } = current
    current = undefined
    await pipeline(async function* () {}, stream)
    loaded.set(number, stream.rowCount ?? 0)
  }
  const startCopy = (table: TableOfBackup) =>
    client.query(copyFrom(`copy ${nameTable(table)} (${listColumns(table.columns)}) from stdin`))
  return {
    async take({ name, body }: TarEntry): Promise<void> {
      const number = readPartName(name)
      const table = number === undefined ? undefined : tables[number]
      if (number === undefined || !table) throw new Error(`No table for ${name}.`)
      if (!there.includes(table)) return
      if (current?.number !== number) {
        await finish()
        current = { number, stream: startCopy(table) }
      }
      await pipeline(body, current.stream, { end: false })
    },
    async finish(): Promise<void> {
      await finish()
      const short = tables.filter((table, number) => there.includes(table) && (loaded.get(number) ?? 0) !== table.rows)
      if (short.length > 0) throw new Error(`Not all rows of ${short.map(nameTable).join(', ')} could be restored.`)
    },
  }
}

/** Numbers go on where they had come to. */
export async function setSequences(client: pg.Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { last, isCalled, ...sequence } of sequences)
    await client.query('select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null', [
      nameTable(sequence),
      last,
      isCalled,
    ])
}
