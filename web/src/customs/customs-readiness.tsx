import { type ClearedGoods, rateCustomsReadiness } from '@fairquay/contract/customs/readiness.ts'
import type { CustomsForm } from '@fairquay/contract/customs/rules.ts'
import type { MissingFact, SellerFact } from '@fairquay/contract/readiness/shapes.ts'
import { ReadinessPanel } from '../readiness/readiness-panel.tsx'
import { useGoodsFacts } from '../readiness/use-goods-facts.ts'
import type { AgreedGoods } from '../trade/kind-view.ts'

type CustomsReadinessProps = {
  form: CustomsForm
  /** The id of the control of a field of the form. */
  idOf: (field: keyof CustomsForm) => string
  product: { id: number; name: string }
  /** Whether the goods asked about have a price. */
  hasValue: boolean
  agreed: AgreedGoods | undefined
  isShown: boolean
}

/** What brokers would have to ask back for, before the request is sent. */
export function CustomsReadiness({ form, idOf, product, hasValue, agreed, isShown }: CustomsReadinessProps) {
  const asked: ClearedGoods[] = agreed ? agreed.lines.map(readAgreed) : [{ product, known: [], hasValue }]
  const { isKnown, products, goods } = useGoodsFacts(asked, isShown)
  const fill = ({ field }: MissingFact) =>
    field === 'exporting_market' || field === 'importing_market'
      ? () => document.getElementById(idOf(field))?.focus()
      : null
  return (
    <ReadinessPanel
      readiness={
        isKnown ? rateCustomsReadiness(form, goods, agreed ? { hasFreight: agreed.hasFreight } : null) : undefined
      }
      products={products}
      onFill={fill}
    />
  )
}

/** What was agreed says its code and its origin. */
function readAgreed({ product_id: id, name, hts, origin, total }: AgreedGoods['lines'][number]): ClearedGoods {
  const known: SellerFact[] = [
    ...(hts === null ? [] : (['hts'] as const)),
    ...(origin === '' ? [] : (['origin'] as const)),
  ]
  return { product: { id, name }, known, hasValue: (total ?? 0) > 0 }
}
