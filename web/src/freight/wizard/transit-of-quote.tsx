import type { QuoteForm } from '@fairquay/contract/freight/form.ts'
import { sumLoads } from '@fairquay/contract/trade/load.ts'
import { readEnd } from '../../transit/read-end.ts'
import { TransitOf } from '../../transit/transit-of.tsx'
import type { WizardGoods } from './wizard-goods.ts'

/** What each way of transport takes for the shipment of a quote. The weight is known only where that of all goods is. */
export function TransitOfQuote({ form, goods }: { form: QuoteForm; goods: readonly WizardGoods[] }) {
  const [from, to] = [readEnd(form.loading), readEnd(form.shipping)]
  const loads = goods.flatMap(({ load }) => load ?? [])
  const { grams } = sumLoads(loads)
  const kg = loads.length === goods.length && grams > 0 ? grams / 1000 : null
  return <TransitOf input={from && to && { from, to, gross_kg: kg }} chosen={form.shipment.transport_type} />
}
