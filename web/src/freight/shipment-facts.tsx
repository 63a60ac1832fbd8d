import type { AskedFreight } from '@fairquay/contract/freight/asked.ts'
import { describeAsked } from '@fairquay/contract/freight/describe-asked.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { summariseFigures } from '@fairquay/contract/shipment-plans/summary.ts'
import { PlannedLine } from '../load-plans/planned-line.tsx'
import { SentReadiness } from '../readiness/sent-readiness.tsx'
import { FactList } from '../trade/fact-list.tsx'
import type { AskedRequest } from '../trade/kind-view.ts'
import { freightTexts } from './texts.ts'

/** A freight request as its screens know it. */
export type FreightRequest = AskedRequest &
  Pick<RequestDetail, 'readiness' | 'missing_facts'> & { freight: AskedFreight | null }

/** What is to be carried, from where to where: all that a price hangs on, and how it is loaded. */
export function ShipmentFacts({
  request,
}: {
  request: Pick<FreightRequest, 'id' | 'freight'> & Partial<Pick<FreightRequest, 'readiness' | 'missing_facts'>>
}) {
  const { id, freight, readiness = null, missing_facts = [] } = request
  if (!freight) return null
  const note = freight.notes.trim()
  return (
    <>
      <SentReadiness request={{ readiness, missing_facts }} />
      {freight.planned ? (
        <PlannedLine summary={summariseFigures(freight.planned)} search={{ quote: id }} className="mb-4" />
      ) : null}
      <FactList title={freightTexts.shipment} facts={describeAsked(freight)} note={note === '' ? undefined : note} />
    </>
  )
}
