import { formatMoment } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { describeOffer, listFacts } from '@fairquay/contract/requests/offer/facts.ts'
import type { Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { findDifferences } from '@fairquay/contract/trade/difference.ts'
import type { FactGroup } from '@fairquay/contract/trade/facts.ts'
import { ArrowRight } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { PriceText } from '../../ui/price-text.tsx'
import { kindViews } from '../kind-views.ts'
import { AnswerSums } from './answer-sums.tsx'
import { offerTexts } from './texts.ts'

/** What an offer says, part by part, and what it comes to. What it says line by line stands in the table of goods, and how long it stands above it. */
export function OfferView({ revision, request }: { revision: Revision; request: RequestDetail }) {
  const { listLineTerms, tables } = kindViews[request.kind]
  const isByLine = listLineTerms !== undefined
  const groups = describeOffer(revision.offer, request.lines).filter(({ key }) => !isByLine || key === 'terms')
  return (
    <div className="grid grid-cols-1 gap-4">
      {groups.map(({ key, title, facts }) => {
        const Table = tables?.[key]
        return (
          <section key={key} aria-label={title}>
            <h4 className="text-sm font-semibold">{title}</h4>
            {Table ? <Table offer={revision.offer} title={title} /> : <Facts facts={facts} />}
          </section>
        )
      })}
      {isByLine ? null : <AnswerSums offer={revision.offer} request={request} />}
    </div>
  )
}

function Facts({ facts }: Pick<FactGroup, 'facts'>) {
  return (
    <dl className="mt-1 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {facts
        .filter((fact) => fact.key !== 'valid')
        .map((fact) => (
          <div
            key={fact.key}
            className={joinClasses(
              'flex min-w-0 justify-between gap-3 border-b border-line py-1',
              // A sentence takes the whole width.
              fact.key === 'note' && 'sm:col-span-2',
            )}
          >
            <dt className="min-w-24 text-soft">{fact.label}</dt>
            <dd className="tabular min-w-0 text-right break-words whitespace-pre-line">{fact.value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The revisions of a thread, newest first, each with what it changed. */
export function RevisionList({ thread, request }: { thread: RequestThread; request: RequestDetail }) {
  if (thread.offers.length < 2) return null
  return (
    <Disclosure summary={offerTexts.allRevisions(thread.offers.length)} className="border-t border-b-0">
      <ol className="grid gap-4">
        {thread.offers.toReversed().map((revision) => {
          const before = thread.offers.findLast(({ number }) => number < revision.number)
          return (
            <li key={revision.number} className="rounded-md border border-line p-3">
              <RevisionHead revision={revision} />
              {before ? (
                <Differences before={before} after={revision} request={request} />
              ) : (
                <p className="mt-1 text-sm text-soft">
                  {offerTexts.total(
                    formatMoney(readMoney(revision.total, revision.offer.currency), revision.offer.currency),
                  )}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </Disclosure>
  )
}

export function RevisionHead({ revision }: { revision: Revision }) {
  const { number, side, by, at } = revision
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="font-medium">{offerTexts.revision(number)}</span>
      {side === 'counter' ? <Badge tone="amber">{answerMessages.counterTitleOf}</Badge> : null}
      <span className="text-soft">
        {by.person}, {by.company} · <time dateTime={at}>{formatMoment(at)}</time>
      </span>
    </p>
  )
}

type DifferencesProps = { before: Revision; after: Revision; request: RequestDetail }

/** What one revision changed of another, old and new side by side. */
export function Differences({ before, after, request }: DifferencesProps) {
  const money = ({ total, offer }: Revision) => ({
    key: 'total',
    label: answerLabels.total,
    value: formatMoney(readMoney(total, offer.currency), offer.currency),
  })
  const differences = findDifferences(
    [...listFacts(before.offer, request.lines), money(before)],
    [...listFacts(after.offer, request.lines), money(after)],
  )
  if (differences.length === 0) return <p className="mt-1 text-sm text-soft">{answerMessages.unchanged}</p>
  return (
    <dl aria-label={offerTexts.changedFrom(before.number)} className="mt-2 grid gap-2 text-sm">
      {differences.map((difference) => (
        <div key={difference.key} className="grid gap-x-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
          <dt className="text-soft">{difference.label}</dt>
          <dd className="tabular flex min-w-0 flex-wrap items-center gap-x-2">
            <Side name={offerTexts.before} value={difference.before} className="text-faint line-through" />
            <ArrowRight size={14} aria-hidden="true" className="shrink-0 text-faint" />
            <Side name={offerTexts.after} value={difference.after} className="font-medium" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Side({ name, value, className }: { name: string; value: string | null; className: string }) {
  return (
    <span className="min-w-0 break-words">
      <span className="sr-only">{name} </span>
      {value === null ? (
        <span className="text-faint">{answerMessages.notSaid}</span>
      ) : (
        <span className={className}>{value}</span>
      )}
    </span>
  )
}

export function TotalOf({ revision }: { revision: Revision }) {
  return <PriceText minor={readMoney(revision.total, revision.offer.currency)} currency={revision.offer.currency} />
}
