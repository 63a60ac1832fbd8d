import { findCodeFaults } from '@fairquay/contract/catalogue/code-rules.ts'
import { findDraftFaults } from '@fairquay/contract/catalogue/draft-rules.ts'
import { findDifferences, mergeForms } from '@fairquay/contract/products/compare-forms.ts'
import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import type { DocumentFile } from '@fairquay/contract/products/endpoints.ts'
import { type ProductForm, toProductDraft } from '@fairquay/contract/products/form.ts'
import { carryStock } from '@fairquay/contract/products/stock-seen.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { CallFailure } from '../../call-failure.ts'
import type { Refusals } from '../../forms/shown-refusals.ts'
import { useForm } from '../../forms/use-form.ts'
import { showToast } from '../../ui/toast-list.ts'
import type { PictureAddresses } from './kept-form.ts'
import type { Start } from './product-start.ts'
import { type Conflict, readConflict, readStored, useStoring } from './store-product.ts'
import { useKeptProduct } from './use-kept-product.ts'

/** Puts a part into the form; a function sees the newest one. */
export type ChangeForm = (part: Partial<ProductForm> | ((form: ProductForm) => Partial<ProductForm>)) => void

const formId = 'product'
/** The id of the control of a field, so that a fault can lead to it. */
export const fieldId = (field: string) => `${formId}-${field.replaceAll('.', '-')}`

/** Faults of price lines that come of two lines together are told at once; others when the field has been left, or saving was tried. */
const toldAtOnce = /^terms\.\d+\.(minQty|maxQty|listPrice)$/

const isPublishing = (before: ProductForm, sent: ProductForm) =>
  sent.state === 'published' && before.state !== 'published'

type Saved = { before: ProductForm; sent: ProductForm; stored: ProductForm }

/** What was typed while it was being saved stays, as a change of what is stored now. */
function keepTypedSince(typed: ProductForm, { before, sent, stored }: Saved): ProductForm {
  // Publishing is sent before it stands in the form.
  const mine = { ...typed, state: typed.state === before.state ? sent.state : typed.state }
  return mergeForms({ base: sent, mine, theirs: stored }, new Set())
}

/** What stood there twice before is no fault of what is typed now. */
function findFaults(form: ProductForm, stored: ProductForm): Refusals {
  const draft = toProductDraft(form)
  return { ...findCodeFaults(draft, toProductDraft(stored)), ...findDraftFaults(draft) }
}

type ProductFormOptions = {
  start: Start
  userId: number
  productId: number | 'new'
  onRefused: (faults: Refusals) => void
  onCreated: (id: number) => void
}

