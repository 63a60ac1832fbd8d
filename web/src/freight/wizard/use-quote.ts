import type { GoodsTravel } from '@fairquay/contract/catalogue/travel.ts'
import { readGoodsNeeds } from '@fairquay/contract/freight/from-goods.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { keeper } from '../../forms/keeper.ts'
import { readSession, watchSession } from '../../session.tsx'
import { makeQuoteStore, type QuoteActions, type QuoteState } from './quote-store.ts'
import type { QuotedDeal } from './stored-quote.ts'

/** The quote of whoever is signed in, in this tab. */
export const quote = makeQuoteStore(keeper)

function follow(): void {
  const session = readSession()
  if (session.status !== 'loading') quote.getState().open(session.status === 'signedIn' ? session.user.id : null)
}
follow()
watchSession(follow)

export function useQuote<Part>(select: (state: QuoteState & QuoteActions) => Part): Part {
  return useStore(quote, select)
}

/** Begins a quote for goods of one seller: lines of the cart, or goods of a deal. `travels` is how each of them must travel, where that is known. */
export function beginQuote(
  items: readonly { key: string; companyId: number }[],
  deal: QuotedDeal | null = null,
  travels: readonly GoodsTravel[] = [],
): void {
  const first = items[0]
  if (first)
    quote.getState().begin(
      first.companyId,
      items.map(({ key }) => key),
      deal,
      readGoodsNeeds(travels),
    )
}

/** Each step of the wizard is read from its top. */
export function useTopOf(step: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what scrolls
  useEffect(() => {
    // In braces: browsers answer with a promise by now, and an effect may answer with nothing but a function.
    window.scrollTo(0, 0)
  }, [step])
}
