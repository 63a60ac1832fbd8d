import { formatDay, formatMoment } from '@fairquay/contract/locale.ts'
import { auditTexts } from './audit-texts.ts'

/** What is not worth a line of the log. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Words of the names of fields that are abbreviations. */
const abbreviations: ReadonlySet<string> = new Set([
  'api',
  'bic',
  'ean',
  'eori',
  'gtin',
  'hts',
  'iban',
  'id',
  'moq',
  'rfq',
  'sku',
  'un',
  'url',
  'vat',
  'zip',
])

/** 'sent_at' and 'sentAt' → 'Sent at'; 'vat_number' → 'VAT number'. */
export function spellField(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (abbreviations.has(word) ? word.toUpperCase() : word))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const momentShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/
const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** A value of an entry as people read it: moments and days as everywhere else, parts of a thing by their names. */
export function spellValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? auditTexts.yes : auditTexts.no
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
    if (momentShape.test(value)) return formatMoment(value)
    if (dayShape.test(value)) return formatDay(value)
  }
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(spellValue).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, inner]) => !isNothing(inner))
      .map(([name, inner]) => `${spellField(name)}: ${spellValue(inner)}`)
      .join('; ')
  return ''
}
