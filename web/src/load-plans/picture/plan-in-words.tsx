import { describePlan } from '@fairquay/contract/shipment-plans/describe-plan.ts'
import type { ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { pictureTexts as say } from './texts.ts'

/** What the pictures show, as sentences. */
export function PlanInWords({ plan, nameOf }: { plan: ShipmentPlan; nameOf: (carton: string) => string }) {
  return (
    <Disclosure summary={say.inWords}>
      <ul className="flex max-w-prose flex-col gap-1.5 text-sm text-soft">
        {describePlan(plan, nameOf).map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences may be equal, and keep their order
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
