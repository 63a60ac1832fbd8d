import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { useUser } from '../session.tsx'

/** Why the person signed in cannot put goods of a company into the cart; undefined when they can. */
export function useOrderRefusal(companyId: number): string | undefined {
  const user = useUser()
  if (!user) return undefined
  if (!user.company) return requestMessages.noCompany
  return user.company.id === companyId ? requestMessages.ownProduct : undefined
}
