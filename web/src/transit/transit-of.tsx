import type { TransportType } from '@fairquay/contract/trade/transport.ts'
import type { TransitInput } from '@fairquay/contract/transit/shapes.ts'
import { Timer } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { transitTexts as texts } from './texts.ts'
import { TransitTable } from './transit-table.tsx'
import { useTransit } from './use-transit.ts'

/** What each way of transport takes in time and CO₂e for a shipment; nothing while a country is missing. */
export function TransitOf({ input, chosen }: { input: TransitInput | undefined; chosen?: TransportType | '' }) {
  const heading = useId()
  const { answer, isFailed, retry } = useTransit(input)
  if (!input) return null
  return (
    <section aria-labelledby={heading} className="rounded-lg border border-line bg-surface px-4 py-3">
      <h2 id={heading} className="mb-2 flex items-center gap-2 text-base">
        <Timer size={18} aria-hidden="true" className="text-quay" />
        {texts.title}
      </h2>
      {isFailed ? (
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-soft">
          {texts.failed}
          <Button tone="quiet" size="small" onClick={() => void retry()}>
            {texts.again}
          </Button>
        </p>
      ) : answer ? (
        <TransitTable answer={answer} {...(chosen && { chosen })} />
      ) : (
        <div role="status" aria-label={texts.waiting}>
          {/* As high as the table of four ways and what opens below it. */}
          <Skeleton className="h-52.5 w-full" />
        </div>
      )}
    </section>
  )
}
