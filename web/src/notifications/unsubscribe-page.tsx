import { unsubscribe } from '@fairquay/contract/notifications/endpoints.ts'
import { notificationMessages, topicNames } from '@fairquay/contract/notifications/messages.ts'
import { isUnsubscribeToken } from '@fairquay/contract/notifications/unsubscribe-token.ts'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useTitle } from '../ui/use-title.ts'
import { notificationsTexts } from './texts.ts'

/** Where the line of a mail leads: asks once, because programs that look at links must not end anybody's mails. */
export function UnsubscribePage() {
  useTitle(notificationsTexts.mails)
  const { token = '', topic } = useSearch({ from: '/market/unsubscribe' })
  const ending = useMutation({
    mutationFn: () => call(unsubscribe, { params: { token }, query: { topic } }),
  })
  const isGone = !isUnsubscribeToken(token) || (ending.error instanceof CallFailure && ending.error.status === 404)
  return (
    <div className="page-width max-w-2xl py-12">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {notificationsTexts.mails}
      </h1>
      <div role="status" className="mt-4">
        {isGone ? (
          <p>{notificationMessages.unsubscribeGone}</p>
        ) : ending.isSuccess ? (
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
        {isGone || ending.isSuccess ? null : (
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
