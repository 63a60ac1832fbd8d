import type { GoodsField } from '@fairquay/contract/imports/goods-fields.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import type { GoodsReading, GoodsRow } from './goods-rows.ts'

/** Reports on one row: `refuse` keeps the product out, `warn` only says what was left out. */
export type GoodsReport = {
  refuse(field: GoodsField, reason: string): void
  warn(field: GoodsField, reason: string): void
}

/** What is said about the rows of one product. */
export type Findings = { refusals: ImportIssue[]; warnings: ImportIssue[]; on(row: GoodsRow): GoodsReport }

export function makeFindings(reading: GoodsReading): Findings {
  const refusals: ImportIssue[] = []
  const warnings: ImportIssue[] = []
  return {
    refusals,
    warnings,
    on: ({ line }) => ({
      refuse: (field, reason) => refusals.push({ line, column: reading.titleOf(field), reason }),
      warn: (field, reason) => warnings.push({ line, column: reading.titleOf(field), reason }),
    }),
  }
}
