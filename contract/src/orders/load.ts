import * as Type from 'typebox'
import { nullable } from '../fields.ts'
import { dealPacking } from '../trade/deal.ts'

/** How the goods of an order travel. `quantity` is what was agreed less what is never to be shipped; `load` tells of the whole line as it was agreed, and is null where nobody described its packing. */
export const orderLoad = Type.Object({
  number: Type.String(),
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      name: Type.String(),
      options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
      quantity: Type.Integer(),
      load: nullable(dealPacking),
    }),
  ),
})
export type OrderLoad = Type.Static<typeof orderLoad>
