import { identityOf } from '@fairquay/contract/tariffs/identity.ts'
import type { TariffRow } from '@fairquay/contract/tariffs/shapes.ts'

/**
 * Rows that one statement works on: a whole tariff has some 60,000, and no statement may take longer than a visitor's (docs/decisions/0026-time-limits-towards-the-database-and-retention.md),
 * on a busy machine neither.
 */
export const rowsAtOnce = 5000

/** Columns that rows are found by, beside what they say. */
export const rowTypes = {
  identity: 'text',
  country: 'text',
  hs: 'text',
  kind: 'text',
  valid_from: 'date',
  valid_to: 'date',
  said: 'jsonb',
  added_by: 'integer',
}

export function writeRow(added_by: number) {
  return (said: TariffRow) => {
    const { country, hs, kind, valid_from, valid_to } = said
    return { identity: identityOf(said), country, hs, kind, valid_from, valid_to, said, added_by }
  }
}
