import { emptyQuote, type QuoteForm, type ShipmentForm } from '@fairquay/contract/freight/form.ts'
import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  noQuote,
  type OpenSending,
  type QuoteStorage,
  readStoredQuote,
  type StoredQuote,
  writeStoredQuote,
} from './stored-quote.ts'

export type PartyPart = 'seller' | 'loading' | 'buyer' | 'shipping' | 'billing'

export type QuoteActions = {
  /** Switches to the quote of a person, or to none. */
  open: (userId: number | null) => void
  /** Begins a quote for these lines. What was typed stays, but for what was said about another seller. */
  begin: (sellerId: number, lineKeys: readonly string[]) => void
  change: <Part extends PartyPart>(part: Part, change: Partial<QuoteForm[Part]>) => void
  changeShipment: (change: Partial<ShipmentForm>) => void
  changeNotes: (notes: string) => void
  /** Fills in what the marketplace knows, once, and only where nothing was typed. */
  fill: (who: 'seller' | 'buyer', parts: Partial<Pick<QuoteForm, PartyPart>>) => void
  /** What is sent under which key, however often. The same quote has the key and the body it had first, also when a price has changed since. */
  beginSending: (request: QuoteRequest) => OpenSending
  /** Ends a sending that was refused: nothing was stored. */
  endSending: () => void
  settle: (sentId: number) => void
  /** Forgets the quote. */
  clear: () => void
}

export type QuoteState = StoredQuote & { userId: number | null }
export type QuoteStore = StoreApi<QuoteState & QuoteActions>

export function makeQuoteStore({ storage, makeKey }: { storage: QuoteStorage; makeKey: () => string }): QuoteStore {
  return createStore<QuoteState & QuoteActions>()((set, get) => {
    function keep(change: Partial<StoredQuote>): void {
      set(change)
      const { userId, form, lineKeys, sellerId, filled, openSending, sentId } = get()
      if (userId !== null) writeStoredQuote(storage, userId, { form, lineKeys, sellerId, filled, openSending, sentId })
    }
    const changeForm = (change: Partial<QuoteForm>) => keep({ form: { ...get().form, ...change } })

    return {
      userId: null,
      ...noQuote,
      open(userId) {
        if (userId === get().userId) return
        set({ userId, ...(userId === null ? noQuote : readStoredQuote(storage, userId)) })
      },
      begin(sellerId, lineKeys) {
        const { form, filled } = get()
        const isSameSeller = sellerId === get().sellerId
        keep({
          sellerId,
          lineKeys,
          sentId: null,
          form: isSameSeller ? form : { ...form, seller: emptyQuote.seller, loading: emptyQuote.loading },
          filled: isSameSeller ? filled : filled.filter((who) => who !== 'seller'),
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
      beginSending(request) {
        const open = get().openSending
        if (open && leaveOutPrices(open.request) === leaveOutPrices(request)) return open
        const openSending = { key: makeKey(), request }
        keep({ openSending })
        return openSending
      },
      endSending: () => keep({ openSending: null }),
      settle: (sentId) => keep({ openSending: null, sentId }),
      clear: () => keep(noQuote),
    }
  })
}

function leaveOutPrices(request: QuoteRequest): string {
  return JSON.stringify(request, (name, value: unknown) => (name === 'total_price' ? undefined : value))
}
