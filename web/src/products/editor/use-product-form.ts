import { findDraftFaults } from '@fairquay/contract/catalogue/draft-rules.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { findDifferences } from '@fairquay/contract/products/compare-forms.ts'
import { type ProductForm, toProductDraft } from '@fairquay/contract/products/form.ts'
import { type FocusEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { keeper } from '../../forms/keeper.ts'
import { type KeptForm, keptForm, type PictureAddresses } from './kept-form.ts'

export type Start = { form: ProductForm; version: number; pictures: ReadonlyMap<number, PictureAddresses> }
/** Puts a part into the form; a function sees the newest one. */
export type ChangeForm = (part: Partial<ProductForm> | ((form: ProductForm) => Partial<ProductForm>)) => void

/** The id of the control of a field, so that a fault can lead to it. */
export const fieldId = (field: string) => `product-${field}`

/** Faults of price lines that come of two lines together are told at once; others when the field has been left, or saving was tried. */
const toldAtOnce = /^terms\.\d+\.(minQty|maxQty|listPrice)$/

/** The form of one product: what is typed, what is stored, what is wrong, and what is kept on this device until it is saved. */
export function useProductForm(start: Start, userId: number, productId: number | 'new') {
  const store = keeper.open(keptForm(productId), userId)
  const [form, setForm] = useState(start.form)
  const [base, setBase] = useState({ form: start.form, version: start.version })
  const [pictures, setPictures] = useState(start.pictures)
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<FailureDetails>({})
  const [kept, setKept] = useState<KeptForm | null>(() => offerKept(store.getState().value, start.form))

  const change: ChangeForm = useCallback((part) => {
    setRefused({})
    setForm((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }))
  }, [])

  const isChanged = useMemo(() => findDifferences(base.form, form).length > 0, [base.form, form])
  // Thousands of lines are checked when there is time for it, not between two keys.
  const checked = useDeferredValue(form)
  const faults = useMemo(() => findDraftFaults(toProductDraft(checked)), [checked])
  const shown = useMemo(() => {
    const visible = Object.entries(faults).filter(([field]) => isTried || left.has(field) || toldAtOnce.test(field))
    return { ...Object.fromEntries(visible), ...refused } as FailureDetails
  }, [faults, isTried, left, refused])

  // Kept a moment after the last key, and not while an older copy still waits to be taken up or thrown away.
  const mayKeep = useRef(true)
  mayKeep.current = kept === null
  useEffect(() => {
    if (!mayKeep.current) return
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
  }, [form, base, isChanged, pictures, store])

  return {
    form,
    base,
    pictures,
    kept,
    /** Another tab is at the same product, and what is kept on this device is what was typed there. */
    isElsewhere: useStore(store, (state) => state.isElsewhere),
    isChanged,
    faults: shown,
    change,
    leave: useCallback((event: FocusEvent) => {
      const { id } = event.target
      if (id.startsWith('product-')) setLeft((before) => new Set(before).add(id.slice('product-'.length)))
    }, []),
    addPicture: useCallback((id: number, addresses: PictureAddresses) => {
      setPictures((before) => new Map(before).set(id, addresses))
      setForm((before) => ({ ...before, images: [...before.images, { imageId: id, alt: '' }] }))
    }, []),
    /** What is wrong now, all of it; from here on everything is told. */
    tryAll(next: ProductForm): FailureDetails {
      setTried(true)
      return findDraftFaults(toProductDraft(next))
    },
    refuse: setRefused,
    /** The form is what was stored: from here on, changes are against it. */
    settle(stored: { form: ProductForm; version: number }, more?: ReadonlyMap<number, PictureAddresses>) {
      setBase(stored)
      setForm(stored.form)
      setTried(false)
      setRefused({})
      if (more) setPictures((before) => new Map([...before, ...more]))
    },
    /** Somebody else's change is the new ground; what is typed stays. */
    rebase(
      stored: { form: ProductForm; version: number },
      mine: ProductForm,
      more: ReadonlyMap<number, PictureAddresses>,
    ) {
      setBase(stored)
      setForm(mine)
      setPictures((before) => new Map([...before, ...more]))
    },
    takeUp() {
      if (!kept) return
      setForm(kept.form)
      // Saving from the version it was made of: if somebody changed the product since, both are shown.
      if (kept.version > 0) setBase({ form: kept.base, version: kept.version })
      setPictures((before) => new Map([...kept.pictures, ...before]))
      setKept(null)
    },
    throwAway() {
      store.keep(null)
      setKept(null)
    },
    forget: () => store.keep(null),
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>

function offerKept(kept: KeptForm | null, stored: ProductForm): KeptForm | null {
  return kept && findDifferences(kept.form, stored).length > 0 ? kept : null
}
