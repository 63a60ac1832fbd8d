import { emptyQuote, type QuoteForm } from '@fairquay/contract/freight/form.ts'
import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'

/** A quote on its way, as the tab keeps it for one person: over a reload, until it is sent or the tab is closed. */
export type StoredQuote = {
  form: QuoteForm
  /** Keys of the cart lines it is about; none: no quote was begun. */
  lineKeys: readonly string[]
  sellerId: number | null
  /** Which parts were filled in from what the marketplace knows; each is filled in once, and then belongs to the person. */
  filled: readonly ('seller' | 'buyer')[]
  /** The sending whose outcome is not known. */
  openSending: OpenSending | null
  /** Sent, and the person has not been told to the end. */
  sentId: number | null
}

export type OpenSending = { key: string; request: QuoteRequest }

export type QuoteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const noQuote: StoredQuote = {
  form: emptyQuote,
  lineKeys: [],
  sellerId: null,
  filled: [],
  openSending: null,
  sentId: null,
}

/** The number is that of the format: what an older one wrote is not read. */
function storageKey(userId: number): string {
  return `fairquay-quote-1:${userId}`
}

/** What the tab keeps; anything that has not the shape of a form counts as nothing. */
export function readStoredQuote(storage: QuoteStorage, userId: number): StoredQuote {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey(userId)) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('form' in stored)) return noQuote
    return hasShapeOf(noQuote.form, stored.form) ? { ...noQuote, ...stored, form: stored.form } : noQuote
  } catch {
    return noQuote
  }
}

/** A tab that keeps nothing has its quote until it is reloaded. */
export function writeStoredQuote(storage: QuoteStorage, userId: number, quote: StoredQuote): void {
  try {
    storage.setItem(storageKey(userId), JSON.stringify(quote))
  } catch {
    // The form on the screen is still there.
  }
}

/** Whether a value has everything a model has, field by field. A boolean of the model may also be open (null). */
function hasShapeOf<Model>(model: Model, value: unknown): value is Model {
  if (Array.isArray(model)) return Array.isArray(value)
  if (typeof model !== 'object' || model === null)
    return typeof value === typeof model || (typeof model === 'boolean' && value === null)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model).every(([key, part]) => hasShapeOf(part, (value as Record<string, unknown>)[key]))
}
