import { findDifferences } from '@fairquay/contract/products/compare-forms.ts'
import { changeOwnProduct, createOwnProduct, getOwnProduct } from '@fairquay/contract/products/endpoints.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { addStockSeen } from '@fairquay/contract/products/stock-seen.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { CallFailure } from '../../call-failure.ts'
import { useOnce } from '../../forms/use-once.ts'
import { ownProductQuery, toStart } from '../product-queries.ts'
import { keptForm } from './kept-form.ts'
import type { Start } from './product-start.ts'

/** What is stored now; of a product just made only where it is. */
export type Stored = { id: number; now: Start | null }

/** What somebody else has stored meanwhile, and what was about to be stored. */
export type Conflict = Start & { who: string; at: string; mine: ProductForm }

/** Stores a product over the version it was made of; a retry of the same makes no second one. */
export function useStoring(productId: number | 'new') {
  const queries = useQueryClient()
  const creation = useOnce(createOwnProduct, (form: ProductForm) => ({ body: { form } }), {
    draft: keptForm(productId),
  })
  return async (form: ProductForm, base: Pick<Start, 'form' | 'version'>): Promise<Stored> => {
    if (productId === 'new') return { id: (await creation.mutateAsync(form)).id, now: null }
    const read = () => call(getOwnProduct, { params: { id: productId } })
    try {
      await call(changeOwnProduct, {
        params: { id: productId },
        body: { version: base.version, form: addStockSeen(form, base.form) },
      })
    } catch (error) {
      // Also of a change whose answer was lost: what was to be stored is.
      const stored = isConflict(error) ? await read().catch(() => undefined) : undefined
      if (!stored || findDifferences(stored.form, form).length > 0) throw error
    }
    // What is stored may differ from what was sent: the description is cleaned, words are trimmed.
    return { id: productId, now: await readStored(queries, productId) }
  }
}

/** A product as it is stored now; one that is new is not. */
export async function readStored(queries: QueryClient, productId: number | 'new'): Promise<Start> {
  if (productId === 'new') throw new Error('Nothing is stored yet')
  const product = await call(getOwnProduct, { params: { id: productId } })
  queries.setQueryData(ownProductQuery(productId).queryKey, product)
  return toStart(product)
}

/** Who was first, and with what; null when the failure is another one. Throws when it cannot be found out. */
export async function readConflict(
  error: Error,
  productId: number | 'new',
  mine: ProductForm,
): Promise<Conflict | null> {
  if (productId === 'new' || !isConflict(error)) return null
  const product = await call(getOwnProduct, { params: { id: productId } })
  return {
    ...toStart(product),
    who: error.details.changed_by ?? product.changed_by ?? '',
    at: error.details.changed_at ?? product.changed_at,
    mine,
  }
}

/** Somebody else has stored the product meanwhile. */
function isConflict(error: unknown): error is CallFailure {
  return error instanceof CallFailure && error.code === 'conflict' && error.details.version !== undefined
}
