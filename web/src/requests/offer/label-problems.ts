import type { FailureDetails } from '@fairquay/contract/errors.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { fieldId } from '../../trade/offer-field.tsx'
import type { FieldError } from '../../ui/error-summary.tsx'
import { kindViews } from '../kind-views.ts'

/** What the fields are called that every kind of answer has. */
const sharedNames: Readonly<Record<string, string>> = {
  day: answerLabels.day,
  time_zone: answerLabels.timeZone,
  total: answerLabels.total,
}

/** Every problem with the words of its field, for the summary on top of the form. */
export function labelProblems(problems: FailureDetails, request: RequestDetail): FieldError[] {
  return Object.entries(problems).map(([path, sentence]) => ({
    id: fieldId(path),
    label: nameField(path.split('.'), request),
    sentence,
  }))
}

function nameField(path: readonly string[], request: RequestDetail): string {
  const { fieldNames, namePart } = kindViews[request.kind]
  const [part = '', index] = path
  const field = path.at(-1) ?? ''
  const names = [namePart?.(part, Number(index), request) ?? '', fieldNames[field] ?? sharedNames[field] ?? '']
  return names.filter((name) => name !== '').join(', ') || answerMessages.terms
}
