import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import { useUser } from '../session.tsx'

/** Why the person signed in cannot put goods of a company into the cart; undefined when they can. */
export function useOrderRefusal(companyId: number): string | undefined {
  const user = useUser()
  if (!user) return undefined
  if (!user.company) return buyerMessages.noCompany
  return user.company.id === companyId ? buyerMessages.ownProduct : undefined
}
