import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import type { ImportDetail, ImportFigures, ImportProgress } from '@fairquay/contract/imports/endpoints.ts'
import type { Delimiter, Encoding } from '@fairquay/contract/imports/format.ts'
import type { ImportFormat, TableSample } from '@fairquay/contract/imports/format-schema.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportAction, ImportIssue } from '@fairquay/contract/imports/report.ts'
import type { ImportState } from '@fairquay/contract/imports/rules.ts'
import type { FoundWord } from '@fairquay/contract/imports/words.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { insertRows } from '../insert-rows.ts'
import { inBatches } from './in-batches.ts'

/** What somebody has said of how the bytes of a file become a table before it is looked at. */
export type Reading = {
  encoding?: Encoding | undefined
  delimiter?: Delimiter | undefined
  sheet?: string | undefined
  headerRow?: number | undefined
}

/** An import as its row holds it. */
export type StoredImport = {
  id: number
  company_id: number
  user_id: number | null
  file_name: string
  size: number
  received: number
  state: ImportState
  format: ImportFormat | null
  reading: Reading | null
  sample: TableSample | null
  fingerprint: string | null
  is_remembered: boolean
  unused_columns: string[]
  words: FoundWord[]
  counts: ImportFigures | null
  progress: ImportProgress | null
  undone: ImportDetail['undone']
  fault: string | null
  has_refused_rows: boolean
  attempts: number
  created_at: Date
  changed_at: Date
  created_by: string | null
  company_currency: string | null
  can_undo: boolean
}

const importColumns = sql`
  i.id, i.company_id, i.user_id, i.file_name, i.size, i.received, i.state, i.format, i.reading, i.sample, i.fingerprint, i.is_remembered, i.unused_columns, i.words,
  i.counts, i.progress, i.undone, i.fault, i.has_refused_rows, i.attempts, i.created_at, i.changed_at,
  (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = i.user_id) as created_by,
  (select c.currency from companies c where c.id = i.company_id) as company_currency,
  (i.state = 'applied' and not exists (
    select 1 from imports o where o.company_id = i.company_id and o.applied_at > i.applied_at)) as can_undo`

export async function insertImport(
  tx: Queryable,
  file: { companyId: number; userId: number | null; name: string; size: number; reading?: Reading | undefined },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into imports (company_id, user_id, file_name, size, reading)
    values (${file.companyId}, ${file.userId}, ${file.name}, ${file.size}, ${file.reading ? JSON.stringify(file.reading) : null}::jsonb)
    on conflict do nothing returning id`.execute(tx)
  if (!rows[0]) throw new Failure('refused', undefined, importMessages.alreadyOpen)
  return rows[0].id
}

/** One import of a company; another's is not found. With `isHeld`, it stays as it is until the transaction ends. */
export async function getImport(
  db: Queryable,
  companyId: number,
  id: number,
  { isHeld = false } = {},
): Promise<StoredImport> {
  const hold = isHeld ? sql`for update of i` : sql``
  const { rows } = await sql<StoredImport>`
    select ${importColumns} from imports i where i.company_id = ${companyId} and i.id = ${id} ${hold}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** Takes up an import that waits for the server to work on it, and counts how often that was begun. */
export async function takeImport(db: Queryable, id: number): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    with taken as (
      update imports set attempts = attempts + 1, changed_at = now()
      where id = ${id} and state in ('inspecting', 'checking', 'applying', 'undoing') returning *)
    select ${importColumns} from taken i`.execute(db)
  return rows[0]
}

/** The one import of a company that has not ended, if there is one. */
export async function findOpen(db: Queryable, companyId: number): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select ${importColumns} from imports i where i.company_id = ${companyId} and i.state in (
      'uploading', 'inspecting', 'inspected', 'checking', 'checked', 'applying', 'undoing')`.execute(db)
  return rows[0]
}

