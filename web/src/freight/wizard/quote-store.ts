import { defaultShipment, emptyQuote, type QuoteForm, type ShipmentForm } from '@fairquay/contract/freight/form.ts'
import { adaptShipment, type GoodsNeeds } from '@fairquay/contract/freight/from-goods.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Keeper, KeptStore } from '../../forms/kept.ts'
import { keptQuote, noQuote, type QuotedDeal, type StoredQuote } from './stored-quote.ts'

export type PartyPart = 'seller' | 'loading' | 'buyer' | 'shipping' | 'billing'

export type QuoteActions = {
  /** Switches to the quote of a person, or to none. */
  open: (userId: number | null) => void
  /** Begins a quote for these lines, of the cart or of a deal. What was typed stays, but for what was said about another seller, and what was filled in for other goods. */
  begin: (sellerId: number, lineKeys: readonly string[], deal?: QuotedDeal | null, needs?: GoodsNeeds) => void
  change: <Part extends PartyPart>(part: Part, change: Partial<QuoteForm[Part]>) => void
  changeShipment: (change: Partial<ShipmentForm>) => void
  changeNotes: (notes: string) => void
  /** Fills in what the marketplace knows, once, and only where nothing was typed. */
  fill: (who: 'seller' | 'buyer', parts: Partial<Pick<QuoteForm, PartyPart>>) => void
  /** The same of the shipment, from the plan of its load. */
  fillShipment: (proposed: Partial<ShipmentForm>) => void
  settle: (sentId: number) => void
  /** Forgets the quote. */
  clear: () => void
}

export type QuoteState = StoredQuote & { userId: number | null }
export type QuoteStore = StoreApi<QuoteState & QuoteActions>

export function makeQuoteStore({ open }: Pick<Keeper, 'open'>): QuoteStore {
  return createStore<QuoteState & QuoteActions>()((set, get) => {
    let kept: KeptStore<StoredQuote> | undefined
    function keep(change: Partial<StoredQuote>): void {
      set(change)
      const { form, lineKeys, sellerId, deal, filled, needs, sentId } = get()
      kept?.keep({ form, lineKeys, sellerId, deal, filled, needs, sentId })
    }
    const changeForm = (change: Partial<QuoteForm>) => keep({ form: { ...get().form, ...change } })

    return {
      userId: null,
      ...noQuote,
      open(userId) {
        if (userId === get().userId) return
        kept = userId === null ? undefined : open(keptQuote, userId)
        set({ userId, ...(kept?.getState().value ?? noQuote) })
      },
      begin(sellerId, lineKeys, deal = null, needs = {}) {
        const { filled, needs: before } = get()
        const form = { ...get().form, shipment: adaptShipment(get().form.shipment, before, needs) }
        const isSameSeller = sellerId === get().sellerId
        keep({
          sellerId,
          lineKeys,
          deal,
          needs,
          sentId: null,
          form: isSameSeller ? form : { ...form, seller: emptyQuote.seller, loading: emptyQuote.loading },
          filled: isSameSeller ? filled : filled.filter((who) => who === 'buyer'),
        })
      },
      change: (part, change) => changeForm({ [part]: { ...get().form[part], ...change } }),
      changeShipment: (change) => changeForm({ shipment: { ...get().form.shipment, ...change } }),
      changeNotes: (notes) => changeForm({ notes }),
      fill(who, parts) {
        const { form, filled } = get()
        if (filled.includes(who)) return
        const untouched = Object.entries(parts).filter(
          ([part]) => JSON.stringify(form[part as PartyPart]) === JSON.stringify(emptyQuote[part as PartyPart]),
        )
        keep({ filled: [...filled, who], form: { ...form, ...Object.fromEntries(untouched) } })
      },
      fillShipment(proposed) {
        const { form, filled } = get()
        if (filled.includes('load')) return
        const untouched = Object.entries(proposed).filter(
          ([field]) => form.shipment[field as keyof ShipmentForm] === defaultShipment[field as keyof ShipmentForm],
        )
        const shipment = { ...form.shipment, ...Object.fromEntries(untouched) }
        keep({ filled: [...filled, 'load'], form: { ...form, shipment } })
      },
      settle: (sentId) => keep({ sentId }),
      clear() {
        set(noQuote)
        kept?.keep(null)
      },
    }
  })
}