/** The form of one product: what is typed, what is stored, what is wrong, and saving it; also against somebody who saves at the same time. */
export function useProductForm({ start, userId, productId, onRefused, onCreated }: ProductFormOptions) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(start.form)
  const [base, setBase] = useState<Omit<Start, 'pictures'>>(start)
  // Joining with somebody else's change saves before the page is drawn with what they stored.
  const stoodOn = useRef<Pick<Start, 'form' | 'version'>>(start)
  const [pictures, setPictures] = useState(start.pictures)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const store = useStoring(productId)
  const isChanged = useMemo(() => findDifferences(base.form, typed).length > 0, [base.form, typed])
  const kept = useKeptProduct(userId, productId, { form: typed, base, pictures, isChanged })
  // Thousands of lines are checked when there is time for it, not between two keys.
  const checked = useDeferredValue(typed)
  const faults = useMemo(() => findFaults(checked, base.form), [checked, base.form])

  const form = useForm({
    id: formId,
    start: start.form,
    kept: [typed, setTyped],
    refuse: (whole) => findFaults(whole, base.form),
    refusals: faults,
    isToldAtOnce: (field) => toldAtOnce.test(field),
    // The server names a field by its place in the body when it could not be read at all.
    fieldOf: (name) => name.replace(/^form\./, ''),
    onRefused,
    send: (whole) => store(whole, stoodOn.current),
    onSent: ({ id, now }, sent) => {
      showToast('success', isPublishing(base.form, sent) ? say.published : say.saved)
      for (const key of [['own-products', 'list'], ['product-choices'], ['stock-changes'], ['stock-places']])
        void queries.invalidateQueries({ queryKey: key })
      if (now) {
        standOn(now)
        return setTyped((newest) => keepTypedSince(newest, { before: base.form, sent, stored: now.form }))
      }
      kept.forget()
      onCreated(id)
    },
    onFailed: async (error, sent) => {
      const found = await readConflict(error, productId, sent).catch(() => null)
      if (found) return setConflict(found)
      showFailure(error, productId)
    },
  })

  function standOn(stored: Start) {
    stoodOn.current = stored
    setBase(stored)
    setPictures((before) => new Map([...before, ...stored.pictures]))
    setConflict(null)
  }

  /** The form is what is stored: from here on, changes are against it. */
  function settle(stored: Start) {
    standOn(stored)
    form.reset(stored.form)
  }

  const change: ChangeForm = (part) =>
    form.change((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }))

  return {
    form,
    base,
    pictures,
    kept,
    isChanged,
    conflict,
    change,
    ...useAdding(setTyped, setPictures),
    /** The stock was changed beside the form, which stands on what is stored from here on. */
    takeStock: () => recount(() => readStored(queries, productId), stoodOn, standOn, setTyped),
    closeConflict: () => setConflict(null),
    /** Theirs take the place of what was typed. */
    takeTheirs: () => conflict && settle(conflict),
    /** What was made of both is saved over theirs. */
    join(joined: ProductForm) {
      if (!conflict) return
      standOn(conflict)
      form.update(() => joined)
      form.submit(joined)
    },
    takeUp() {
      const { offered } = kept
      if (!offered) return
      setTyped(offered.form)
      // Saving from the version it was made of: if somebody changed the product since, both are shown.
      if (offered.version > 0) {
        stoodOn.current = { form: offered.base, version: offered.version }
        setBase({ ...base, ...stoodOn.current })
      }
      setPictures((before) => new Map([...offered.pictures, ...before]))
      kept.endOffer()
    },
    throwAway() {
      kept.forget()
      kept.endOffer()
    },
  }
}

type Setter<T> = (change: (before: T) => T) => void

/** Takes up stock that was changed beside the form; what was typed stays. Of a product that somebody saved meanwhile, saving says so. */
async function recount(
  read: () => Promise<Start>,
  stoodOn: RefObject<Pick<Start, 'form' | 'version'>>,
  standOn: (stored: Start) => void,
  setTyped: Setter<ProductForm>,
): Promise<void> {
  const stored = await read().catch(() => undefined)
  const { form: before, version } = stoodOn.current
  if (stored?.version !== version) return
  standOn(stored)
  setTyped((newest) => carryStock(newest, before, stored.form))
}

/** Puts what has been uploaded into the form, whatever was typed meanwhile. */
function useAdding(setTyped: Setter<ProductForm>, setPictures: Setter<Start['pictures']>) {
  return {
    addPicture: useCallback(
      (id: number, addresses: PictureAddresses) => {
        setPictures((before) => new Map(before).set(id, addresses))
        setTyped((before) => ({ ...before, images: [...before.images, { imageId: id, alt: '' }] }))
      },
      [setTyped, setPictures],
    ),
    addDocument: useCallback(
      ({ id, name }: DocumentFile) => {
        const title = name.replace(/\.\w+$/, '').slice(0, 120)
        setTyped((before) => ({
          ...before,
          documents: [
            ...(before.documents ?? []),
            { fileId: id, kind: 'data_sheet', title, language: null, validUntil: null },
          ],
        }))
      },
      [setTyped],
    ),
  }
}

function showFailure(error: Error, productId: number | 'new'): void {
  if (error instanceof CallFailure && error.code === 'not_found' && productId !== 'new') showToast('error', say.gone)
  else if (!isToldAtFields(error)) showToast('error', error.message)
}

function isToldAtFields(error: Error): boolean {
  return error instanceof CallFailure && error.code !== 'conflict' && Object.keys(error.details).length > 0
}
