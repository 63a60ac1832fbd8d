import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { formatHts } from '@fairquay/contract/hs-codes/code.ts'
import type { suggestHsCodes } from '@fairquay/contract/hs-codes/endpoints.ts'
import { Button } from '../ui/button.tsx'
import { hsTexts as texts } from './texts.ts'

export type HsProposal = AnswerOf<typeof suggestHsCodes>['data'][number]

type CodeProposalsProps = {
  proposals: readonly HsProposal[]
  label: string
  nameOf?: (code: string) => string
  isBusy?: boolean
  onTake: (code: string) => void
}

/** Codes that are likely, each with why; one press takes one. */
export function CodeProposals({ proposals, label, nameOf = texts.take, isBusy, onTake }: CodeProposalsProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {proposals.map(({ code, text, reasons }) => (
        <li key={code} className="flex flex-wrap items-start gap-x-3 gap-y-1.5 text-sm">
          <Button
            tone="secondary"
            size="small"
            className="tabular"
            aria-label={nameOf(formatHts(code))}
            isBusy={isBusy ?? false}
            onClick={() => onTake(code)}
          >
            {texts.take(formatHts(code))}
          </Button>
          <span className="min-w-0 flex-1 basis-56">
            <span className="line-clamp-2">{text}</span>
            <span className="block text-soft">{reasons.join(' ')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
