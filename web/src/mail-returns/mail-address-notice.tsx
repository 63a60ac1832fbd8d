import { formatMoment } from '@fairquay/contract/locale.ts'
import { freeMailAddress, getMailAddress } from '@fairquay/contract/mail-returns/endpoints.ts'
import { mailReturnMessages } from '@fairquay/contract/mail-returns/messages.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { mailReturnsTexts } from './texts.ts'

const mailAddressQuery = queryOptions({
  queryKey: ['mail-address'],
  queryFn: ({ signal }) => call(getMailAddress, { signal }),
  staleTime: 0,
})

/** That the person's mails come back, why, and what can be done; nothing as long as they arrive. */
export function MailAddressNotice() {
  const queries = useQueryClient()
  const { data } = useQuery(mailAddressQuery)
  const freeing = useMutation({
    mutationFn: () => call(freeMailAddress, {}),
    onSuccess: () => {
      showToast('success', mailReturnMessages.freed)
      return queries.invalidateQueries({ queryKey: mailAddressQuery.queryKey })
    },
    onError: (error) => showToast('error', error.message),
  })
  if (!data?.held) return null
  const { kind, reason, since } = data.held
  return (
    <section aria-labelledby="mail-held" className="mb-6 flex gap-3 rounded-lg bg-brick-tint px-4 py-3 text-brick">
      <MailWarning size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <h2 id="mail-held" className="font-sans text-base font-medium break-words">
          {mailReturnsTexts.noMailsToYou(data.address)}
        </h2>
        <p className="mt-1 text-sm">
          {mailReturnMessages.why[kind]} {mailReturnsTexts.since(formatMoment(since))}
        </p>
        {reason ? <p className="mt-1 text-sm break-words">{mailReturnsTexts.said(reason)}</p> : null}
        <p className="mt-1 text-sm">{mailReturnsTexts.whatToDo}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <LinkButton to="/profile" tone="secondary" size="small">
            {mailReturnsTexts.changeAddress}
          </LinkButton>
          <Button tone="secondary" size="small" isBusy={freeing.isPending} onClick={() => freeing.mutate()}>
            {mailReturnsTexts.arrivesAgain}
          </Button>
        </p>
      </div>
    </section>
  )
}
