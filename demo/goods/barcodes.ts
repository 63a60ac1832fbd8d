/** Sum of the digits, weighted 3 and 1 alternately from the right: the check rule of every GS1 code (GS1 General Specifications §7.9). */
function weigh(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
}

/** Appends the check digit to the first 11, 12 or 13 digits of a UPC-A, EAN-13 or GTIN-14. */
function withCheckDigit(digits: string): string {
  return `${digits}${(10 - (weigh(digits) % 10)) % 10}`
}

/** Whether the last digit of a UPC-A, EAN-13 or GTIN-14 is the right one. */
export function hasValidCheckDigit(code: string): boolean {
  return /^(\d{12}|\d{13}|\d{14})$/.test(code) && withCheckDigit(code.slice(0, -1)) === code
}

/** GS1 keeps the prefix 952 for demonstrations: no article of a real company carries it. */
export function ean13(house: number, article: number): string {
  return withCheckDigit(`952${String(house).padStart(4, '0')}${String(article).padStart(5, '0')}`)
}

/** The code of one variant of an article, in the numbers that no article of its house has. */
export function eanOfVariant(ean: string, place: number): string {
  const article = 10_000 + Number(ean.slice(7, 12)) * 100 + place
  return withCheckDigit(`${ean.slice(0, 7)}${String(article).padStart(5, '0')}`)
}

/** Number system 4 is for codes that never leave one company, so these meet no real article either. */
export function upcA(house: number, article: number): string {
  return withCheckDigit(`4${String(house).padStart(5, '0')}${String(article).padStart(5, '0')}`)
}

/** The trade unit around an article: indicator digit 1 in front of its EAN without the check digit. */
export function gtin14(house: number, article: number): string {
  return withCheckDigit(`1${ean13(house, article).slice(0, -1)}`)
}
