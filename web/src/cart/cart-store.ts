import { type CartAnswer, type CartLine, mostLines, type SeenPrice } from '@fairquay/contract/cart/endpoints.ts'
import { type CartCompany, type CartItem, lineKey, readItem, seePrice } from '@fairquay/contract/cart/items.ts'
import { keepWanted, nextChange, placeLines } from '@fairquay/contract/cart/merge.ts'
import { cartMessages } from '@fairquay/contract/cart/messages.ts'
import type { Limits } from '@fairquay/contract/catalogue/prices.ts'
import { clampQuantity, type QuantityChange } from '@fairquay/contract/catalogue/quantity.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Keeper, KeptStore } from '../forms/kept.ts'
import { emptyCart, keptCart, type StoredCart } from './stored-cart.ts'

/** A product in the cart as it is today, with its seller; kept while the page is open, not stored. */
export type CartGoods = { product: Product; company: CartCompany }

/** All that is known of a product that is not on the market; for good where its seller has left. */
export type GoneGoods = { name: string; company: CartCompany; isForGood: boolean }

export type CartState = StoredCart & {
  /** Whose cart this is; null for a guest, who has none. */
  userId: number | null
  goods: Readonly<Record<number, CartGoods>>
  /** What was put in while it was on the market, and is not any more; by product. */
  gone: Readonly<Record<number, GoneGoods>>
  /** Whether the server has told its side since this cart was opened: until then a line may be without its product. */
  isLoaded: boolean
  /** Whether the last exchange with the server failed; it is tried again by itself. */
  isUnreached: boolean
  /** Why the server does not take the cart over as it is; null while it does. */
  refusal: string | null
}

export type Addition = {
  product: Product
  company: CartCompany
  optionValues: readonly number[]
  priceId: number | null
  quantity: number
}

/** A line known by its limits alone, as a list to order from has it; its product is fetched with the next exchange with the server. */
export type LineAddition = Pick<CartLine, 'product_id' | 'option_values' | 'selected_price_id' | 'quantity'> & {
  limits: Limits
  /** The price beside the quantity; kept only where nothing of it was in the cart before, because more may fall into another tier. */
  seen: SeenPrice | null
}

/** What was taken out, and the keys of all lines in the order in which they stood. */
export type Removal = { lines: CartLine[]; order: string[] }

export type CartActions = {
  /** Switches to the cart of a person, or to none. */
  open: (userId: number | null) => void
  /** Puts goods into the cart; goods that are in it already become more, as far as their limits allow. */
  add: (addition: Addition) => QuantityChange
  /** Puts many lines in, all or, where the cart cannot hold them, none; answers how many are in and the warning of the first that met a limit. */
  addLines: (additions: readonly LineAddition[]) => { lines: number; warning?: string | undefined }
  setQuantity: (key: string, quantity: number) => void
  /** The person has seen today's prices of these lines and keeps them. */
  acceptPrices: (keys: readonly string[]) => void
  /** Takes lines out and returns them, for `restore`. */
  remove: (keys: readonly string[]) => Removal
  /** Puts what was taken out back where it stood. */
  restore: (removal: Removal) => void
  clear: () => Removal
  /** Takes the server's cart over; what was changed here since `sent` was sent stays as it is here. */
  replaceFromServer: (answer: CartAnswer, sent: readonly CartLine[]) => void
  refuse: (sentence: string) => void
  /** The server did not answer. */
  miss: () => void
}

export type Cart = StoreApi<CartState & CartActions>

type Surroundings = Pick<Keeper, 'open'> & { now: () => number }

