import { rateFreightReadiness, readKnownGoods } from '@fairquay/contract/freight/readiness.ts'
import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import type { FactCode, MissingFact } from '@fairquay/contract/readiness/shapes.ts'
import { ReadinessPanel } from '../../readiness/readiness-panel.tsx'
import { useGoodsFacts } from '../../readiness/use-goods-facts.ts'
import type { WizardGoods } from './wizard-goods.ts'

type WizardReadinessProps = {
  request: QuoteRequest
  goods: readonly WizardGoods[]
  onFill: (step: 'addresses' | 'shipment', field: string) => void
}

/** The fields of the wizard that take what is missing. A new loading address has fields of its own; another is chosen. */
const fields: Partial<Record<FactCode, readonly ['addresses' | 'shipment', string]>> = {
  loading_zip: ['addresses', 'loading.zip'],
  delivery_zip: ['addresses', 'shipping.zip'],
  incoterm_place: ['shipment', 'incoterm_place'],
  ready_date: ['shipment', 'pickup_date'],
  temperature: ['shipment', 'transport_temperature_degrees'],
}

/** What carriers would have to ask back for, before the quote is sent. */
export function WizardReadiness({ request, goods, onFill }: WizardReadinessProps) {
  const facts = useGoodsFacts(goods.map(readGoods))
  const fill = ({ code }: MissingFact) => {
    const field = fields[code]
    return field ? () => onFill(...field) : null
  }
  return (
    <ReadinessPanel
      readiness={facts.isKnown ? rateFreightReadiness(request, facts.goods) : undefined}
      products={facts.products}
      onFill={fill}
    />
  )
}

/** Goods of a deal whose product is gone have no id to ask about. */
function readGoods({ productId, name, hts, origin, load, hasCompletePackaging }: WizardGoods) {
  const pack = load?.pack ?? (hasCompletePackaging ? {} : null)
  return readKnownGoods({ product_id: productId || null, name, hts, origin, pack })
}
