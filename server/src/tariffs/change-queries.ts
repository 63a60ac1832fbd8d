import type { TariffChange } from '@fairquay/contract/tariffs/endpoints.ts'
import { identityOf } from '@fairquay/contract/tariffs/identity.ts'
import type { TariffRow } from '@fairquay/contract/tariffs/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import { rowsAtOnce, rowTypes, writeRow } from './row-columns.ts'

/** What a change came to. */
export type TariffCounts = Pick<TariffChange, 'added' | 'replaced' | 'ended' | 'unchanged' | 'refused'>

const noCounts: TariffCounts = { added: 0, replaced: 0, ended: 0, unchanged: 0, refused: 0 }

/** One change at a time: what is counted as unchanged must not be dropped beside it. */
export async function lockTariffs(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tariffs'))`.execute(tx)
}

export async function insertChange(
  tx: Queryable,
  change: {
    what: 'file' | 'hand'
    title: string
    format: string
    madeBy: number | null
    counts?: Partial<TariffCounts>
  },
): Promise<number> {
  const { added, replaced, ended, unchanged, refused } = { ...noCounts, ...change.counts }
  const { rows } = await sql<{ id: number }>`
    insert into tariff_changes (what, title, format, made_by, added, replaced, ended, unchanged, refused)
    values (${change.what}, ${change.title}, ${change.format}, ${change.madeBy}, ${added}, ${replaced}, ${ended}, ${unchanged}, ${refused})
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** Writes rows as they are, as those of a change. */
export async function insertTariffRows(tx: Queryable, change: number, rows: readonly TariffRow[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const written = await insertRows(
      tx,
      'tariff_rows',
      rowTypes,
      rows.slice(at, at + rowsAtOnce).map(writeRow(change)),
      'returning id',
    )
    for (const row of written as { id: number }[]) ids.push(row.id)
  }
  return ids
}

export async function setCounts(tx: Queryable, change: number, counts: TariffCounts): Promise<void> {
  const { added, replaced, ended, unchanged, refused } = counts
  await sql`update tariff_changes set added = ${added}, replaced = ${replaced}, ended = ${ended}, unchanged = ${unchanged}, refused = ${refused}
    where id = ${change}`.execute(tx)
}

/** Takes a row out of what holds. False where it is gone already. */
export async function dropRow(tx: Queryable, change: number, id: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update tariff_rows set dropped_by = ${change} where id = ${id} and dropped_by is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Whether there is another row that holds for the same thing from the same day. */
export async function hasRowLike(tx: Queryable, row: TariffRow, but: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from tariff_rows where identity = ${identityOf(row)} and valid_from = ${row.valid_from}::date and dropped_by is null and id <> ${but}
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Whether something was done since to what a change added, or to what it would give back. */
export async function isBuiltOn(tx: Queryable, change: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from tariff_rows where added_by = ${change} and dropped_by is not null
    union all
    select 1 from tariff_rows d join tariff_rows n on n.identity = d.identity and n.valid_from = d.valid_from and n.dropped_by is null and n.added_by <> ${change}
    where d.dropped_by = ${change} limit 1`.execute(tx)
  return rows.length > 0
}

/** Takes away what a change added and gives back what it dropped. */
export async function takeBack(tx: Queryable, change: number): Promise<void> {
  await inParts(() =>
    sql`delete from tariff_rows where id in (select id from tariff_rows where added_by = ${change} limit ${rowsAtOnce})`.execute(
      tx,
    ),
  )
  await inParts(() =>
    sql`update tariff_rows set dropped_by = null where id in (select id from tariff_rows where dropped_by = ${change} limit ${rowsAtOnce})`.execute(
      tx,
    ),
  )
  await sql`update tariff_changes set undone_at = now() where id = ${change}`.execute(tx)
}

/** As often as there is something left to do. */
async function inParts(work: () => Promise<{ numAffectedRows?: bigint }>): Promise<void> {
  while (((await work()).numAffectedRows ?? 0n) > 0n);
}

type FoundChange = Omit<TariffChange, 'made_at' | 'undone_at'> & { made_at: Date; undone_at: Date | null }

const changeColumns = sql`c.id, c.what, c.title, c.format, c.added, c.replaced, c.ended, c.unchanged, c.refused, c.made_at, c.undone_at,
  coalesce(trim(u.first_name || ' ' || u.last_name), '') as made_by`

export async function findChange(db: Queryable, id: number): Promise<TariffChange | undefined> {
  const { rows } = await sql<FoundChange>`
    select ${changeColumns} from tariff_changes c left join users u on u.id = c.made_by where c.id = ${id}`.execute(db)
  return rows.map(present)[0]
}

/** One page of changes, the latest first, and how many there are. */
export async function listChanges(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ changes: TariffChange[]; total: number }> {
  const { rows } = await sql<FoundChange & { total: number }>`
    select ${changeColumns}, count(*) over ()::int as total from tariff_changes c left join users u on u.id = c.made_by
    order by c.id desc limit ${limit} offset ${offset}`.execute(db)
  return { changes: rows.map(({ total: _, ...change }) => present(change)), total: rows[0]?.total ?? 0 }
}

function present({ made_at, undone_at, ...change }: FoundChange): TariffChange {
  return { ...change, made_at: made_at.toISOString(), undone_at: undone_at?.toISOString() ?? null }
}
