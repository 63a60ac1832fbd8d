import type { TermFinding, TermMend } from '@fairquay/contract/trade/term-advice.ts'
import { CircleAlert, CircleX, Info, TriangleAlert } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { incotermTexts as texts } from './texts.ts'

type TermFindingsProps = { findings: readonly TermFinding[]; onMend: (mend: TermMend) => void }

const looks = {
  error: { icon: CircleX, className: 'bg-brick-tint text-brick' },
  conflict: { icon: CircleAlert, className: 'bg-brick-tint text-brick' },
  warning: { icon: TriangleAlert, className: 'bg-amber-tint text-amber' },
  note: { icon: Info, className: 'bg-sunken text-soft' },
}

/** What does not fit about a term, each with one press that mends it. */
export function TermFindings({ findings, onMend }: TermFindingsProps) {
  return (
    <ul aria-label={texts.findings} aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {findings.map(({ code, level, sentence, mend }) => {
        const { icon: Icon, className } = looks[level]
        return (
          <li key={code} className={`flex items-start gap-2 rounded-md px-3 py-2 text-sm ${className}`}>
            <Icon size={17} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span className="grow">{sentence}</span>
            {mend ? (
              <Button tone="quiet" size="small" className="shrink-0 whitespace-nowrap" onClick={() => onMend(mend)}>
                {mend.title}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