/** The import of a company that was applied last, if it has not been undone. */
export async function findLastApplied(db: Queryable, companyId: number): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select ${importColumns} from imports i where i.company_id = ${companyId} and i.state = 'applied'
    order by i.applied_at desc limit 1`.execute(db)
  return rows[0]
}

/** One page, newest first; or, of those changed since a moment, the longest unchanged first, discarded ones too. */
export async function findImports(
  db: Queryable,
  companyId: number,
  changedSince: string | undefined,
  { page, perPage }: { page: number; perPage: number },
): Promise<StoredImport[]> {
  const { rows } = await sql<StoredImport>`
    select ${importColumns} from imports i where i.company_id = ${companyId} and ${isListed(changedSince)}
    order by ${changedSince === undefined ? sql`i.id desc` : sql`i.changed_at, i.id`} limit ${perPage}::int offset ${(page - 1) * perPage}::int`.execute(
    db,
  )
  return rows
}

export async function countImports(
  db: Queryable,
  companyId: number,
  changedSince: string | undefined,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from imports i where i.company_id = ${companyId} and ${isListed(changedSince)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

const isListed = (changedSince: string | undefined) =>
  changedSince === undefined ? sql`i.state <> 'discarded'` : sql`i.changed_at >= ${changedSince}::timestamptz`

type ImportChange = {
  state: ImportState
  format?: ImportFormat
  reading?: Reading
  sample?: TableSample
  fingerprint?: string
  isRemembered?: boolean
  unusedColumns?: readonly string[]
  words?: readonly FoundWord[]
  counts?: ImportFigures
  undone?: ImportDetail['undone']
  fault?: string | null
  hasRefusedRows?: boolean
  /** The next step begins: it has not been tried yet. */
  isBegun?: boolean
}

/** Moves an import from one state to another; false when it is not in the first one any more. What is absent stays. */
export async function moveImport(tx: Queryable, id: number, from: ImportState, change: ImportChange): Promise<boolean> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  const { numAffectedRows } = await sql`
    update imports set
      state = ${change.state}, changed_at = now(), progress = null, fault = ${change.fault ?? null},
      format = coalesce(${json(change.format)}::jsonb, format),
      reading = coalesce(${json(change.reading)}::jsonb, reading),
      sample = coalesce(${json(change.sample)}::jsonb, sample),
      fingerprint = coalesce(${change.fingerprint ?? null}, fingerprint),
      is_remembered = coalesce(${change.isRemembered ?? null}::boolean, is_remembered),
      unused_columns = coalesce(${json(change.unusedColumns)}::jsonb, unused_columns),
      words = coalesce(${json(change.words)}::jsonb, words),
      counts = coalesce(${json(change.counts)}::jsonb, counts),
      undone = coalesce(${json(change.undone)}::jsonb, undone),
      has_refused_rows = coalesce(${change.hasRefusedRows ?? null}::boolean, has_refused_rows),
      attempts = case when ${change.isBegun ?? false}::boolean then 0 else attempts end,
      applied_at = case when ${change.state} = 'applied' and ${from} = 'applying' then now() else applied_at end
    where id = ${id} and state = ${from}`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

export async function noteProgress(db: Queryable, id: number, progress: ImportProgress): Promise<void> {
  await sql`
    update imports set progress = ${JSON.stringify(progress)}::jsonb
    where id = ${id} and state in ('inspecting', 'checking', 'applying', 'undoing')`.execute(db)
}

/** Puts down a part of a file. */
export async function insertPart(
  tx: Queryable,
  part: { importId: number; kind: 'source' | 'refused'; position: number; content: Buffer },
): Promise<void> {
  await sql`
    insert into import_parts (import_id, kind, position, content)
    values (${part.importId}, ${part.kind}, ${part.position}, ${part.content})`.execute(tx)
}

export async function addReceived(tx: Queryable, id: number, bytes: number): Promise<void> {
  await sql`update imports set received = received + ${bytes}, changed_at = now() where id = ${id}`.execute(tx)
}

/** The parts of a file one after the other, so that it is never held as a whole. */
export async function* readParts(db: Queryable, id: number, kind: 'source' | 'refused'): AsyncGenerator<Buffer> {
  let last = -1
  for (;;) {
    const { rows } = await sql<{ position: number; content: Buffer }>`
      select position, content from import_parts where import_id = ${id} and kind = ${kind} and position > ${last}
      order by position limit 1`.execute(db)
    const [part] = rows
    if (!part) return
    yield part.content
    last = part.position
  }
}

export async function deleteParts(tx: Queryable, id: number, kind?: 'source' | 'refused'): Promise<void> {
  const only = kind === undefined ? sql`` : sql`and kind = ${kind}`
  await sql`delete from import_parts where import_id = ${id} ${only}`.execute(tx)
}

export type OutcomeRow = {
  action: ImportAction
  handle: string
  name: string
  lines: string
  summary: string
  issues: ImportIssue[]
}

const outcomeColumns = {
  import_id: 'int',
  position: 'int',
  action: 'text',
  handle: 'text',
  name: 'text',
  lines: 'text',
  summary: 'text',
  issues: 'jsonb',
}

/** Writes what happens to each product, in place of what was written before. */
export async function replaceOutcomes(tx: Queryable, id: number, outcomes: Iterable<OutcomeRow>): Promise<void> {
  await sql`delete from import_outcomes where import_id = ${id}`.execute(tx)
  let position = 0
  for (const rows of inBatches(outcomes, 1000)) {
    const placed = rows.map((row) => ({ ...row, import_id: id, position: position++ }))
    await insertRows(tx, 'import_outcomes', outcomeColumns, placed)
  }
}

type OutcomeQuestion = { action: ImportAction | undefined; isWarned: boolean; page: number; perPage: number }

const asked = ({ action, isWarned }: OutcomeQuestion) => sql<boolean>`
  (${action ?? null}::text is null or action = ${action ?? null}) and (not ${isWarned}::boolean or (action <> 'refuse' and issues <> '[]'))`

export async function findOutcomes(db: Queryable, id: number, question: OutcomeQuestion): Promise<OutcomeRow[]> {
  const { rows } = await sql<OutcomeRow>`
    select action, handle, name, lines, summary, issues from import_outcomes where import_id = ${id} and ${asked(question)}
    order by position limit ${question.perPage}::int offset ${(question.page - 1) * question.perPage}::int`.execute(db)
  return rows
}

export async function countOutcomes(db: Queryable, id: number, question: OutcomeQuestion): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from import_outcomes where import_id = ${id} and ${asked(question)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** How this company has read files with one of these headers before, and which of them it was: the one used last. */
export async function findMapping(
  db: Queryable,
  companyId: number,
  fingerprints: readonly string[],
): Promise<{ fingerprint: string; format: ImportFormat } | undefined> {
  const { rows } = await sql<{ fingerprint: string; format: ImportFormat }>`
    select fingerprint, format from import_mappings where company_id = ${companyId} and fingerprint = any(${[...fingerprints]}::text[])
    order by used_at desc limit 1`.execute(db)
  return rows[0]
}

export async function keepMapping(
  tx: Queryable,
  companyId: number,
  fingerprint: string,
  format: ImportFormat,
): Promise<void> {
  await sql`
    insert into import_mappings (company_id, fingerprint, format) values (${companyId}, ${fingerprint}, ${JSON.stringify(format)}::jsonb)
    on conflict (company_id, fingerprint) do update set format = excluded.format, used_at = now()`.execute(tx)
}

type ChangeRow = { product_id: number; before: ProductDraft | null; version: number }

/** Puts down what an import has written, with the versions it left behind; of what it writes twice, what was there first. */
export async function recordWritten(
  tx: Queryable,
  id: number,
  written: readonly { productId: number; before: ProductDraft | null }[],
): Promise<void> {
  const rows = written.map(({ productId, before }) => ({ product_id: productId, before }))
  await sql`
    insert into import_changes (import_id, product_id, before, version)
    select ${id}, p.id, r.before, p.version from json_to_recordset(${JSON.stringify(rows)}::json) as r(product_id int, before jsonb)
    join products p on p.id = r.product_id
    on conflict (import_id, product_id) do update set version = excluded.version`.execute(tx)
}

/** Only the last import can be undone: what earlier ones would need is forgotten. */
export async function forgetEarlierChanges(tx: Queryable, companyId: number, id: number): Promise<void> {
  await sql`
    delete from import_changes c using imports i
    where c.import_id = i.id and i.company_id = ${companyId} and i.id <> ${id}`.execute(tx)
}

export type UndoRow = ChangeRow & { now: number | null; name: string | null; is_deleted: boolean }

/** The next products of an import with how they stand now, locked until the transaction ends. */
export async function findWritten(tx: Queryable, id: number, after: number): Promise<UndoRow[]> {
  const { rows } = await sql<UndoRow>`
    select c.product_id, c.before, c.version, p.version as now, p.name,
      exists (select 1 from product_deletions d where d.product_id = c.product_id) as is_deleted
    from (select * from import_changes where import_id = ${id} and product_id > ${after} order by product_id limit 400) c
    left join lateral (select version, name from products where id = c.product_id for no key update) p on true
    order by c.product_id`.execute(tx)
  return rows
}

export async function countWritten(tx: Queryable, id: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from import_changes where import_id = ${id}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** Which of these pictures and categories are still there. */
export async function findStillThere(tx: Queryable, images: readonly number[], categories: readonly number[]) {
  const find = async (table: 'images' | 'sub_industries', ids: readonly number[]) => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where id = any(${[...ids]}::int[])`.execute(tx)
    return new Set(rows.map(({ id }) => id))
  }
  return { images: await find('images', images), categories: await find('sub_industries', categories) }
}

/** Whether the database holds a marketplace at all. */
export async function hasImports(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('imports') is not null as "isThere"`.execute(db)
  return rows[0]?.isThere === true
}

export async function findCompany(
  db: Queryable,
  slug: string,
): Promise<{ id: number; name: string; kind: string } | undefined> {
  return db.selectFrom('companies').select(['id', 'name', 'kind']).where('slug', '=', slug).executeTakeFirst()
}

export async function getImportCompany(db: Queryable, id: number) {
  const { rows } = await sql<{ id: number; country: string }>`
    select id, country_code as country from companies where id = ${id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}
