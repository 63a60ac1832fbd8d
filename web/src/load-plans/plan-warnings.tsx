import { describeWarning, type WarningContext } from '@fairquay/contract/shipment-plans/advice.ts'
import type { PlanWarning } from '@fairquay/contract/shipment-plans/shapes.ts'
import { Info, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { planTexts as texts } from './texts.ts'

/** What is worth knowing of a plan, what has to be mended first. */
export function PlanWarnings({ warnings, words }: { warnings: readonly PlanWarning[]; words: WarningContext }) {
  return <SaidWarnings said={warnings.map((warning) => describeWarning(warning, words))} />
}

/** Warnings that are in words already. */
export function SaidWarnings({ said }: { said: readonly ReturnType<typeof describeWarning>[] }) {
  const problems = said.filter(({ weight }) => weight === 'problem')
  const advice = said.filter(({ weight }) => weight === 'advice')
  return (
    <>
      {problems.length > 0 ? (
        <div className="rounded-md bg-brick-tint px-4 py-3 text-brick">
          <h3 className="mb-1 font-semibold">{texts.problems}</h3>
          <WarningList lines={problems} Icon={TriangleAlert} />
        </div>
      ) : null}
      {advice.length > 0 ? (
        <div className="rounded-md bg-tint px-4 py-3">
          <h3 className="mb-1 font-semibold">{texts.warnings}</h3>
          <WarningList lines={advice} Icon={Info} />
        </div>
      ) : null}
    </>
  )
}

/** So many say what kind of thing is amiss; more would push the plan itself out of sight. */
const most = 8

/** The first of them, and the others when asked for; on paper all. */
function WarningList({ lines, Icon }: { lines: readonly { text: string }[]; Icon: typeof Info }) {
  const [isWhole, setWhole] = useState(false)
  const more = lines.length - most
  return (
    <>
      <ul className="flex flex-col gap-1.5 text-sm">
        {lines.map(({ text }, index) => (
          <li key={text} className={`items-start gap-2 ${isWhole || index < most ? 'flex' : 'hidden print:flex'}`}>
            <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span className="text-pretty">{text}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button
          size="small"
          tone="quiet"
          className="mt-2 ml-3 print:hidden"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.fewerWarnings : texts.moreWarnings(more)}
        </Button>
      ) : null}
    </>
  )
}
