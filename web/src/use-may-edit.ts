import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { useUser } from './session.tsx'

/** Whether the person may change things for their company; who only reads is offered nothing that would be refused. */
export function useMayEdit(): boolean {
  const role = useUser()?.company?.role
  return role !== undefined && isRoleEnough(role, 'editor')
}
