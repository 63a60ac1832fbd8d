import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { kindViews } from '../kind-views.ts'

/** What the fields are called that every kind of answer has. */
const sharedNames: Readonly<Record<string, string>> = {
  day: answerLabels.day,
  time_zone: answerLabels.timeZone,
  total: answerLabels.total,
}

/** What people read on a field of an answer: 'lines.0.price' → 'Olive oil, Price'. */
export function nameField(field: string, request: RequestDetail): string {
  const { fieldNames, namePart } = kindViews[request.kind]
  const path = field.split('.')
  const [part = '', index] = path
  const last = path.at(-1) ?? ''
  const names = [namePart?.(part, Number(index), request) ?? '', fieldNames[last] ?? sharedNames[last] ?? '']
  return names.filter((name) => name !== '').join(', ') || answerMessages.terms
}
