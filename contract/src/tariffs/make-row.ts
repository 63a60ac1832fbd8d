import type { TariffKind, TariffRow } from './shapes.ts'

/** What a percentage is of where nothing else is said, by what is due. */
export const usualBases = {
  duty: 'customs_value',
  additional_duty: 'customs_value',
  fee: 'goods_value',
  tax: 'landed_value',
} as const satisfies Record<TariffKind, TariffRow['base']>

/** A row in which only what is said differs from nothing at all. */
export function makeTariffRow(
  said: Pick<TariffRow, 'country' | 'kind' | 'name' | 'valid_from' | 'source'> & Partial<TariffRow>,
): TariffRow {
  return {
    hs: '',
    origin: null,
    programme: null,
    percent: null,
    base: usualBases[said.kind],
    amount: null,
    currency: null,
    unit: null,
    per: 1,
    least_per_unit: null,
    most_per_unit: null,
    minimum: null,
    maximum: null,
    only_by: null,
    valid_to: null,
    ...said,
  }
}
