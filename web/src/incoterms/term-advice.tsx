import type { IncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { adviseTerm, type TermMend } from '@fairquay/contract/trade/term-advice.ts'
import { TermFindings } from './term-findings.tsx'

type TermAdviceProps = {
  incoterm: IncotermCode
  place: string
  /** Where the goods are known to stay within one customs territory, nothing is said of borders. */
  isAcrossBorder?: boolean | undefined
  onMend: (mend: TermMend) => void
  className?: string
}

/** What is to be known of a term that is chosen before it is known how the goods travel. */
export function TermAdvice({ incoterm, place, isAcrossBorder = true, onMend, className = '' }: TermAdviceProps) {
  const findings = adviseTerm({ incoterm, place, mode: '', isInContainer: false, isAcrossBorder, isInsured: null })
  if (findings.length === 0) return null
  return (
    <div className={className}>
      <TermFindings findings={findings} onMend={onMend} />
    </div>
  )
}
