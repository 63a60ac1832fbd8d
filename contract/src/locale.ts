/**
 * Everything about the language of the person who reads: in a browser the language of the page, which stands before any script runs; English on a server.
 * Plural, number, date and list rules are those of the Unicode CLDR, as the platform's `Intl` has them.
 */

/** A language tag (BCP 47). */
export const locale: string =
  (globalThis as { document?: { documentElement: { lang: string } } }).document?.documentElement.lang || 'en-US'

/** The language that shows what was left untranslated: letters with accents, words longer by 40 %. */
const pseudoLanguage = 'en-XA'

/** What another language must say of messages: the same keys, with sentences and functions of its own. */
export type Translation<Messages> = Messages extends string
  ? string
  : Messages extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : { readonly [Key in keyof Messages]: Translation<Messages[Key]> }

/** The messages of a capability. English stands in the code: a sentence, or a function that puts values into one; another language is a `Translation`. */
export function defineMessages<const Messages>(english: Messages): Messages {
  return locale === pseudoLanguage ? (disguise(english) as Messages) : english
}

/** Whether small whole numbers are written and counted as the code itself does: reading a language's rules holds up the first cards of a page. */
const isEnglish = /^en(-|$)/.test(locale)

/** 12500 → '12,500' */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  if (isEnglish && !options && Number.isInteger(value) && value >= 0 && value < 1000) return `${value}`
  return numberFormat(options).format(value)
}

let plainNumbers: Intl.NumberFormat | undefined

function numberFormat(options: Intl.NumberFormatOptions | undefined): Intl.NumberFormat {
  if (options) return new Intl.NumberFormat(locale, options)
  plainNumbers ??= new Intl.NumberFormat(locale)
  return plainNumbers
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

let plurals: Intl.PluralRules | undefined

/** The form of a count, `#` being the number: formatPlural(3, { one: '# offer', other: '# offers' }) → '3 offers'. */
export function formatPlural(count: number, forms: PluralForms): string {
  return (forms[pluralOf(count)] ?? forms.other).replace('#', formatNumber(count))
}

function pluralOf(count: number): Intl.LDMLPluralRule {
  if (isEnglish && Number.isInteger(count)) return Math.abs(count) === 1 ? 'one' : 'other'
  plurals ??= new Intl.PluralRules(locale)
  return plurals.select(count)
}

/** ['pick-up', 'delivery', 'insurance'] → 'pick-up, delivery, and insurance'; `narrow` is without a word between: 'pick-up, delivery, insurance'. */
export function formatList(words: readonly string[], style: 'long' | 'narrow' = 'long'): string {
  return new Intl.ListFormat(locale, { style }).format(words)
}

/** A moment (ISO 8601, or a date) as its day: 'Mar 31, 2027'. Days without a time ('2027-03-31') are the same day everywhere. */
export function formatDay(at: string | Date): string {
  const isPlainDay = typeof at === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(at)
  const date = isPlainDay ? new Date(`${at}T12:00:00Z`) : new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  return date.toLocaleDateString(locale, { dateStyle: 'medium', ...(isPlainDay && { timeZone: 'UTC' }) })
}

/** The one clock of all screens, papers and mails: hours from 00 to 23, which nobody in another country misreads by half a day. */
const clock = { hourCycle: 'h23' } as const

/** A moment where the reader is: 'Mar 31, 2027, 17:30'; with `seconds` where the order of things within a minute matters. */
export function formatMoment(at: string | Date, precision: 'minutes' | 'seconds' = 'minutes'): string {
  return new Date(at).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: precision === 'seconds' ? 'medium' : 'short',
    ...clock,
  })
}

/** An hour of the day: 8 → '08:00'. */
export function formatHour(hour: number): string {
  return new Date(Date.UTC(2027, 0, 1, hour)).toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    ...clock,
  })
}

/** 1 → 'Monday', 7 → 'Sunday'. */
export function formatWeekday(weekday: number): string {
  // The first of January 2024 was a Monday.
  return new Date(Date.UTC(2024, 0, weekday)).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
}

function disguise(message: unknown): unknown {
  if (typeof message === 'string') return disguiseText(message)
  if (typeof message === 'function') return (...given: unknown[]) => disguise(message(...given))
  if (Array.isArray(message)) return message.map(disguise)
  if (typeof message !== 'object' || message === null) return message
  return Object.fromEntries(Object.entries(message).map(([key, part]) => [key, disguise(part)]))
}

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Å', E: 'É', O: 'Ö' }

const placeholderOrWord = /\{[^}]*\}|\p{L}+(?![\p{L}~])/gu

/** 'Save all' → '⟦Sávé~~ áll~⟧'. Words of a message inside this one, which have their marks, stay as they are. */
function disguiseText(text: string): string {
  if (!/\p{L}/u.test(text) || /^⟦[^⟦⟧]*⟧$/.test(text)) return text
  const words = text.replace(placeholderOrWord, (word) =>
    word.startsWith('{')
      ? word
      : word.replace(/[aeiouAEO]/g, (vowel) => accents[vowel] ?? vowel) + '~'.repeat(Math.round(word.length * 0.4)),
  )
  return `⟦${words}⟧`
}
