import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { findDifferences } from '@fairquay/contract/products/compare-forms.ts'
import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { changeOwnProduct, createOwnProduct, getOwnProduct } from '@fairquay/contract/products/endpoints.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure, call } from '../../call.ts'
import { useOnce } from '../../forms/use-once.ts'
import { showToast } from '../../ui/toast-list.ts'
import { ownProductQuery, toStart } from '../product-queries.ts'
import { keptForm } from './kept-form.ts'
import type { ProductFormState } from './use-product-form.ts'

export type Conflict = {
  form: ProductForm
  version: number
  who: string
  at: string
  mine: ProductForm
  images: Pictures
}
type Pictures = ReturnType<typeof toStart>['pictures']

type Saving = {
  state: ProductFormState
  productId: number | 'new'
  onFaults: (faults: FailureDetails) => void
  onCreated: (id: number) => void
}

/** Saves the form: what is wrong stays with it, what somebody else saved in between is shown beside it. */
export function useSave({ state, productId, onFaults, onCreated }: Saving) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const creation = useOnce(createOwnProduct, (form: ProductForm) => ({ body: { form } }), {
    draft: keptForm(productId),
  })

  async function save(form: ProductForm, version = state.base.version): Promise<void> {
    if (isBusy) return
    const faults = state.tryAll(form)
    if (Object.keys(faults).length > 0) return onFaults(faults)
    setBusy(true)
    try {
      if (productId === 'new') await create(form)
      else await change(productId, form, version)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      await answerFailure(error, form)
    } finally {
      setBusy(false)
    }
  }

  async function create(form: ProductForm) {
    const { id } = await creation.mutateAsync(form)
    state.forget()
    tell(form)
    onCreated(id)
  }

  async function change(id: number, form: ProductForm, version: number) {
    await call(changeOwnProduct, { params: { id }, body: { version, form } })
    setConflict(null)
    // What is stored may differ from what was sent: the description is cleaned, words are trimmed.
    keepStored(await call(getOwnProduct, { params: { id } }), form)
  }

  /** Also of a change whose answer was lost: what was to be stored is. */
  function keepStored(stored: AnswerOf<typeof getOwnProduct>, form: ProductForm) {
    queries.setQueryData(ownProductQuery(stored.id).queryKey, stored)
    state.settle({ form: stored.form, version: stored.version }, toStart(stored).pictures)
    tell(form)
  }

  function tell(form: ProductForm) {
    showToast(
      'success',
      form.state === 'published' && state.base.form.state !== 'published' ? say.published : say.saved,
    )
    void queries.invalidateQueries({ queryKey: ['own-products', 'list'] })
    void queries.invalidateQueries({ queryKey: ['product-choices'] })
  }

  async function answerFailure(failure: CallFailure, form: ProductForm) {
    if (failure.code === 'conflict' && productId !== 'new' && failure.details.version !== undefined) {
      try {
        const stored = await call(getOwnProduct, { params: { id: productId } })
        if (findDifferences(stored.form, form).length === 0) return keepStored(stored, form)
        setConflict({
          form: stored.form,
          version: stored.version,
          who: failure.details.changed_by ?? stored.changed_by ?? '',
          at: failure.details.changed_at ?? stored.changed_at,
          mine: form,
          images: toStart(stored).pictures,
        })
      } catch {
        showToast('error', failure.message)
      }
      return
    }
    if (failure.code === 'not_found' && productId !== 'new') showToast('error', say.gone)
    else if (Object.keys(failure.details).length > 0) {
      const faults = readFaults(failure.details)
      state.refuse(faults)
      onFaults(faults)
    } else showToast('error', failure.message)
  }

  return {
    isBusy,
    conflict,
    save,
    closeConflict: () => setConflict(null),
    /** Theirs take the place of what was typed. */
    takeTheirs() {
      if (!conflict) return
      state.settle({ form: conflict.form, version: conflict.version }, conflict.images)
      setConflict(null)
    },
    async join(form: ProductForm) {
      if (!conflict) return
      state.rebase({ form: conflict.form, version: conflict.version }, form, conflict.images)
      setConflict(null)
      await save(form, conflict.version)
    },
  }
}

/** The server names a field by its place in the body when it could not be read at all. */
function readFaults(details: FailureDetails): FailureDetails {
  return Object.fromEntries(
    Object.entries(details).map(([field, sentence]) => [field.replace(/^form\./, ''), sentence]),
  )
}
