import { currencies } from '../money.ts'
import { rateMessages } from './messages.ts'
import { type DayRate, rateBase, refuseRate, refuseRateDay } from './rates.ts'

/** Characters a file of rates may have: the history of the euro since 1999 as CSV has about 1.3 million. */
export const largestRatesFile = 2_000_000

const used = new Set<string>(currencies.filter((currency) => currency !== rateBase))

/**
 * Reads the euro reference rates of the European Central Bank: its XML files (one day, ninety days) and its CSV files (one day, the whole history). Rates of
 * currencies nobody trades in here are passed over. `today` is an ISO date. Answers a sentence where the file is none of these.
 */
export function readRatesFile(text: string, today: string): DayRate[] | string {
  const found = /<\s*(\w+:)?Cube\b/.test(text) ? readXml(text) : readCsv(text)
  if (typeof found === 'string') return found
  if (found.length === 0) return rateMessages.noFile
  const rates = found.filter(({ currency }) => used.has(currency))
  const fault = rates.find(({ rate, day }) => refuseRate(rate) ?? refuseRateDay(day, today))
  if (fault) return rateMessages.faultyFile(`${fault.currency} ${fault.rate} ${fault.day}`)
  return rates.length > 0 ? rates : rateMessages.nothingUsed
}

/** `<Cube time='2026-11-20'><Cube currency='USD' rate='1.0842'/>…`: the attributes are all there is to it. */
function readXml(text: string): DayRate[] {
  let day = ''
  return [...text.matchAll(/<\s*(?:\w+:)?Cube\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const read = (name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]
    day = read('time') ?? day
    const currency = read('currency')
    const rate = read('rate')
    return currency !== undefined && rate !== undefined ? [{ currency, rate: Number(rate), day }] : []
  })
}

/** A head of `Date, USD, JPY, …` and a line for each day, written as `20 November 2026` or `2026-11-20`; `N/A` where a currency had no rate. */
function readCsv(text: string): DayRate[] | string {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const names = splitLine(head)
  if (names[0]?.toLowerCase() !== 'date') return []
  const rates: DayRate[] = []
  for (const line of lines) {
    const [date = '', ...cells] = splitLine(line)
    const day = readDay(date)
    if (day === undefined) return rateMessages.faultyFile(line.slice(0, 60))
    for (const [place, cell] of cells.entries()) {
      const currency = names[place + 1]
      if (currency && cell !== '' && cell !== 'N/A') rates.push({ currency, rate: Number(cell), day })
    }
  }
  return rates
}

function splitLine(line: string): string[] {
  return line.split(',').map((cell) => cell.trim().replace(/^"|"$/g, ''))
}

const months = 'January February March April May June July August September October November December'.split(' ')

function readDay(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text
  const [, day = '', name = '', year = ''] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(text) ?? []
  const month = months.findIndex((known) => known.toLowerCase().startsWith(name.toLowerCase().slice(0, 3)))
  return name.length < 3 || month < 0 ? undefined : `${year}-${pad(month + 1)}-${pad(Number(day))}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
