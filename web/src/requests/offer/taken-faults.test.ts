import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { expect, test } from 'vitest'
import type { TakenDraft } from '../../trade/kind-view.ts'
import { placeTakenFaults, readTaken } from './taken-faults.ts'

const line = { included: true, tiers: [{ min_quantity: 1, price: 8 }], lead_time_days: 14, packing: '' }
const offer = {
  kind: 'purchase' as const,
  currency: 'EUR' as const,
  lines: [0, 1, 2].map((position) => ({ ...line, position, minimum_quantity: 12 })),
  incoterm: 'FOB' as const,
  place: 'Porto',
  payment_terms: '30 days net',
  valid: { day: '2027-01-31', time_zone: 'Europe/Lisbon' },
  note: '',
}
const asked = { currency: 'EUR', lines: [0, 1, 2].map((position) => ({ position, quantity: 96, unitWeight: null })) }

function findFaults(draft: TakenDraft) {
  const taken = readTaken(draft)
  return placeTakenFaults(kinds.purchase.refuseTaken(offer, taken, asked), taken)
}
const take = (position: number, quantity: string, isTaken = true) => ({ position, quantity, isTaken })

test('what the server would refuse stands at the box of its line, whichever lines are left out', () => {
  expect(findFaults([take(0, '500', false), take(1, '96'), take(2, '97')])).toEqual({
    'draft.2': offerMessages.aboveRequest(96),
  })
  expect(findFaults([take(0, ''), take(1, '11'), take(2, '12')])).toEqual({
    'draft.0': offerMessages.belowMinimum(12),
    'draft.1': offerMessages.belowMinimum(12),
  })
})

test('that nothing is taken is said of all lines', () => {
  expect(findFaults([take(0, '96', false)])).toEqual({ draft: offerMessages.nothingTaken })
})

test('quantities are what people write for them; what is none is no line', () => {
  const quantities = readTaken([take(0, '1,000'), take(1, ' 24 '), take(2, 'some'), take(3, '5', false)])
  expect(quantities.map(({ quantity }) => quantity)).toEqual([1000, 24, 0])
})
