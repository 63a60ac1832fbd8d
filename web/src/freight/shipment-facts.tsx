import type { AskedFreight } from '@fairquay/contract/freight/asked.ts'
import { describeAsked } from '@fairquay/contract/freight/describe-asked.ts'
import { FactList } from '../trade/fact-list.tsx'
import type { AskedRequest } from '../trade/kind-view.ts'
import { freightTexts } from './texts.ts'

/** A freight request as its screens know it. */
export type FreightRequest = AskedRequest & { freight: AskedFreight | null }

/** What is to be carried, from where to where: all that a price hangs on. */
export function ShipmentFacts({ request: { freight } }: { request: Pick<FreightRequest, 'freight'> }) {
  if (!freight) return null
  const note = freight.notes.trim()
  return <FactList title={freightTexts.shipment} facts={describeAsked(freight)} note={note === '' ? undefined : note} />
}
