import { formatMoment } from '@fairquay/contract/locale.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { ThreadMessage } from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '../../session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Composer } from './composer.tsx'
import { MessageFiles } from './message-files.tsx'
import { messagesQuery } from './request-queries.ts'
import { isOffered } from './request-threads.ts'

type ConversationProps = {
  request: RequestDetail
  thread: RequestThread | undefined
  company: number
  otherSide: string
}

/** What buyer and answering company write to each other; nobody else but the operator reads it. */
export function Conversation({ request, thread, company, otherSide }: ConversationProps) {
  const user = useUser()
  const messages = useInfiniteQuery({ ...messagesQuery(request.id, company), enabled: thread !== undefined })
  const all = (messages.data?.pages ?? []).toReversed().flatMap(({ data }) => data)
  return (
    <section aria-labelledby={`conversation-${company}`} className="border-t border-line pt-4">
      <h3 id={`conversation-${company}`} className="mb-3 font-semibold">
        {answerMessages.conversation}
      </h3>
      {messages.isError ? (
        <LoadError onRetry={() => void messages.refetch()} isRetrying={messages.isFetching}>
          {answerMessages.messagesFailed}
        </LoadError>
      ) : thread && messages.isPending ? (
        <div role="status" aria-label={answerMessages.loadingMessages}>
          <Skeleton className="h-16 w-2/3 rounded-lg" />
        </div>
      ) : (
        <>
          {messages.hasNextPage ? (
            <Button
              tone="quiet"
              size="small"
              className="mb-3"
              isBusy={messages.isFetchingNextPage}
              onClick={() => void messages.fetchNextPage()}
            >
              {answerMessages.earlier}
            </Button>
          ) : null}
          {all.length === 0 ? (
            <p className="text-sm text-soft">{answerMessages.noMessages}</p>
          ) : (
            <ol aria-label={answerMessages.conversation} aria-live="polite" className="grid gap-3">
              {all.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ol>
          )}
        </>
      )}
      {isOffered('say', request, thread, user) ? (
        <Composer request={request} thread={thread} company={company} otherSide={otherSide} />
      ) : null}
    </section>
  )
}

function Message({ message }: { message: ThreadMessage }) {
  const { by, at, text, is_own, is_question, is_read, files } = message
  return (
    <li
      className={joinClasses(
        'max-w-[min(36rem,92%)] rounded-lg px-3.5 py-2.5',
        is_own ? 'justify-self-end bg-tint' : 'justify-self-start border border-line bg-surface',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className="font-medium">{by.person}</span>
        <span className="text-soft">{by.company}</span>
        {is_question ? <Badge tone="amber">{answerMessages.questionBadge}</Badge> : null}
      </p>
      {text === '' ? null : <p className="mt-1 break-words whitespace-pre-line">{text}</p>}
      {files.length > 0 ? <MessageFiles files={files} /> : null}
      <p className="mt-1 text-xs text-soft">
        <time dateTime={at}>{formatMoment(at)}</time>
        {is_own && is_read ? ` · ${answerMessages.readAt}` : ''}
      </p>
    </li>
  )
}
