import { copyOwnProduct } from '@fairquay/contract/products/endpoints.ts'
import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useOnce } from '../forms/use-once.ts'
import { showToast } from '../ui/toast-list.ts'

/** Copies a product as it is stored, and opens the copy in the editor. */
export function useCopying() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useOnce(copyOwnProduct, (id: number) => ({ params: { id } }), {
    onSuccess: ({ id }) => {
      showToast('success', say.copied, say.copiedHelp)
      void queries.invalidateQueries({ queryKey: ['own-products', 'list'] })
      void navigate({ to: '/products-parent/$id', params: { id: String(id) } })
    },
    onError: (error) => void showToast('error', error.message),
  })
}
