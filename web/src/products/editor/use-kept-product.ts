import { findDifferences } from '@fairquay/contract/products/compare-forms.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { keeper } from '../../forms/keeper.ts'
import { type KeptForm, keptForm, type PictureAddresses } from './kept-form.ts'

type Typed = {
  form: ProductForm
  base: { form: ProductForm; version: number }
  pictures: ReadonlyMap<number, PictureAddresses>
  isChanged: boolean
}

/** What is typed and not saved is kept on this device; what was kept before is offered when the product is opened. */
export function useKeptProduct(userId: number, productId: number | 'new', typed: Typed) {
  const { form, base, pictures, isChanged } = typed
  const store = keeper.open(keptForm(productId), userId)
  const [offered, setOffered] = useState<KeptForm | null>(() => readOffer(store.getState().value, form))

  // Kept a moment after the last key, and not while an older copy still waits to be taken up or thrown away.
  const mayKeep = offered === null
  useEffect(() => {
    if (!mayKeep) return
    // What another tab has kept here meanwhile stays until this one has something to keep.
    const keep = () =>
      (isChanged || !store.getState().isElsewhere) &&
      store.keep(
        isChanged
          ? {
              form,
              base: base.form,
              version: base.version,
              at: new Date().toISOString(),
              pictures: [...pictures].filter(([id]) => form.images.some(({ imageId }) => imageId === id)),
            }
          : null,
      )
    const timer = setTimeout(keep, 500)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [mayKeep, form, base, isChanged, pictures, store])

  return {
    offered,
    /** Another tab is at the same product, and what is kept on this device is what was typed there. */
    isElsewhere: useStore(store, (state) => state.isElsewhere),
    forget: () => store.keep(null),
    /** The offer was answered: what was kept is in the form now, or nobody wants it. */
    endOffer: () => setOffered(null),
  }
}

function readOffer(kept: KeptForm | null, stored: ProductForm): KeptForm | null {
  return kept && findDifferences(kept.form, stored).length > 0 ? kept : null
}
