import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { assignRequest } from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { useUser } from '../../session.tsx'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { useChosen } from '../../ui/use-chosen.ts'
import { refreshRequest } from '../thread/request-queries.ts'

/** Who of the own company looks after the request; a company of one has nothing to choose. */
export function RequestAssignee({ request }: { request: RequestDetail }) {
  const user = useUser()
  const queries = useQueryClient()
  const { shown, choose, settle } = useChosen(request.assignee?.id ?? null)
  const assignment = useMutation({
    mutationFn: (userId: number | null) =>
      call(assignRequest, { params: { id: request.id }, body: { user_id: userId } }),
    onSuccess: () => refreshRequest(queries, request.id),
    onError: () => showToast('error', answerMessages.assignFailed),
  })
  if (request.colleagues.length < 2 && !request.assignee) return null
  return (
    <section className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <Select
        label={answerMessages.assignee}
        options={[
          { value: '', label: answerMessages.nobody },
          ...listChoices(request).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(shown ?? '')}
        disabled={!user?.company || !isRoleEnough(user.company.role, 'editor')}
        onChange={({ target }) => {
          const chosen = target.value === '' ? null : Number(target.value)
          choose(chosen)
          assignment.mutate(chosen, { onSettled: settle })
        }}
      />
    </section>
  )
}

/** Who looks after it now stays to be seen though they may not be given anything any more: a select without their name would show the first one. */
function listChoices({ colleagues, assignee }: RequestDetail): RequestDetail['colleagues'] {
  return assignee && !colleagues.some(({ id }) => id === assignee.id) ? [assignee, ...colleagues] : colleagues
}
