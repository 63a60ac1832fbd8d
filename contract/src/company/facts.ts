import { findCountry } from '../countries.ts'
import { formatNumber } from '../locale.ts'

/** Every export country carries this value on the world map (docs/product.md#company-page). */
export const exportMapValue = 999

export type ExportCountry = { code: string; name: string; value: number }

/** Reads `export_countries`, JSON text that sellers' data may hold in any state: what is no country we know is left out, each is named once, by name. */
export function readExportCountries(json: string): ExportCountry[] {
  const codes = new Set(readCodes(json))
  return [...codes]
    .flatMap((code) => {
      const country = findCountry(code)
      return country ? [{ code, name: country.name, value: exportMapValue }] : []
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

function readCodes(json: string): string[] {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    return []
  }
  const list = typeof data === 'object' && data !== null && 'exportCountries' in data ? data.exportCountries : []
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'shortCode' in entry && typeof entry.shortCode === 'string'
      ? [entry.shortCode.toUpperCase()]
      : [],
  )
}

/** US dollars with thousands separators and no cents: 12500000 → '$12,500,000' (docs/product.md#company-page). */
export function writeTurnover(dollars: number): string {
  return formatNumber(dollars, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

/** Logos of the certificates row: five when there are more than five (docs/product.md#company-page), else as many as there are. */
export function countCertificateSlides(count: number): number {
  return Math.min(5, Math.max(1, count))
}
