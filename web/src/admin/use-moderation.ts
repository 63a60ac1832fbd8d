import { type DeskProduct, moderateProduct } from '@fairquay/contract/products/endpoints.ts'
import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { useSending } from '../forms/use-sending.ts'
import { showToast } from '../ui/toast-list.ts'

type Decision = { product: DeskProduct; hidden: boolean; reason?: string }

/** Hides a product with a reason, or lifts that, and tells what came of it. */
export function useModeration(onDone: () => void) {
  const queries = useQueryClient()
  const deciding = useSending({
    mutationFn: ({ product, hidden, reason }: Decision) =>
      call(moderateProduct, { params: { id: product.id }, body: { hidden, ...(reason !== undefined && { reason }) } }),
    onSuccess: (_answer, { product, hidden }) => {
      showToast('success', hidden ? say.wasHidden(product.name) : say.wasAllowed(product.name))
      onDone()
      return queries.invalidateQueries({ queryKey: ['marketplace-products'] })
    },
    onError: (error) => showToast('error', error.message),
  })
  return {
    busyId: deciding.isPending ? deciding.variables.product.id : null,
    hide: (product: DeskProduct, reason: string) => deciding.mutateAsync({ product, hidden: true, reason }),
    allow: (product: DeskProduct) => deciding.mutate({ product, hidden: false }),
  }
}
