import { listOutbox } from '@fairquay/contract/admin/endpoints.ts'
import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { countPages } from '@fairquay/contract/paging.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { MailOpen } from 'lucide-react'
import { call } from '../call.ts'
import { Badge } from '../ui/badge.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { splitAtLinks } from './split-at-links.ts'

const perPage = 20
type Mail = AnswerOf<typeof listOutbox>['data'][number]

/** Every mail of the marketplace, newest first: where no mail server is set up, the only place where they can be read (readings §10). */
export function OutboxPage() {
  useTitle('Outbox')
  const { page = 1 } = useSearch({ from: '/admin/operator/outbox' })
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['outbox', page],
    queryFn: ({ signal }) => call(listOutbox, { query: { page, perPage }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <div className="max-w-4xl">
      <h1 className="text-2xl md:text-3xl">Outbox</h1>
      <p className="mt-1 mb-6 text-soft">{adminMessages.outboxHelp}</p>
      {error && !data ? (
        <LoadError title="The outbox could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : !data ? (
        <div role="status" aria-label="Loading" className="flex flex-col gap-2">
          {Array.from({ length: 12 }, (_, index) => index).map((index) => (
            <Skeleton key={index} className="h-16 w-full" />
          ))}
        </div>
      ) : data.data.length === 0 ? (
        <EmptyState icon={<MailOpen size={26} aria-hidden="true" />} title={adminMessages.outboxEmpty} />
      ) : (
        <>
          <ul aria-label="Mails" className="rounded-lg border border-line bg-surface px-4 md:px-5">
            {data.data.map((mail) => (
              <li key={mail.id} className="last:[&_details]:border-0">
                <MailRow mail={mail} />
              </li>
            ))}
          </ul>
          <Pager
            className="mt-6"
            page={page}
            pageCount={countPages(data.pagination.total, perPage)}
            link={(to, rest) => <Link to="/operator/outbox" search={to > 1 ? { page: to } : {}} {...rest} />}
          />
        </>
      )}
    </div>
  )
}

function MailRow({ mail }: { mail: Mail }) {
  const written = new Date(mail.created_at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="min-w-0 basis-full break-words sm:basis-auto sm:grow">
            {mail.subject}
            <span className="block text-sm font-normal break-all text-soft">{mail.to}</span>
          </span>
          <Badge tone={mail.sent_at ? 'quay' : 'neutral'}>{mail.sent_at ? 'Sent' : 'Not sent'}</Badge>
          <span className="text-sm font-normal text-soft">{written}</span>
        </span>
      }
    >
      <p className="max-w-prose rounded-md bg-sunken px-4 py-3 break-words whitespace-pre-line">
        {splitAtLinks(mail.text, `${location.origin}/`).map(({ text, isLink, start }) =>
          isLink ? (
            <a key={start} href={text} className="break-all text-quay underline underline-offset-4">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </Disclosure>
  )
}
