import type { TariffRow } from './shapes.ts'

/** The columns of our own table, in the order of the export: the fields of a row. */
export const plainColumns = [
  'country',
  'hs',
  'origin',
  'programme',
  'kind',
  'name',
  'percent',
  'base',
  'amount',
  'currency',
  'unit',
  'per',
  'least_per_unit',
  'most_per_unit',
  'minimum',
  'maximum',
  'only_by',
  'valid_from',
  'valid_to',
  'source',
] as const satisfies readonly (keyof TariffRow)[]
