import { listOutbox, type OutboxMail, resendMail } from '@fairquay/contract/admin/endpoints.ts'
import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { refuseResend } from '@fairquay/contract/admin/rules.ts'
import { type MailState, mailStates } from '@fairquay/contract/admin/states.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { mailReturnMessages } from '@fairquay/contract/mail-returns/messages.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { MailOpen, Send } from 'lucide-react'
import { call } from '../call.ts'
import { useOnce } from '../forms/use-once.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListChoice, ListSearch } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import { atPage, type OutboxAddress } from './desk-address.ts'
import { DeskPage, Loaded } from './desk-frame.tsx'
import { OutboxNotices } from './outbox-notices.tsx'
import { splitAtLinks } from './split-at-links.ts'
import { adminTexts } from './texts.ts'
import { useDeskAction } from './use-desk-action.ts'

const perPage = 20
const stateNames: Record<MailState, string> = {
  waiting: adminTexts.waiting,
  sent: adminTexts.sent,
  failed: adminTexts.failed,
  dropped: adminTexts.dropped,
  kept: adminTexts.kept,
  held: adminTexts.held,
}
const tones: Record<MailState, BadgeTone> = {
  waiting: 'amber',
  sent: 'quay',
  failed: 'brick',
  dropped: 'neutral',
  kept: 'neutral',
  held: 'brick',
}

/** Every mail of the marketplace, newest first: where no mail server is set up, the only place where they can be read. */
export function OutboxPage() {
  const address = useSearch({ from: '/admin/operator/outbox' })
  const navigate = useNavigate()
  const { mailState: state, page = 1, search } = address
  const query = { ...(state && { state }), ...(search && { search }), page, perPage }
  const mails = useQuery({
    queryKey: ['operator', 'outbox', query],
    queryFn: ({ signal }) => call(listOutbox, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const change = (part: Partial<OutboxAddress>, isTyped = false) =>
    void navigate({
      to: '/operator/outbox',
      search: ({ page: _, ...rest }) => ({ ...rest, ...part }) as OutboxAddress,
      replace: isTyped,
      resetScroll: false,
    })
  const hasServer = mails.data?.has_mail_server ?? true
  return (
    <DeskPage title={adminTexts.outbox} lead={adminMessages.outboxHelp}>
      <search className="mb-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <ListSearch
          label={adminTexts.searchMails}
          hint={adminTexts.searchMailsHint}
          value={address.search}
          onChange={(search) => change({ search } as OutboxAddress, true)}
        />
        <ListChoice
          label={adminTexts.state}
          all={adminTexts.allMails}
          options={mailStates}
          name={(option) => stateNames[option]}
          value={state}
          onChange={(mailState) => change({ mailState } as OutboxAddress)}
        />
      </search>
      <Loaded query={mails} rows={12}>
        {({ data, pagination, ...whole }) => (
          <>
            {hasServer ? null : <p className="mb-4 text-soft">{adminMessages.outboxIsWhereRead}</p>}
            <OutboxNotices {...whole} hasServer={hasServer} isShowingFailed={state === 'failed'} />
            {data.length === 0 ? (
              <EmptyState
                icon={<MailOpen size={26} aria-hidden="true" />}
                title={search || state ? adminMessages.outboxNoMatch : adminMessages.outboxEmpty}
              >
                {search || state ? adminTexts.filterHelp : null}
              </EmptyState>
            ) : (
              <>
                <ul aria-label={adminTexts.mails} className="rounded-lg border border-line bg-surface px-4 md:px-5">
                  {data.map((mail) => (
                    <li key={mail.id} className="last:[&_details]:border-0">
                      <MailRow mail={mail} mayResend={hasServer} />
                    </li>
                  ))}
                </ul>
                <Pager
                  className="mt-6"
                  page={page}
                  pageCount={countPages(pagination.total, perPage)}
                  link={(to, rest) => <Link to="/operator/outbox" search={atPage(address, to)} {...rest} />}
                />
              </>
            )}
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

/** Why a mail has not left. */
function MailReason({ mail: { state, attempts, last_error, next_try_at } }: { mail: OutboxMail }) {
  if (state === 'dropped') return <p className="mt-3 text-sm text-soft">{adminMessages.mailDropped}</p>
  if (state === 'held') return <p className="mt-3 text-sm text-soft">{mailReturnMessages.mailHeld}</p>
  if (state === 'kept') return <p className="mt-3 text-sm text-soft">{adminMessages.mailKept}</p>
  if (!last_error || state === 'sent') return null
  return (
    <p className="mt-3 text-sm break-words text-brick">
      {adminTexts.mailRefused(attempts, last_error)}
      {next_try_at ? (
        <span className="block text-soft">{adminTexts.nextAttempt(formatMoment(next_try_at))}</span>
      ) : null}
    </p>
  )
}

function MailRow({ mail, mayResend }: { mail: OutboxMail; mayResend: boolean }) {
  const { state } = mail
  const isResendable = mayResend && refuseResend(mail, true, new Date()) === undefined
  const resending = useOnce(resendMail, () => ({ params: { id: mail.id } }))
  const sending = useDeskAction({
    act: () => resending.mutateAsync(),
    done: () => adminMessages.resent,
  })
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="min-w-0 basis-full break-words sm:basis-auto sm:grow">
            {mail.subject}
            <span className="block text-sm font-normal break-all text-soft">{mail.to}</span>
          </span>
          <Badge tone={tones[state]}>{stateNames[state]}</Badge>
          <span className="text-sm font-normal text-soft">{formatMoment(mail.created_at)}</span>
        </span>
      }
    >
      <p className="max-w-prose rounded-md bg-sunken px-4 py-3 break-words whitespace-pre-line">
        {splitAtLinks(mail.is_emptied ? adminMessages.mailEmptied : mail.text, `${location.origin}/`).map(
          ({ text, isLink, start }) =>
            isLink ? (
              <a key={start} href={text} className="break-all text-quay underline underline-offset-4">
                {text}
              </a>
            ) : (
              text
            ),
        )}
      </p>
      <MailReason mail={mail} />
      {isResendable ? (
        <Button
          tone="secondary"
          size="small"
          className="mt-3"
          aria-label={adminTexts.sendMailAgain(mail.subject)}
          icon={<Send size={15} aria-hidden="true" />}
          isBusy={sending.isPending}
          onClick={() => sending.mutate(undefined)}
        >
          {adminTexts.sendAgain}
        </Button>
      ) : null}
    </Disclosure>
  )
}
