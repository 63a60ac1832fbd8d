import type { TariffRow } from '@fairquay/contract/tariffs/shapes.ts'
import { unionsOf } from '@fairquay/contract/trade/customs-unions.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** Rows below a code that is not exact enough, at most: a heading has some hundred. */
const mostNarrower = 400

/**
 * The rows that may hold for goods of these codes (digits) on a day: those of beginnings of a code, and those below one that is not exact enough. One statement; both parts are look-ups in the
 * index of country and code.
 */
export async function findTariffRows(
  db: Queryable,
  { destination, codes, day }: { destination: string; codes: readonly string[]; day: string },
): Promise<TariffRow[]> {
  const countries = [destination, ...unionsOf(destination)]
  const beginnings = new Set(['', ...codes.flatMap((code) => Array.from(code, (_, at) => code.slice(0, at + 1)))])
  const { rows } = await sql<{ said: TariffRow }>`
    select said from tariff_rows
    where dropped_by is null and country = any(${countries}::text[]) and hs = any(${[...beginnings]}::text[])
      and valid_from <= ${day}::date and (valid_to is null or valid_to >= ${day}::date)
    union all
    select below.said from unnest(${[...new Set(codes)]}::text[]) as c(code), unnest(${countries}::text[]) as k(country)
    cross join lateral (
      select said from tariff_rows r
      where r.dropped_by is null and r.country = k.country
        -- ':' is the character behind '9'.
        and r.hs > c.code collate "C" and r.hs < (c.code || ':') collate "C"
        and r.valid_from <= ${day}::date and (r.valid_to is null or r.valid_to >= ${day}::date)
      order by r.hs limit ${mostNarrower}
    ) below`.execute(db)
  return rows.map(({ said }) => said)
}

export type TariffFilter = {
  country?: string | undefined
  hs?: string | undefined
  kind?: string | undefined
  day?: string | undefined
}

/** What a list of rows is narrowed to. */
function narrow({ country, hs, kind, day }: TariffFilter) {
  return sql`r.dropped_by is null
    and (${country ?? null}::text is null or r.country = ${country ?? null})
    and (${hs || null}::text is null or (r.hs >= ${hs ?? ''} collate "C" and r.hs < ${`${hs ?? ''}:`} collate "C"))
    and (${kind ?? null}::text is null or r.kind = ${kind ?? null})
    and (${day ?? null}::date is null or (r.valid_from <= ${day ?? null}::date and (r.valid_to is null or r.valid_to >= ${day ?? null}::date)))`
}

export type FoundTariffRow = {
  id: number
  said: TariffRow
  change_id: number
  title: string
  made_at: Date
  made_by: string
}

const rowColumns = sql`r.id, r.said, c.id as change_id, c.title, c.made_at,
  coalesce(trim(u.first_name || ' ' || u.last_name), '') as made_by`
const rowTables = sql`tariff_rows r join tariff_changes c on c.id = r.added_by left join users u on u.id = c.made_by`

/** One page of the rows that hold. */
export async function listTariffRows(
  db: Queryable,
  filter: TariffFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundTariffRow[]> {
  const { rows } = await sql<FoundTariffRow>`
    select ${rowColumns} from ${rowTables} where ${narrow(filter)}
    order by r.country, r.hs, r.kind, r.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many there are, counted no further than is paged through. */
export async function countTariffRows(db: Queryable, filter: TariffFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from tariff_rows r where ${narrow(filter)} limit ${most}) counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** All of them, in the order of the export, a part at a time. */
export async function* readTariffRows(db: Queryable, filter: TariffFilter): AsyncGenerator<TariffRow> {
  let after = { country: '', hs: '', id: 0 }
  for (;;) {
    const { rows } = await sql<{ id: number; country: string; hs: string; said: TariffRow }>`
      select r.id, r.country, r.hs, r.said from tariff_rows r
      where ${narrow(filter)} and (r.country, r.hs, r.id) > (${after.country} collate "C", ${after.hs} collate "C", ${after.id})
      order by r.country, r.hs, r.id limit 2000`.execute(db)
    for (const { said } of rows) yield said
    const last = rows.at(-1)
    if (!last) return
    after = last
  }
}

export async function findTariffRow(db: Queryable, id: number): Promise<FoundTariffRow | undefined> {
  const { rows } = await sql<FoundTariffRow>`
    select ${rowColumns} from ${rowTables} where r.id = ${id} and r.dropped_by is null`.execute(db)
  return rows[0]
}

/** Countries and unions with rows that hold. */
export async function countTariffsByCountry(db: Queryable): Promise<{ country: string; rows: number }[]> {
  const { rows } = await sql<{ country: string; rows: number }>`
    select country, count(*)::int as rows from tariff_rows where dropped_by is null group by country order by country`.execute(
    db,
  )
  return rows
}
