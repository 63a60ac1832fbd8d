import * as Type from 'typebox'
import { customsTerms } from '../../customs/deal.ts'
import { nullable } from '../../fields.ts'
import { freightTerms } from '../../freight/deal.ts'
import { deal } from '../../trade/deal.ts'
import { requestKinds } from '../kind-names.ts'

/** A deal of whatever kind as it is stored and sent; what another kind adds is null. */
export const dealSnapshot = Type.Object({
  ...deal.properties,
  kind: Type.Enum(requestKinds),
  logistic: nullable(freightTerms),
  customs: nullable(customsTerms),
})
export type DealSnapshot = Type.Static<typeof dealSnapshot>
