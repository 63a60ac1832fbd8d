import type { ImportDetail, ImportSummary } from '@fairquay/contract/imports/endpoints.ts'
import type { Config } from '../config.ts'
import type { StoredImport } from './import-queries.ts'

export function presentSummary(row: StoredImport): ImportSummary {
  return {
    id: row.id,
    file_name: row.file_name,
    size: row.size,
    received: row.received,
    state: row.state,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    created_by: row.created_by,
    counts: row.counts,
    fault: row.fault,
    can_undo: row.can_undo,
    has_refused_rows: row.has_refused_rows,
  }
}

export function presentDetail(row: StoredImport, { settings }: Pick<Config, 'settings'>): ImportDetail {
  return {
    ...presentSummary(row),
    format: row.format,
    sample: row.sample,
    suggested_currency: row.company_currency ?? settings.currency,
    is_remembered: row.is_remembered,
    unused_columns: row.unused_columns,
    progress: row.progress,
    undone: row.undone,
  }
}
