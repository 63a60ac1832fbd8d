import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import type { FilePart, TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { requestKinds } from '@fairquay/contract/requests/kind-names.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { needsClearance } from '@fairquay/contract/trade/customs-unions.ts'
import { useUser } from '../../session.tsx'
import { kindViews } from '../kind-views.ts'
import { isLive } from './file-sums.ts'
import { findAgreed } from './find-agreed.ts'

/** The kinds that the buyer has not asked for in this deal, or whose requests have all ended without an agreement. What was agreed can be asked about when it has left the market. */
export function useMissing(file: TradeFile): FilePart['kind'][] {
  const user = useUser()
  const isBuyer = file.parts.some(({ party }) => party === 'buyer')
  if (!isBuyer || !user?.company || !isRoleEnough(user.company.role, 'editor')) return []
  const isThere = file.lines.some(({ slug }) => slug !== null) || findAgreed(file, file.next.request_id) !== undefined
  return requestKinds.filter(
    (kind) =>
      kindViews[kind].Ask !== undefined &&
      !file.parts.some((part) => part.kind === kind && isLive(part)) &&
      (kinds[kind].role !== 'clearance' || needsClearance(file.from?.country ?? '', file.to?.country ?? '')) &&
      isThere,
  )
}
