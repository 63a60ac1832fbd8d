import { changeManyProducts, deleteProducts, restoreProducts } from '@fairquay/contract/products/endpoints.ts'
import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import type { BulkAction } from '@fairquay/contract/products/rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnce } from '../forms/use-once.ts'
import { showToast } from '../ui/toast-list.ts'

type Wanted = { ids: readonly number[]; action: BulkAction }

/** Does things to many products, tells what came of it, and brings deleted ones back. */
export function useBulk(onDone: () => void) {
  const queries = useQueryClient()
  const [deleted, setDeleted] = useState<readonly number[]>([])
  const refresh = () => queries.invalidateQueries({ queryKey: ['own-products'] })
  const onError = (error: Error) => void showToast('error', error.message)

  const writeChange = ({ ids, action }: Wanted) => ({
    // The shapes of the contract are read-only lists on our side and plain ones on the wire.
    body: { ids: [...ids], action: 'tags' in action ? { ...action, tags: [...action.tags] } : action },
  })
  const changing = useOnce(changeManyProducts, writeChange, {
    onSuccess: ({ changed, refused }) => {
      if (changed.length > 0) showToast('success', say.changed(changed.length))
      if (refused.length > 0)
        showToast(
          'warning',
          say.stayed(refused.length),
          refused
            .slice(0, 3)
            .map(({ name, reason }) => (name ? `${name}: ${reason}` : reason))
            .join(' '),
        )
      onDone()
      return refresh()
    },
    onError,
  })
  const writeIds = (ids: readonly number[]) => ({ body: { ids: [...ids] } })
  const deleting = useOnce(deleteProducts, writeIds, {
    onSuccess: (answer) => {
      setDeleted(answer.deleted)
      onDone()
      return refresh()
    },
    onError,
  })
  const restoring = useOnce(restoreProducts, writeIds, {
    onSuccess: ({ restored }) => {
      setDeleted([])
      showToast('success', say.restored(restored.length))
      return refresh()
    },
    onError,
  })
  return {
    isBusy: changing.isPending || deleting.isPending || restoring.isPending,
    deletedCount: deleted.length,
    change: changing.mutate,
    remove: deleting.mutate,
    undo: () => restoring.mutate(deleted),
  }
}
