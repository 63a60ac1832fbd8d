import type { AnsweredLandedCost } from '@fairquay/contract/landed-cost/shapes.ts'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { landedTexts as texts } from './texts.ts'

/** Ways to whoever knows what is missing: a broker, a carrier. */
export type GapAnswers = { duty?: ReactNode; freight?: ReactNode }

type LandedGapsProps = { gaps: AnsweredLandedCost['gaps']; answers: GapAnswers; way: string }

const ofBrokers = ['DUTY_UNKNOWN', 'HS_UNKNOWN', 'HS_NOT_EXACT', 'TAX_UNKNOWN', 'ORIGIN_UNKNOWN']
const ofCarriers = ['FREIGHT_UNKNOWN', 'ONWARD_UNKNOWN']

/** What is not known, with the way to whoever knows it. */
export function LandedGaps({ gaps, answers: { duty, freight }, way }: LandedGapsProps) {
  if (gaps.length === 0) return null
  const isOf = (codes: readonly string[]) => gaps.some(({ code }) => codes.includes(code))
  return (
    <section
      aria-label={texts.ofWay(texts.gaps, way)}
      className="mt-4 rounded-md bg-amber-tint px-4 py-3 text-sm text-amber"
    >
      <h3 className="mb-1 flex items-center gap-2 text-sm font-semibold tracking-normal">
        <CircleAlert size={16} aria-hidden="true" />
        {texts.gaps}
      </h3>
      <ul className="flex flex-col gap-1">
        {gaps.map((gap) => (
          <li key={`${gap.code} ${gap.line}`}>{gap.message}</li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
        {isOf(ofBrokers) ? duty : null}
        {isOf(ofCarriers) ? freight : null}
      </div>
    </section>
  )
}
