/** Thousands parted as our screens write them, '1,234.50'. What begins with a nought parts none: '0,125'. */
const byCommas = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/
/** And as half of the world writes them, where no doubt is left: '1.234,50', '1.234.567'. */
const byPoints = /^-?[1-9]\d{0,2}((\.\d{3})+,\d*|(\.\d{3}){2,})$/
const plainNumber = /^-?(\d+[.,]?\d*|[.,]\d+)$/

/**
 * The one way to read what somebody typed as a number: '1,234.50' and '1,000' as our screens write them, '12,5' and '1.234,50' as others do, with spaces or without. NaN of
 * what is none, and of nothing. A cell alone in a file is read the same (`guessDecimal`).
 */
export function readTypedNumber(text: string): number {
  const typed = text.replace(/\s/g, '')
  if (byCommas.test(typed)) return Number(typed.replaceAll(',', ''))
  if (byPoints.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'))
  return plainNumber.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

/** The same of what can only be whole, so that '1.200' are twelve hundred; NaN where it is not. */
export function readTypedWhole(text: string): number {
  const value = /^\s*-?[1-9]\d{0,2}(\.\d{3})+\s*$/.test(text) ? Number(text.replaceAll('.', '')) : readTypedNumber(text)
  return Number.isInteger(value) ? value : Number.NaN
}
