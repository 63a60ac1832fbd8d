import { defineMessages, formatDay, locale } from '../locale.ts'
import type { DocumentKind, LinkKind } from './companion-kinds.ts'

export const documentKindNames: Record<DocumentKind, string> = defineMessages({
  data_sheet: 'Data sheet',
  certificate: 'Certificate',
  manual: 'Manual',
  safety_sheet: 'Safety data sheet',
  other: 'Other document',
})

export const linkKindNames: Record<LinkKind, string> = defineMessages({
  replacement: 'Replacements',
  accessory: 'Accessories',
  related: 'Related goods',
})

export const companionMessages = defineMessages({
  validUntil: (day: string) => `valid until ${formatDay(day)}`,
})

const languages = new Intl.DisplayNames(locale, { type: 'language' })

/** 'pt' → 'Portuguese'. */
export function nameLanguage(code: string): string {
  return languages.of(code) ?? code
}
