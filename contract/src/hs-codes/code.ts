/** The editions of the Harmonized System that the product knows, the newest first. The next one applies from 2028 on. */
export const hsEditions = ['2022'] as const
export type HsEdition = (typeof hsEditions)[number]

/** A customs code without its dots, spaces and dashes; null when nothing is left. */
export function tidyHts(code: string | null): string | null {
  return code?.replace(/[\s.-]/g, '') || null
}

/** A customs code in the usual groups: '6109100010' → '6109.10.00.10'. */
export function formatHts(code: string): string {
  return [code.slice(0, 4), ...(code.slice(4).match(/.{1,2}/g) ?? [])].join('.')
}

/** What keeps digits from being a customs code whatever the edition: how many they are, or their first two. */
export type HsShapeFault = 'shape' | 'chapter'

/**
 * What is wrong with a code without its dots, whichever edition it is of: six digits say the same in every country, up to seven more are a country's own;
 * goods stand in chapters 01 to 97, of which 77 is kept free. Undefined: nothing.
 */
export function findHsShapeFault(code: string): HsShapeFault | undefined {
  if (!/^\d{6,13}$/.test(code)) return 'shape'
  return isHsChapter(code.slice(0, 2)) ? undefined : 'chapter'
}

export function isHsChapter(digits: string): boolean {
  return /^\d\d$/.test(digits) && digits >= '01' && digits <= '97' && digits !== '77'
}
