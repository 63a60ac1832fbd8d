import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { shareOffers } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { useUser } from '../../session.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { useChosen } from '../../ui/use-chosen.ts'
import { refreshRequest } from '../thread/request-queries.ts'
import { fileTexts } from './texts.ts'

/** By which the buyer shows offers that others make to the seller of the goods; nothing where the seller makes them, or is not told of the request. */
export function ShareSwitch({ request }: { request: RequestDetail }) {
  const user = useUser()
  const queries = useQueryClient()
  const { shown, choose, settle } = useChosen(request.is_shared)
  const sharing = useMutation({
    mutationFn: (withSeller: boolean) =>
      call(shareOffers, { params: { id: request.id }, body: { with_seller: withSeller } }),
    onSuccess: () => refreshRequest(queries, request.id),
    onError: () => showToast('error', fileTexts.shareFailed),
  })
  const { desk, isSellerTold } = kinds[request.kind]
  const mayShare = request.party === 'buyer' && desk !== null && isSellerTold
  if (!mayShare || !user?.company || !isRoleEnough(user.company.role, 'editor')) return null
  return (
    <Checkbox
      label={fileTexts.share}
      help={fileTexts.shareHelp(request.supplier.name)}
      className="mb-3 print:hidden"
      checked={shown}
      onChange={({ target }) => {
        choose(target.checked)
        sharing.mutate(target.checked, { onSettled: settle })
      }}
    />
  )
}
