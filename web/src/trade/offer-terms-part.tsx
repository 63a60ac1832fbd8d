import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { longestNote } from '@fairquay/contract/trade/offer-parts.ts'
import type { ReactNode } from 'react'
import { TextArea } from '../ui/text-area.tsx'
import { ValidityFields } from './offer-field.tsx'
import { FormPart } from './offer-form-part.tsx'

type OfferTermsPartProps = {
  draft: { day: string; time_zone: string; note: string }
  problems: FailureDetails
  set: (part: { day: string } | { time_zone: string } | { note: string }) => void
  /** The terms that only this kind has; they come first. */
  children?: ReactNode
}

/** The terms of the whole answer: those of its kind, how long it stands, and a note. */
export function OfferTermsPart({ draft, problems, set, children }: OfferTermsPartProps) {
  return (
    <FormPart title={answerMessages.terms}>
      <div className="grid gap-4 sm:grid-cols-2">
        {children}
        <ValidityFields day={draft.day} timeZone={draft.time_zone} problems={problems} change={set} />
        <TextArea
          label={answerLabels.note}
          isOptional
          rows={3}
          maxLength={longestNote}
          className="sm:col-span-2"
          value={draft.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </div>
    </FormPart>
  )
}
