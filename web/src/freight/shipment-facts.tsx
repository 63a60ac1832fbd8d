import type { AskedFreight } from '@fairquay/contract/freight/asked.ts'
import { describeAsked } from '@fairquay/contract/freight/describe-asked.ts'
import { summariseFigures } from '@fairquay/contract/shipment-plans/summary.ts'
import { PlannedLine } from '../load-plans/planned-line.tsx'
import { FactList } from '../trade/fact-list.tsx'
import type { AskedRequest } from '../trade/kind-view.ts'
import { freightTexts } from './texts.ts'

/** A freight request as its screens know it. */
export type FreightRequest = AskedRequest & { freight: AskedFreight | null }

/** What is to be carried, from where to where: all that a price hangs on, and how it is loaded. */
export function ShipmentFacts({ request: { id, freight } }: { request: Pick<FreightRequest, 'id' | 'freight'> }) {
  if (!freight) return null
  const note = freight.notes.trim()
  return (
    <>
      {freight.planned ? (
        <PlannedLine summary={summariseFigures(freight.planned)} search={{ quote: id }} className="mb-4" />
      ) : null}
      <FactList title={freightTexts.shipment} facts={describeAsked(freight)} note={note === '' ? undefined : note} />
    </>
  )
}
