import { describeWarning, type WarningContext } from '@fairquay/contract/shipment-plans/advice.ts'
import type { PlanWarning } from '@fairquay/contract/shipment-plans/shapes.ts'
import { Info, TriangleAlert } from 'lucide-react'
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

function WarningList({ lines, Icon }: { lines: readonly { text: string }[]; Icon: typeof Info }) {
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {lines.map(({ text }) => (
        <li key={text} className="flex items-start gap-2">
          <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="text-pretty">{text}</span>
        </li>
      ))}
    </ul>
  )
}
