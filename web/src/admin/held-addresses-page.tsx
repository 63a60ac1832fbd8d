import { formatMoment } from '@fairquay/contract/locale.ts'
import {
  freeHeldAddress,
  type HeldAddress,
  listHeldAddresses,
  readReturnMailbox,
} from '@fairquay/contract/mail-returns/endpoints.ts'
import { mailReturnMessages } from '@fairquay/contract/mail-returns/messages.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { call } from '../call.ts'
import { mailReturnsTexts } from '../mail-returns/texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListSearch } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import { atPage, type DeskListAddress } from './desk-address.ts'
import { DeskPage, Loaded, rowLook, rowsLook } from './desk-frame.tsx'
import { useDeskAction } from './use-desk-action.ts'

const perPage = 20

/** Addresses that mail comes back from, the newest first: why, whose they are, and the way to write to them again. */
export function HeldAddressesPage() {
  const address = useSearch({ from: '/admin/operator/held-addresses' })
  const navigate = useNavigate()
  const { page = 1, search } = address
  const query = { ...(search && { search }), page, perPage }
  const addresses = useQuery({
    queryKey: ['operator', 'held-addresses', query],
    queryFn: ({ signal }) => call(listHeldAddresses, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <DeskPage
      title={mailReturnsTexts.title}
      lead={mailReturnsTexts.lead}
      action={
        <Link to="/operator/outbox" className="py-1 text-quay underline underline-offset-4">
          {mailReturnsTexts.toOutbox}
        </Link>
      }
    >
      <search className="mb-4 grid sm:flex">
        <ListSearch
          label={mailReturnsTexts.search}
          hint={mailReturnsTexts.searchHint}
          value={address.search}
          onChange={(typed) =>
            void navigate({
              to: '/operator/held-addresses',
              search: { search: typed } as DeskListAddress,
              replace: true,
              resetScroll: false,
            })
          }
        />
      </search>
      <Loaded query={addresses} rows={4} rowClassName="h-24">
        {({ data, pagination, ...mailbox }) => (
          <>
            <MailboxState {...mailbox} />
            {data.length === 0 ? (
              <EmptyState
                icon={<MailCheck size={26} aria-hidden="true" />}
                title={search ? mailReturnsTexts.noMatch : mailReturnsTexts.none}
              />
            ) : (
              <ul aria-label={mailReturnsTexts.addresses} className={rowsLook}>
                {data.map((held) => (
                  <HeldRow key={held.id} held={held} />
                ))}
              </ul>
            )}
            <Pager
              className="mt-6"
              page={page}
              pageCount={countPages(pagination.total, perPage)}
              link={(to, rest) => <Link to="/operator/held-addresses" search={atPage(address, to)} {...rest} />}
            />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

type MailboxProps = {
  has_mailbox: boolean
  read_at: string | null
  failing_since: string | null
  failing_reason: string | null
}

function MailboxState({ has_mailbox, read_at, failing_since, failing_reason }: MailboxProps) {
  const reading = useDeskAction({ act: () => call(readReturnMailbox, {}) })
  if (!has_mailbox) return <p className="mb-4 max-w-prose text-soft">{mailReturnsTexts.noMailbox}</p>
  return (
    <div
      className={`mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md px-4 py-2.5 ${failing_since ? 'bg-brick-tint text-brick' : 'bg-sunken text-soft'}`}
    >
      <p className="min-w-0 grow break-words">
        {failing_since
          ? mailReturnsTexts.failing(formatMoment(failing_since), failing_reason ?? '')
          : read_at
            ? mailReturnsTexts.readAt(formatMoment(read_at))
            : mailReturnsTexts.neverRead}
      </p>
      <Button tone="secondary" size="small" isBusy={reading.isPending} onClick={() => reading.mutate(undefined)}>
        {mailReturnsTexts.readNow}
      </Button>
    </div>
  )
}

function HeldRow({ held }: { held: HeldAddress }) {
  const { id, address, kind, reason, since, person, held_mails } = held
  const freeing = useDeskAction({
    act: () => call(freeHeldAddress, { params: { id } }),
    done: () => mailReturnMessages.freed,
  })
  return (
    <li className={`flex flex-wrap items-start gap-x-6 gap-y-2 border-line md:border-t md:px-5 ${rowLook}`}>
      <div className="min-w-0 basis-80 grow">
        <p className="font-medium break-all">{address}</p>
        <p className="text-sm text-soft">
          {person ? (
            <Link to="/operator/people" search={{ search: address }} className="text-quay underline underline-offset-4">
              {person.name}
            </Link>
          ) : (
            mailReturnsTexts.nobody
          )}
        </p>
        <p className="mt-1 text-sm">{mailReturnMessages.why[kind]}</p>
        {reason ? <p className="text-sm break-words text-soft">{mailReturnsTexts.said(reason)}</p> : null}
      </div>
      <p className="text-sm text-soft">
        {formatMoment(since)}
        {held_mails > 0 ? (
          <Link
            to="/operator/outbox"
            search={{ mailState: 'held', search: address }}
            className="block py-1 text-quay underline underline-offset-4"
          >
            {mailReturnsTexts.heldMails(held_mails)}
          </Link>
        ) : null}
      </p>
      <Button
        tone="secondary"
        size="small"
        aria-label={mailReturnsTexts.sendAgainTo(address)}
        isBusy={freeing.isPending}
        onClick={() => freeing.mutate(undefined)}
      >
        {mailReturnsTexts.sendAgain}
      </Button>
    </li>
  )
}
