import type { DayRate } from '../contract/src/currency/rates.ts'

/** What one euro costs, near what it did in November 2026. The Kuwaiti dinar is none of the European Central Bank's; an operator would have typed it. */
const levels = { USD: 1.0842, GBP: 0.8371, CAD: 1.5124, JPY: 163.45, KWD: 0.3331 } as const

/** Thousandths by which a day was above or below, the newest first. */
const swings = [0, 2, -1, 3, 1, -2, -4, -3, 0, 2]

/** The rates of the last ten working days before `now`: the same numbers on every machine, on days that follow the clock. */
export function demoRates(now: Date): DayRate[] {
  return findWorkingDays(now, swings.length).flatMap((day, index) =>
    Object.entries(levels).map(([currency, level]) => ({
      currency,
      day,
      rate: Number((level * (1 + (swings[index] ?? 0) / 1000)).toPrecision(5)),
    })),
  )
}

/** The newest first; rates are published on days from Monday to Friday. */
function findWorkingDays(now: Date, count: number): string[] {
  const days: string[] = []
  for (let back = 1; days.length < count; back += 1) {
    const date = new Date(now.getTime() - back * 86_400_000)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) days.push(date.toISOString().slice(0, 10))
  }
  return days
}
