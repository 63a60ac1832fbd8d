import { describeEstimate } from '@fairquay/contract/transit/describe.ts'
import type { TransitInput } from '@fairquay/contract/transit/shapes.ts'
import { Timer } from 'lucide-react'
import { transitTexts as texts } from './texts.ts'
import { useTransit } from './use-transit.ts'

/** Time and CO₂e of one way of transport in a line: 'about 31 to 43 days · 0.92 t CO₂e', with what of it is not known. */
export function TransitLine({ input, note }: { input: TransitInput | undefined; note?: string | undefined }) {
  const { answer } = useTransit(input)
  const [estimate] = answer?.estimates ?? []
  if (!estimate) return null
  const said = describeEstimate(estimate)
  const isHub = estimate.days === null && estimate.hub_days !== null
  return (
    <div aria-live="polite" className="mt-2 text-sm">
      <p className="flex items-center gap-1.5">
        <Timer size={16} aria-hidden="true" className="shrink-0 text-quay" />
        <span>
          {said === '' ? texts.failed : said}
          {isHub ? <span className="text-soft"> ({texts.fromHub[estimate.mode]})</span> : null}
        </span>
      </p>
      {note && estimate.co2e_kg !== null ? <p className="text-faint">{note}</p> : null}
      {estimate.gaps.map(({ code, message }) => (
        <p key={code} className="text-faint">
          {message}
        </p>
      ))}
    </div>
  )
}
