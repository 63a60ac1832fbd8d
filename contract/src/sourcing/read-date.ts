import { addDays } from '../trade/dates.ts'
/** A day as people write it into a sentence, and the sentence without it. */
export type DateFound = { day: string | null; rest: string }

const months = 'january february march april may june july august september october november december'.split(' ')
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const numbers = 'a one two three four five six seven eight nine ten eleven twelve'.split(' ')

const month = `(?<month>${months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)\\.?`
const year = '(?:,?\\s+(?<year>20\\d\\d))?'
const forms = [
  // 2027-03-31
  '(?<iso>20\\d\\d-\\d\\d-\\d\\d)',
  // 31.3.2027
  '(?<dotted>\\d{1,2}\\.\\d{1,2}\\.20\\d\\d)',
  // 31 March, 31st of March 2027
  `(?<early>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}${year}`,
  // March 31, March 31st 2027; not the year of 'March 2027'
  `${month}\\s+(?<late>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)${year}`,
  // March, end of March, mid March 2027
  `(?:the\\s+)?(?:(?<part>end|middle|mid|beginning|start)(?:\\s+of\\s+|-|\\s+))?${month}${year}`,
  // 6 weeks, ten days, a month
  `(?:the\\s+next\\s+)?(?<count>\\d{1,3}|${numbers.join('|')}|an)\\s+(?<span>day|week|month)s?(?:'?\\s+time)?`,
  'next\\s+(?<next>week|month)',
  `(?:next\\s+)?(?<weekday>${weekdays.join('|')})`,
]
const lead =
  '(?:(?:needed|delivered|delivery|deliver|required|due|ready|arriving|to\\s+arrive)\\s+)?(?<how>by|before|until|till|in|within|not?\\s+later\\s+than|no\\s+later\\s+than|latest)(?:\\s+the)?'

/**
 * Finds by when something is needed: 'by March' is its first day, 'in March' its last, 'before 3 Dec' the day before, 'in 6 weeks' counts from `today` (ISO
 * date). Without a year it is the next such day; one that has passed is none. Nothing where no day is named.
 */
export function findDate(text: string, today: string): DateFound | undefined {
  for (const form of forms) {
    const found = new RegExp(`(?<=^|[\\s,;(])${lead}\\s+${form}(?=$|[\\s,;.:)!])`, 'i').exec(text)
    const day = found && readDay(clean(found.groups ?? {}), today)
    if (!found || day === undefined) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return { day: day !== null && day >= today ? day : null, rest }
  }
  return undefined
}

type Parts = Record<string, string>

function clean(groups: Record<string, string | undefined>): Parts {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, part]) => (part === undefined ? [] : [[name, part.toLowerCase()]])),
  )
}

/** Null where the words name no day there is; nothing where they are not about a day. */
function readDay(parts: Parts, today: string): string | null | undefined {
  const { how = '', iso, dotted, month, count, span, next, weekday } = parts
  const isBefore = how === 'before'
  const shift = (day: string | null) => (day !== null && isBefore ? addDays(day, -1) : day)
  if (iso) return shift(writeDay(...(iso.split('-').map(Number) as Day)))
  if (dotted) return shift(writeDay(...(dotted.split('.').map(Number).reverse() as Day)))
  if (month) return readMonth(parts, month, today, isBefore)
  if (count && span)
    return addSpan(
      today,
      numbers.includes(count) ? Math.max(numbers.indexOf(count), 1) : count === 'an' ? 1 : Number(count),
      span,
    )
  if (next) return next === 'week' ? addDays(today, 7) : addSpan(today, 1, 'month')
  if (weekday) return shift(nextWeekday(today, weekdays.indexOf(weekday)))
  return undefined
}

type Day = [year: number, month: number, day: number]

function readMonth({ how = '', early, late, part, year }: Parts, name: string, today: string, isBefore: boolean) {
  const month = months.findIndex((known) => known.startsWith(name.slice(0, 3))) + 1
  const dayIn = (inYear: number): string | null => {
    if (early ?? late) {
      const day = writeDay(inYear, month, Number(early ?? late))
      return day !== null && isBefore ? addDays(day, -1) : day
    }
    const first = writeDay(inYear, month, 1)
    const last = first && addDays(addSpan(first, 1, 'month'), -1)
    if (part === 'end') return last
    if (part === 'mid' || part === 'middle') return writeDay(inYear, month, 15)
    if (isBefore) return first && addDays(first, -1)
    return how === 'in' || how === 'within' ? last : first
  }
  if (year) return dayIn(Number(year))
  const now = Number(today.slice(0, 4))
  const day = dayIn(now)
  return day !== null && day >= today ? day : dayIn(now + 1)
}

function writeDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDay ? date.toISOString().slice(0, 10) : null
}

function addSpan(day: string, count: number, span: string): string {
  if (span !== 'month') return addDays(day, span === 'week' ? count * 7 : count)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // The 31st of a month that has thirty days is its last one.
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

function nextWeekday(today: string, weekday: number): string {
  const ahead = (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}
