import type { TariffRow } from '@fairquay/contract/tariffs/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import type { TariffCounts } from './change-queries.ts'
import { rowsAtOnce, rowTypes, writeRow } from './row-columns.ts'

/** Where the rows of a file wait until they are held against those on record. */
export async function stageRows(tx: Queryable, rows: readonly TariffRow[]): Promise<void> {
  await sql`create temporary table staged_tariffs (n integer generated always as identity primary key, identity text collate "C", country text collate "C",
    hs text collate "C", kind text, valid_from date, valid_to date, said jsonb, added_by integer) on commit drop`.execute(
    tx,
  )
  await sql`create temporary table kept_tariffs (n integer primary key) on commit drop`.execute(tx)
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await insertRows(tx, 'staged_tariffs', rowTypes, rows.slice(at, at + rowsAtOnce).map(writeRow(0)))
  await sql`create index on staged_tariffs (identity)`.execute(tx)
  await sql`analyze staged_tariffs`.execute(tx)
}

/**
 * Takes the staged rows as those of a change. What is on record with the same rate on the first day of the staged row stays, whatever its source; what has the same first day and another rate gives way;
 * with `isWhole`, what the file does not hold of its countries and kinds ends the day before `from`.
 */
export async function applyStaged(
  tx: Queryable,
  change: number,
  { isWhole, from }: { isWhole: boolean; from: string },
): Promise<Omit<TariffCounts, 'refused'>> {
  const unchanged = await eachPart(tx, 'staged_tariffs', (first, last) => keepSame(tx, first, last))
  await sql`analyze kept_tariffs`.execute(tx)
  const replaced = await eachPart(tx, 'staged_tariffs', async (first, last) =>
    count(
      await sql`
        update tariff_rows r set dropped_by = ${change} from staged_tariffs s
        where s.n between ${first} and ${last} and not exists (select 1 from kept_tariffs k where k.n = s.n)
          and r.identity = s.identity and r.dropped_by is null and r.valid_from = s.valid_from`.execute(tx),
    ),
  )
  const ended = isWhole ? await endMissing(tx, change, from) : 0
  const added = await eachPart(tx, 'staged_tariffs', async (first, last) =>
    count(
      await sql`
        insert into tariff_rows (identity, country, hs, kind, valid_from, valid_to, said, added_by)
        select identity, country, hs, kind, valid_from, valid_to, said, ${change} from staged_tariffs s
        where s.n between ${first} and ${last} and not exists (select 1 from kept_tariffs k where k.n = s.n) order by s.n`.execute(
        tx,
      ),
    ),
  )
  return { added, replaced, ended, unchanged }
}

/** Notes the staged rows that say what is on record already, their days and sources aside. */
async function keepSame(tx: Queryable, first: number, last: number): Promise<number> {
  return count(
    await sql`
      insert into kept_tariffs (n)
      select s.n from staged_tariffs s where s.n between ${first} and ${last} and exists (
        select 1 from tariff_rows r
        where r.identity = s.identity and r.dropped_by is null and r.valid_from <= s.valid_from and r.valid_to is not distinct from s.valid_to
          and r.said - '{valid_from,source}'::text[] = s.said - '{valid_from,source}'::text[]
          and not exists (select 1 from tariff_rows n where n.identity = s.identity and n.dropped_by is null and n.valid_from > r.valid_from and n.valid_from <= s.valid_from)
      )`.execute(tx),
  )
}

/** Rows of the countries and kinds of the file that it does not hold: they end the day before, as rows of this change; what began later is dropped. */
async function endMissing(tx: Queryable, change: number, from: string): Promise<number> {
  await sql`
    create temporary table missing_tariffs (n integer generated always as identity primary key, id integer) on commit drop`.execute(
    tx,
  )
  await sql`
    insert into missing_tariffs (id)
    select r.id from tariff_rows r join (select distinct country, kind from staged_tariffs) c on r.country = c.country and r.kind = c.kind
    where r.dropped_by is null and (r.valid_to is null or r.valid_to >= ${from}::date)
      and not exists (select 1 from staged_tariffs s where s.identity = r.identity)`.execute(tx)
  return eachPart(tx, 'missing_tariffs', async (first, last) =>
    count(
      await sql`
        with missing as (
          update tariff_rows r set dropped_by = ${change} from missing_tariffs m where m.n between ${first} and ${last} and r.id = m.id
          returning r.identity, r.country, r.hs, r.kind, r.valid_from, r.said
        ), shortened as (
          insert into tariff_rows (identity, country, hs, kind, valid_from, valid_to, said, added_by)
          select identity, country, hs, kind, valid_from, ${from}::date - 1, said || jsonb_build_object('valid_to', to_char(${from}::date - 1, 'YYYY-MM-DD')), ${change}
          from missing where valid_from < ${from}::date
        )
        select 1 from missing`.execute(tx),
    ),
  )
}

/** Works on all rows of a temporary table, so many at once; the sum of what was done. */
async function eachPart(
  tx: Queryable,
  table: 'staged_tariffs' | 'missing_tariffs',
  work: (first: number, last: number) => Promise<number>,
): Promise<number> {
  const { rows } = await sql<{
    most: number
  }>`select coalesce(max(n), 0)::int as most from ${sql.table(table)}`.execute(tx)
  const most = rows[0]?.most ?? 0
  let done = 0
  for (let first = 1; first <= most; first += rowsAtOnce) done += await work(first, first + rowsAtOnce - 1)
  return done
}

function count({ numAffectedRows, rows }: { numAffectedRows?: bigint | undefined; rows: unknown[] }): number {
  return numAffectedRows === undefined ? rows.length : Number(numAffectedRows)
}