/** The cart of one person at a time. It is kept for all tabs of this device, and follows what another of them keeps. */
export function makeCart({ open, now }: Surroundings): Cart {
  return createStore<CartState & CartActions>()((set, get) => {
    let kept: KeptStore<StoredCart> | undefined
    let stopFollowing = () => {}
    function keep(change: Partial<CartState>): void {
      set(change)
      const { lines, pending } = get()
      kept?.keep({ lines, pending })
    }
    function follow(userId: number | null): StoredCart {
      stopFollowing()
      const store = userId === null ? undefined : open(keptCart, userId)
      kept = store
      stopFollowing = store?.subscribe(({ value }) => set(value ?? emptyCart)) ?? stopFollowing
      return store?.getState().value ?? emptyCart
    }
    function changeLines(changes: readonly Omit<CartLine, 'changed_at'>[], more: Partial<CartState> = {}): void {
      keep({ ...more, ...followLines({ ...get(), ...more }, changes, now()), refusal: null })
    }
    function readLine(line: CartLine): CartItem | undefined {
      const known = get().goods[line.product_id]
      return known && readItem(line, known.product, known.company)
    }
    /** A line with the price that a person sees at this quantity. One that has changed and was not accepted yet stays the one they know. */
    function withPrice(line: CartLine, quantity: number): CartLine {
      const item = readLine({ ...line, quantity })
      return { ...line, quantity, ...(item && !readLine(line)?.priceChange && { seen: seePrice(item) }) }
    }
    const findLine = (key: string) => get().lines.find((line) => lineKey(line) === key)
    const noCart = { ...emptyCart, goods: {}, gone: {}, isLoaded: false, isUnreached: false, refusal: null }

    return {
      userId: null,
      ...noCart,
      open(userId) {
        if (userId === get().userId) return
        set({ userId, ...noCart, ...follow(userId) })
      },
      add({ product, company, optionValues, priceId, quantity }) {
        const option_values = [...optionValues]
        const known = findLine(lineKey({ product_id: product.id, option_values }))
        const before = known?.quantity ?? 0
        if (before === 0 && keepWanted(get().lines).length >= mostLines)
          return { quantity: 0, warning: cartMessages.full(mostLines) }
        const line = { product_id: product.id, option_values, selected_price_id: priceId, quantity: before + quantity }
        const { limits } = readItem({ ...line, changed_at: '' }, product, company)
        const change = limits ? clampQuantity(line.quantity, limits) : { quantity: line.quantity }
        const seen = seePrice(readItem({ ...line, quantity: change.quantity, changed_at: '' }, product, company))
        changeLines([{ ...line, quantity: change.quantity, seen }], {
          goods: { ...get().goods, [product.id]: { product, company } },
        })
        return change
      },
      addLines(additions) {
        const wanted = keepWanted(get().lines)
        const changes = additions.map(({ limits, seen, ...addition }) => {
          const before = wanted.find((line) => lineKey(line) === lineKey(addition))?.quantity ?? 0
          const isNew = before === 0
          const kept = { ...addition, seen: isNew ? seen : null }
          return { isNew, addition: kept, change: clampQuantity(before + addition.quantity, limits) }
        })
        if (wanted.length + changes.filter(({ isNew }) => isNew).length > mostLines)
          return { lines: 0, warning: cartMessages.full(mostLines) }
        changeLines(changes.map(({ addition, change }) => ({ ...addition, quantity: change.quantity })))
        return { lines: changes.length, warning: changes.find(({ change }) => change.warning)?.change.warning }
      },
      setQuantity(key, quantity) {
        const line = findLine(key)
        if (line && line.quantity !== quantity) changeLines([withPrice(line, quantity)])
      },
      acceptPrices(keys) {
        const items = keepWanted(get().lines).flatMap((line) => readLine(line) ?? [])
        const changed = items.filter(({ key, priceChange }) => priceChange && keys.includes(key))
        if (changed.length > 0) changeLines(changed.map((item) => ({ ...item.line, seen: seePrice(item) })))
      },
      remove(keys) {
        const order = get().lines.map(lineKey)
        const lines = keepWanted(get().lines).filter((line) => keys.includes(lineKey(line)))
        changeLines(lines.map((line) => ({ ...line, quantity: 0 })))
        return { lines, order }
      },
      restore({ lines, order }) {
        const forgotten = lines.filter((line) => !findLine(lineKey(line)))
        changeLines(
          lines.map((line) => ({ ...line, is_back: true })),
          { lines: placeLines(get().lines, forgotten, order) },
        )
      },
      clear: () => get().remove(keepWanted(get().lines).map(lineKey)),
      replaceFromServer: (answer, sent) => keep(takeServerCart(get(), answer, sent)),
      refuse: (refusal) => set({ refusal, isUnreached: false }),
      miss: () => set({ isUnreached: true }),
    }
  })
}

type Kept = Pick<CartState, 'lines' | 'pending'>

/** The lines with new versions of some of them, each after the version it follows. */
function followLines(kept: Kept, changes: readonly Omit<CartLine, 'changed_at'>[], now: number): Kept {
  const lines = [...kept.lines]
  const pending = new Set(kept.pending)
  for (const change of changes) {
    const key = lineKey(change)
    const at = lines.findIndex((line) => lineKey(line) === key)
    const line = { ...change, changed_at: nextChange(now, lines[at]) }
    if (at < 0) lines.push(line)
    else lines[at] = line
    pending.add(key)
  }
  return { lines, pending: [...pending] }
}

/** The server's cart, with what was changed here since `sent` was sent. */
function takeServerCart(
  { lines, pending, goods }: CartState,
  answer: CartAnswer,
  sent: readonly CartLine[],
): Partial<CartState> {
  const changed = lines.filter((line) => pending.includes(lineKey(line)) && !sent.includes(line))
  const fromServer = answer.lines.map(
    ({ product: _, product_name: __, company: ___, is_gone_for_good: ____, ...line }) => line,
  )
  const isKnown = (line: CartLine) => fromServer.some((other) => lineKey(other) === lineKey(line))
  const known = answer.lines.flatMap(({ product, company }) => (product ? [[product.id, { product, company }]] : []))
  const gone = answer.lines
    .filter(({ product }) => product === null)
    .map(({ product_id, product_name: name, company, is_gone_for_good: isForGood }) => [
      product_id,
      { name, company, isForGood },
    ])
  return {
    lines: placeLines(
      fromServer.map((line) => changed.find((other) => lineKey(other) === lineKey(line)) ?? line),
      changed.filter((line) => !isKnown(line)),
      lines.map(lineKey),
    ),
    pending: [...new Set(changed.map(lineKey))],
    goods: { ...goods, ...Object.fromEntries(known) },
    gone: Object.fromEntries(gone),
    isLoaded: true,
    isUnreached: false,
    refusal: null,
  }
}
