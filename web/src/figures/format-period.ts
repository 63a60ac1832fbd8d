import type { Period } from '@fairquay/contract/figures/period.ts'
import { locale } from '@fairquay/contract/locale.ts'

const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

/** { from: '2027-03-01', to: '2027-03-31' } → 'Mar 1 – 31, 2027' */
export function formatPeriod({ from, to }: Period): string {
  return days.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}
