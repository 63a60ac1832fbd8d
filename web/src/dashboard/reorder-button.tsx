import { getReorder } from '@fairquay/contract/statistics/endpoints.ts'
import { dashboardMessages as say } from '@fairquay/contract/statistics/messages.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { call } from '../call.ts'
import { addLinesToCart } from '../cart/add-lines-to-cart.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { dashboardTexts } from './texts.ts'

/** Puts what an earlier request asked for into the cart, as far as it is sold today, and leads there. */
export function ReorderButton({ requestId, name }: { requestId: number; name: string }) {
  const navigate = useNavigate()
  const ordering = useMutation({
    mutationFn: async () => {
      const { lines, gone } = await call(getReorder, { params: { id: requestId } })
      const added = lines.length === 0 ? 0 : await addLinesToCart(lines.map((line) => ({ ...line, seen: null })))
      return { added, gone, found: lines.length }
    },
    onSuccess: ({ added, gone, found }) => {
      if (found === 0) showToast('warning', say.allGone)
      else if (gone.length > 0) showToast('warning', say.gone(gone))
      if (added === 0) return
      showToast('success', say.added(added))
      void navigate({ to: '/cart' })
    },
    onError: (error) => showToast('error', error.message),
  })
  return (
    <Button
      tone="secondary"
      size="small"
      title={say.orderAgainHelp(requestId)}
      aria-label={dashboardTexts.orderAgain(name)}
      icon={<ShoppingCart size={15} aria-hidden="true" />}
      isBusy={ordering.isPending}
      onClick={() => ordering.mutate()}
    >
      {say.orderAgain}
    </Button>
  )
}
