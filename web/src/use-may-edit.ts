import { isRoleEnough, refuseRole } from '@fairquay/contract/company-roles.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import { useUser } from './session.tsx'

/** Whether the person may change things for their company; who only reads is offered nothing that would be refused. */
export function useMayEdit(): boolean {
  const role = useUser()?.company?.role
  return role !== undefined && isRoleEnough(role, 'editor')
}

/** Why somebody signed in can ask others for nothing, told before they try: they act for no company, or only read for it. Nothing for guests, who sign in first. */
export function useAskRefusal(): string | undefined {
  const user = useUser()
  if (!user) return undefined
  return user.company ? refuseRole(user.company.role, 'editor') : buyerMessages.noCompany
}
