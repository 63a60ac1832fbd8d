import { formatNumber } from '@fairquay/contract/locale.ts'

/** 405 mm → '40.5' */
export function formatCentimetres(millimetres: number): string {
  return spell(millimetres / 10)
}

/** A number as it stands in a box. */
export function spell(value: number): string {
  return formatNumber(value, { useGrouping: false, maximumFractionDigits: 3 })
}
