import { getUnsubscription, unsubscribe } from '@fairquay/contract/notifications/endpoints.ts'
import { notificationMessages, topicNames } from '@fairquay/contract/notifications/messages.ts'
import { isUnsubscribeToken } from '@fairquay/contract/notifications/unsubscribe-token.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useTitle } from '../ui/use-title.ts'
import { notificationsTexts } from './texts.ts'

/**
 * Where the line of a mail leads: says at once when the link is not known or has been used, and asks once more otherwise, because programs that look at links must not end
 * anybody's mails.
 */
export function UnsubscribePage() {
  useTitle(notificationsTexts.mails)
  const { token = '', topic } = useSearch({ from: '/market/unsubscribe' })
  const ending = useMutation({
    mutationFn: () => call(unsubscribe, { params: { token }, query: { topic } }),
  })
  const isToken = isUnsubscribeToken(token)
  const link = useQuery({
    queryKey: ['unsubscription', token, topic],
    queryFn: () => call(getUnsubscription, { params: { token }, query: { topic } }),
    enabled: isToken,
  })
  const isGone = !isToken || isUnknown(link.error) || isUnknown(ending.error)
  const isEnded = ending.isSuccess || link.data?.is_ended === true
  return (
    <div className="page-width max-w-2xl py-12">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {notificationsTexts.mails}
      </h1>
      <div role="status" className="mt-4">
        {isGone ? (
          <p>{notificationMessages.unsubscribeGone}</p>
        ) : link.isLoading ? (
          <p className="text-soft">{notificationsTexts.loadingLink}</p>
        ) : isEnded ? (
          <>
            <p className="font-medium">{notificationMessages.unsubscribed}</p>
            <p className="mt-2 text-soft">{notificationMessages.unsubscribeHelp}</p>
          </>
        ) : (
          <p>
            {topic ? notificationsTexts.endMailsAbout(topicNames[topic].title) : notificationsTexts.endMailsQuestion}
          </p>
        )}
        {ending.error && !isGone ? <p className="mt-2 text-brick">{ending.error.message}</p> : null}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {isGone || link.isLoading || isEnded ? null : (
          <Button isBusy={ending.isPending} onClick={() => ending.mutate()}>
            {notificationsTexts.endMails}
          </Button>
        )}
        <LinkButton to="/profile/notifications" tone="secondary">
          {notificationsTexts.chooseMails}
        </LinkButton>
      </div>
    </div>
  )
}

/** Nobody was sent this link. Whatever else goes wrong while it is looked up leaves the question, which is answered anyway. */
function isUnknown(error: Error | null): boolean {
  return error instanceof CallFailure && error.status === 404
}
