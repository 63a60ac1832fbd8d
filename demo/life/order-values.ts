import type { Queryable } from '../../server/src/database.ts'
import { saveOrderValue } from '../../server/src/order-value/save-order-value.ts'
import type { Cast } from './cast.ts'
import { seoul } from './houses.ts'

/** What houses the stories tell of give for bigger orders. */
export async function fillOrderValues(tx: Queryable, { houses }: Cast): Promise<void> {
  const house = houses.get(seoul)
  if (!house) throw new Error(`The demo has no house ${seoul}`)
  const steps = [
    { from: 900, percent: 2 },
    { from: 2500, percent: 3.5 },
    { from: 10_000, percent: 5 },
  ]
  await saveOrderValue(tx, house.viewer, { version: 0, form: { currency: 'USD', steps } })
}
