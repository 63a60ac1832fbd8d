import { formatMoment } from '@fairquay/contract/locale.ts'
import type { TimelineEntry, TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { eventNames } from '@fairquay/contract/requests/page-messages.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReportButton } from '../../reports/report-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { kindViews } from '../kind-views.ts'
import { PaperButton } from '../papers/paper-button.tsx'
import { MessageFiles } from '../thread/message-files.tsx'
import { FileComposer } from './file-composer.tsx'
import { formatSum } from './file-sums.ts'
import { fileTexts } from './texts.ts'
import { keyOf, useEarlier } from './use-earlier.ts'

type FileTimelineProps = {
  file: TradeFile
  /** The part in focus, and the company whose thread the address names. */
  request: RequestDetail
  company: number | undefined
  /** What it is called where the deal's other parts stand elsewhere. */
  title?: string
}

/** All that has happened in a deal, the oldest first: messages, offers and documents of all parts; and where a message is written. */
export function FileTimeline({ file, request, company, title = fileTexts.timeline }: FileTimelineProps) {
  const { earlier, hasEarlier, isLoading, hasFailed, showEarlier, earlierList } = useEarlier(file)
  return (
    <section aria-labelledby="file-timeline" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id="file-timeline" className="mb-4 text-lg">
        {title}
      </h2>
      {hasEarlier ? (
        <div className="mb-4">
          <Button
            tone="secondary"
            size="small"
            className="min-h-11 md:min-h-8"
            icon={<ChevronUp size={17} aria-hidden="true" />}
            isBusy={isLoading}
            onClick={showEarlier}
          >
            {fileTexts.showEarlier}
          </Button>
          <div role="alert" className="mt-2 text-sm text-brick empty:hidden">
            {hasFailed ? fileTexts.earlierFailed : null}
          </div>
        </div>
      ) : null}
      {earlier.length > 0 ? (
        <ol ref={earlierList} tabIndex={-1} aria-label={fileTexts.earlier} className={`mb-3 ${listLook}`}>
          {earlier.map((entry) => (
            <li key={keyOf(entry)} className="flex min-w-0 flex-col">
              <Entry file={file} entry={entry} />
            </li>
          ))}
        </ol>
      ) : null}
      <ol aria-labelledby="file-timeline" aria-live="polite" className={listLook}>
        {file.timeline.map((entry) => (
          <li key={keyOf(entry)} className="flex min-w-0 flex-col">
            <Entry file={file} entry={entry} />
          </li>
        ))}
      </ol>
      <FileComposer file={file} request={request} company={company} />
    </section>
  )
}

const listLook = 'grid grid-cols-1 gap-3'

function Entry({ file, entry }: { file: TradeFile; entry: TimelineEntry }) {
  const { type } = entry.entry
  if (type === 'message') return <MessageEntry file={file} entry={entry} message={entry.entry} />
  if (type === 'paper')
    return (
      <EventEntry file={file} entry={entry}>
        <span className="flex flex-wrap items-center gap-x-2">
          {entry.entry.name}
          <PaperButton requestId={entry.request_id} paper={entry.entry}>
            {entry.entry.number}
          </PaperButton>
        </span>
      </EventEntry>
    )
  return <HappeningEntry file={file} entry={entry} event={entry.entry} />
}

type EntryOf<Type> = Extract<TimelineEntry['entry'], { type: Type }>
type EntryProps = { file: TradeFile; entry: TimelineEntry }

const ends = new Set<EntryOf<'event'>['action']>(['decline', 'withdraw', 'expire', 'pass_over'])
const agreements = new Set<EntryOf<'event'>['action']>(['accept', 'agree'])

/** What somebody did, or what happened by itself: a revision with its sum, an acceptance, an end with its reason. */
function HappeningEntry({ file, entry, event }: EntryProps & { event: EntryOf<'event'> }) {
  const { action, number, reason } = event
  const name = number === null ? eventNames[action] : fileTexts.eventRevision(eventNames[action], number)
  const sum = number === null ? '' : findSum(file, entry, number)
  return (
    <EventEntry
      file={file}
      entry={entry}
      mark={agreements.has(action) ? 'agreed' : ends.has(action) ? 'ended' : 'plain'}
    >
      {sum === '' ? name : fileTexts.withSum(name, sum)}
      {reason === '' ? null : <span className="block text-sm font-normal break-words">{fileTexts.quoted(reason)}</span>}
    </EventEntry>
  )
}

function findSum({ requests }: TradeFile, { request_id, thread }: TimelineEntry, number: number): string {
  const revision = requests
    .find(({ id }) => id === request_id)
    ?.threads.find(({ company }) => company.id === thread)
    ?.offers.find((offer) => offer.number === number)
  return revision ? formatSum({ amount: revision.total, currency: revision.offer.currency, state: 'offered' }) : ''
}

const marks = { agreed: 'bg-quay ring-3 ring-tint', ended: 'bg-edge', plain: 'bg-quay' }

function EventEntry({
  file,
  entry,
  mark = 'plain',
  children,
}: EntryProps & { mark?: keyof typeof marks; children: ReactNode }) {
  const { by } = entry
  const actor = [by.person, by.company].filter((part) => part !== '').join(', ')
  return (
    <div className="grid grid-cols-[0.625rem_minmax(0,1fr)] items-baseline gap-x-3.5">
      {/* An empty line on the baseline of the first one: the dot stands in its middle, however high what follows is. */}
      <span aria-hidden="true" className="relative font-medium">
        {'\u200b'}
        <span className={joinClasses('absolute top-1/2 left-0 size-2.5 -translate-y-1/2 rounded-full', marks[mark])} />
      </span>
      <div className="font-medium">{children}</div>
      <p className="col-start-2 text-sm text-soft">
        {[actor, describePlace(file, entry)]
          .filter((part) => part !== '')
          .map((part) => `${part} · `)
          .join('')}
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
      </p>
    </div>
  )
}

function MessageEntry({ file, entry, message }: EntryProps & { message: EntryOf<'message'> }) {
  const { by, at } = entry
  const place = describePlace(file, entry)
  return (
    <div
      className={joinClasses(
        'max-w-[min(36rem,92%)] rounded-lg px-3.5 py-2.5',
        by.is_own ? 'self-end bg-tint' : 'self-start border border-line bg-surface',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className="font-medium">{by.person}</span>
        <span className="text-soft">{by.company}</span>
        {message.is_question ? <Badge tone="amber">{answerMessages.questionBadge}</Badge> : null}
      </p>
      {message.text === '' ? null : <p className="mt-1 break-words whitespace-pre-line">{message.text}</p>}
      {message.files.length > 0 ? <MessageFiles files={message.files} /> : null}
      <p className="mt-1 text-xs text-soft">
        {place === '' ? '' : `${place} · `}
        <time dateTime={at}>{formatMoment(at)}</time>
        {by.is_own && message.is_read ? ` · ${answerMessages.readAt}` : ''}
      </p>
      {by.is_own ? null : (
        <ReportButton thing="message" id={message.id} companyId={undefined} className="-mb-1 -ml-3" />
      )}
    </div>
  )
}

/** The part it happened in where there are several, and with whom where several answer: 'Freight · with Maasbrug'. */
function describePlace({ parts, requests }: TradeFile, { request_id, thread, by }: TimelineEntry): string {
  const part = parts.length > 1 ? parts.find((one) => one.request_id === request_id) : undefined
  const threads = requests.find(({ id }) => id === request_id)?.threads ?? []
  const other = threads.length > 1 ? threads.find(({ company }) => company.id === thread)?.company.name : undefined
  return [
    part && kindViews[part.kind].part.title,
    other && other !== by.company ? fileTexts.withCompany(other) : undefined,
  ]
    .filter((text) => text !== undefined)
    .join(' · ')
}
