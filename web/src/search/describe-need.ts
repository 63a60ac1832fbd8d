import { formatDay, formatNumber } from '@fairquay/contract/locale.ts'
import type { Need } from '@fairquay/contract/sourcing/read-need.ts'
import { searchTexts } from './texts.ts'

/** What was read out of a sentence, as it is said back: '2,000 cotton tote bags, printed, by Mar 1, 2027'. */
export function describeNeed({ goods, quantity, unit, day }: Need): string {
  const amount = formatNumber(quantity)
  const wanted = unit === null ? searchTexts.many(amount, goods) : searchTexts.measured(amount, unit, goods)
  return day === null ? wanted : searchTexts.neededBy(wanted, formatDay(day))
}
