import { fieldOfFact } from '../readiness/seller-facts.ts'
import type { Fact, KnownGoods, Readiness, SellerFact } from '../readiness/shapes.ts'
import { sumFacts } from '../readiness/sum-facts.ts'
import { type CustomsForm, readMarket, valueBasisOf } from './rules.ts'

/** Goods as far as a broker must know them; `hasValue`: whether they have a price, which goods can be asked about without. */
export type ClearedGoods = KnownGoods & { hasValue: boolean }

/** Duties of a deal: whether its freight was agreed, which some markets count duties on. Of goods that nobody has bought yet no freight is asked. */
export type ClearedDeal = { hasFreight: boolean }

/** What brokers would have to ask back for. It keeps nobody from sending: what a request must have is said by `refuseCustomsForm`. */
export function rateCustomsReadiness(
  form: CustomsForm,
  goods: readonly ClearedGoods[],
  deal: ClearedDeal | null,
): Readiness {
  const importing = readMarket(form.importing_market)
  const asker = { giver: 'asker', product: null } as const
  const ofDeal: Fact[] =
    deal && importing && valueBasisOf(importing.code) === 'CIF'
      ? [{ ...asker, code: 'freight', field: null, isKnown: deal.hasFreight }]
      : []
  return sumFacts([
    {
      ...asker,
      code: 'exporting_market',
      field: 'exporting_market',
      isKnown: readMarket(form.exporting_market) !== undefined,
    },
    { ...asker, code: 'importing_market', field: 'importing_market', isKnown: importing !== undefined },
    ...ofDeal,
    ...goods.flatMap(findFactsOfGoods),
  ])
}

function findFactsOfGoods({ product, known, hasValue }: ClearedGoods): Fact[] {
  const said = (code: SellerFact): Fact => ({
    code,
    giver: 'seller',
    field: fieldOfFact[code],
    product,
    isKnown: known.includes(code),
  })
  return [
    said('hts'),
    said('origin'),
    said('weight'),
    { code: 'value', giver: 'asker', field: null, product, isKnown: hasValue },
  ]
}
