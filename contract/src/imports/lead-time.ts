import { isLeadTime } from '../catalogue/lead-time.ts'

/** What sellers count in, in the languages their columns are titled in (title-words.ts), without accents; with its days. Five working days are a week. */
const units: readonly (readonly [words: string, days: number])[] = [
  [
    '(?:working|work|business) ?days?|werktagen?|werkdagen|arbeitstagen?|jours? ouvres?|jours? ouvrables?|dias? (?:laborables?|habiles|uteis)|giorni lavorativi',
    7 / 5,
  ],
  ['(?:calendar )?days?|d|tagen?|jours?|j|dias?|giorn[io]|dag(?:en)?|dzien|dni', 1],
  ['weeks?|wks?|w|wochen?|semaines?|semanas?|settiman[ae]|weken|tydzien|tygodni[ea]?', 7],
  ['months?|monaten?|mois|mes(?:es)?|mesi|mese|maand(?:en)?|miesiac[ea]?|miesiecy', 30],
]

/** Characters of the longest cell that is looked at. */
const longest = 60

const written =
  /^(?:(?:about|approx|ca|circa|env|max|up to|within)\.? ?)?(?:(\d{1,4}) ?(?:-|–|to|bis|a|do) ?)?(\d{1,4}) ?(\p{L}[\p{L} ]*)?\.?$/u

/**
 * Days from the order until the goods can go, as a cell says it: '14', '14 days', '2 weeks', '10–14 Tage' (the longer), '5 working days' (7). A number alone is
 * counted in what the column's title names ('Lead time (weeks)'), else in days. Undefined for any other text, and for more than a lead time may be.
 */
export function readLeadTime(text: string, title: string): number | undefined {
  const found = text.length > longest ? null : written.exec(simplify(text))
  if (!found) return undefined
  const [, less = '0', more = '0', unit] = found
  const each =
    unit === undefined
      ? (findDays((words) => new RegExp(`\\b(?:${words})\\b`), simplify(title)) ?? 1)
      : findDays((words) => new RegExp(`^(?:${words})$`), unit.trim())
  if (each === undefined) return undefined
  const days = Math.ceil(Math.max(Number(less), Number(more)) * each)
  return isLeadTime(days) ? days : undefined
}

function findDays(match: (words: string) => RegExp, text: string): number | undefined {
  return units.find(([words]) => match(words).test(text))?.[1]
}

function simplify(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
