import { actOnClaim } from '@fairquay/contract/claims/endpoints.ts'
import type { ClaimAct } from '@fairquay/contract/claims/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../call-failure.ts'
import { useOnce } from '../forms/use-once.ts'
import { showToast } from '../ui/toast-list.ts'
import { refreshClaims, takeClaim } from './claim-queries.ts'
import { claimTexts } from './texts.ts'

/** Does something to a claim once; where somebody else was first the page says what the claim is now. */
export function useClaimAction(id: number, onDone: () => void, said: string = claimTexts.done) {
  const queries = useQueryClient()
  return useOnce(actOnClaim, (body: ClaimAct) => ({ params: { id }, body }), {
    onSuccess: ({ data }) => {
      takeClaim(queries, data)
      showToast('success', said)
      onDone()
    },
    onError: (error) => (isConflict(error) ? refreshClaims(queries) : undefined),
  })
}
