import type { AuditAction } from '@fairquay/contract/audit/actions.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { TariffChange, takeTariffFile } from '@fairquay/contract/tariffs/endpoints.ts'
import { tariffMessages as texts } from '@fairquay/contract/tariffs/messages.ts'
import { refuseTariffRow } from '@fairquay/contract/tariffs/read-plain.ts'
import type { TariffRow } from '@fairquay/contract/tariffs/shapes.ts'
import { recordChange } from '../audit/record-change.ts'
import { type Database, inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { applyStaged, stageRows } from './apply-staged.ts'
import {
  dropRow,
  findChange,
  hasRowLike,
  insertChange,
  insertTariffRows,
  isBuiltOn,
  lockTariffs,
  setCounts,
  type TariffCounts,
  takeBack,
} from './change-queries.ts'
import { type FoundTariffRow, findTariffRow } from './queries.ts'
import type { TariffFile } from './read-tariff-file.ts'

/** Thrown to leave nothing behind: of a trial, or of a file that says nothing new. */
class NothingKept extends Error {}

/** Takes a file that was read as one change, or finds out what that would do. */
export async function takeFile(
  db: Database,
  viewer: Viewer,
  body: BodyOf<typeof takeTariffFile>,
  file: TariffFile,
): Promise<{ change: TariffChange | null; counts: TariffCounts }> {
  let counts: TariffCounts = { added: 0, replaced: 0, ended: 0, unchanged: 0, refused: file.faults.length }
  let id = 0
  try {
    await inTransaction(db, async (tx) => {
      await lockTariffs(tx)
      const named = { what: 'file' as const, title: body.name, format: file.format, madeBy: viewer.userId }
      id = await insertChange(tx, named)
      await stageRows(tx, file.rows)
      counts = { ...counts, ...(await applyStaged(tx, id, { isWhole: body.is_whole, from: body.valid_from })) }
      if (body.is_trial || counts.added + counts.replaced + counts.ended === 0) throw new NothingKept()
      await setCounts(tx, id, counts)
      await record(tx, viewer, 'imported', id, body.name, null, { ...counts })
    })
  } catch (error) {
    if (!(error instanceof NothingKept)) throw error
    return { change: null, counts }
  }
  return { change: (await findChange(db, id)) ?? null, counts }
}

/** A row that is typed: new, or in the place of another. */
export function keepRow(db: Database, viewer: Viewer, row: TariffRow, instead?: number): Promise<FoundTariffRow> {
  const faults = refuseTariffRow(row)
  if (Object.keys(faults).length > 0) throw new Failure('refused', faults as Record<string, string>)
  return inTransaction(db, async (tx) => {
    await lockTariffs(tx)
    const before = instead === undefined ? undefined : await findTariffRow(tx, instead)
    if (instead !== undefined && !before) throw new Failure('conflict', undefined, texts.gone)
    if (await hasRowLike(tx, row, instead ?? 0)) throw new Failure('refused', { name: texts.alike }, texts.alike)
    const counts = { added: 1, replaced: before ? 1 : 0 }
    const change = await insertChange(tx, {
      what: 'hand',
      title: nameRow(row),
      format: 'plain',
      madeBy: viewer.userId,
      counts,
    })
    if (before) await dropRow(tx, change, before.id)
    const [id = 0] = await insertTariffRows(tx, change, [row])
    await record(tx, viewer, before ? 'changed' : 'created', id, nameRow(row), before?.said ?? null, row)
    const made = await findTariffRow(tx, id)
    if (!made) throw new Error('The row was not written')
    return made
  })
}

export function removeRow(db: Database, viewer: Viewer, id: number): Promise<TariffChange> {
  return inTransaction(db, async (tx) => {
    await lockTariffs(tx)
    const row = await findTariffRow(tx, id)
    if (!row) throw new Failure('not_found')
    const title = nameRow(row.said)
    const change = await insertChange(tx, {
      what: 'hand',
      title,
      format: 'plain',
      madeBy: viewer.userId,
      counts: { ended: 1 },
    })
    await dropRow(tx, change, id)
    await record(tx, viewer, 'removed', id, title, row.said, null)
    return readChange(tx, change)
  })
}

/** Brings back exactly what stood before a change. */
export function undoChange(db: Database, viewer: Viewer, id: number): Promise<TariffChange> {
  return inTransaction(db, async (tx) => {
    await lockTariffs(tx)
    const change = await readChange(tx, id)
    if (change.undone_at !== null) throw new Failure('conflict', undefined, texts.undone)
    if (await isBuiltOn(tx, id)) throw new Failure('conflict', undefined, texts.buildsOn)
    await takeBack(tx, id)
    await record(tx, viewer, 'undone', id, change.title, null, null)
    return readChange(tx, id)
  })
}

async function readChange(tx: Queryable, id: number): Promise<TariffChange> {
  const change = await findChange(tx, id)
  if (!change) throw new Failure('not_found')
  return change
}

/** 'US 61091000 Duty'. */
export function nameRow({ country, hs, name }: TariffRow): string {
  return [country, hs, name].filter(Boolean).join(' ')
}

async function record(
  tx: Queryable,
  viewer: Viewer,
  action: AuditAction,
  id: number,
  name: string,
  before: object | null,
  after: object | null,
): Promise<void> {
  await recordChange(tx, viewer, {
    action,
    thing: 'tariff',
    id,
    name,
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
  })
}
