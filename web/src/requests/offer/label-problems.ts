import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { legNames } from '@fairquay/contract/freight/offer.ts'
import { answerLabels, answerMessages, legTitles } from '@fairquay/contract/requests/offer/messages.ts'
import { fieldId } from '../../trade/offer-field.tsx'
import type { FieldError } from '../../ui/error-summary.tsx'

const names: Record<string, string> = {
  ...answerMessages.chargeNames,
  currency: answerLabels.currency,
  min_quantity: answerMessages.fromQuantity,
  price: answerLabels.prices,
  tiers: answerLabels.prices,
  minimum_quantity: answerLabels.minimum,
  lead_time_days: answerLabels.leadTime,
  incoterm: answerLabels.incoterm,
  place: answerLabels.place,
  payment_terms: answerLabels.paymentTerms,
  day: answerLabels.day,
  time_zone: answerLabels.timeZone,
  min: answerLabels.transitMin,
  max: answerLabels.transitMax,
  legs: answerMessages.legs,
  goods_value: answerLabels.goodsValue,
  freight: answerLabels.freight,
  insurance: answerLabels.insurance,
  insurance_rate: answerLabels.insuranceRate,
  onward: answerLabels.onward,
  units: answerLabels.units,
  rate: 'Rate',
  total: answerLabels.total,
}

/** Every problem with the words of its field, for the summary on top of the form. */
export function labelProblems(problems: FailureDetails, lines: readonly { product_name: string }[]): FieldError[] {
  return Object.entries(problems).map(([path, sentence]) => ({
    id: fieldId(path),
    label: labelOf(path.split('.'), lines),
    sentence,
  }))
}

function labelOf(path: readonly string[], lines: readonly { product_name: string }[]): string {
  const [part, index] = path
  const name = names[path.at(-1) ?? ''] ?? ''
  const of = partName(part, Number(index), lines)
  return [of, name].filter((word) => word !== '' && word !== undefined).join(', ') || answerMessages.terms
}

function partName(part: string | undefined, index: number, lines: readonly { product_name: string }[]): string {
  if (part === 'lines') return lines[index]?.product_name ?? ''
  const leg = part === 'legs' ? legNames[index] : undefined
  if (leg) return legTitles[leg]
  return part === 'charges' && Number.isInteger(index) ? `${answerMessages.charges} ${index + 1}` : ''
}
