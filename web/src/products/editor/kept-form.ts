import type { ProductForm } from '@fairquay/contract/products/form.ts'

/** Addresses of a picture in three sizes. */
export type PictureAddresses = { preview: string; medium: string; original: string }

/** What somebody typed and did not save, on this device. */
export type KeptForm = {
  form: ProductForm
  /** What it was made from: the stored form, and its version (0: a new product). */
  base: ProductForm
  version: number
  at: string
  pictures: [number, PictureAddresses][]
}

const prefix = 'product-form:'
const keyOf = (userId: number, productId: number | 'new') => `${prefix}${userId}:${productId}`

export function readKept(userId: number, productId: number | 'new'): KeptForm | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId, productId)) ?? 'null')
    if (typeof value !== 'object' || value === null || !('form' in value) || !('base' in value) || !('at' in value))
      return null
    const kept = value as KeptForm
    return Array.isArray(kept.form?.terms) && Array.isArray(kept.base?.terms) && Array.isArray(kept.pictures)
      ? kept
      : null
  } catch {
    return null
  }
}

/** A device without room keeps nothing; the form itself goes on. */
export function keepForm(userId: number, productId: number | 'new', kept: KeptForm | null): void {
  try {
    if (kept === null) localStorage.removeItem(keyOf(userId, productId))
    else localStorage.setItem(keyOf(userId, productId), JSON.stringify(kept))
  } catch {}
}
