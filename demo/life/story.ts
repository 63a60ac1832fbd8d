import type { OrderStep } from './order-steps.ts'

/** An offer so many percent below the listed price, open for so many days. */
export type Offering = { do: 'offer' | 'counter'; after: number; off: number; open?: number; note?: string }

/** What somebody did, so many days after the step before it. */
export type Step =
  | { do: 'open' | 'agree' | 'accept' | 'withdraw' | 'read'; after: number }
  | Offering
  | { do: 'ask' | 'write'; after: number; by: 'buyer' | 'answerer'; text: string }
  | { do: 'decline'; after: number; by: 'buyer' | 'answerer'; reason: string }

/** `goods` are places in the seller's list, `times` how many smallest orders of each. `with` is who answers where that is not the seller. */
export type Story = {
  kind: 'purchase' | 'freight' | 'customs'
  buyer: string
  seller: string
  with?: string
  goods: number[]
  times: number
  daysAgo: number
  message?: string
  steps: Step[]
  /** What became of the order. */
  order?: OrderStep[]
  /** Another company that offers as well, so many days after the request, so many percent off. */
  rival?: { with: string; after: number; off: number }
}

/** RFQs: asked of several sellers, by title. `awarded` to the first that answered. */
export type RfqStory = {
  buyer: string
  title: string
  quantity: number
  unit: string
  currency: string
  note: string
  daysAgo: number
  deadlineIn: number
  sellers: { slug: string; price?: number }[]
  end?: 'awarded' | 'closed'
}
