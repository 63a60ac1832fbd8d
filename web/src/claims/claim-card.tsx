import { describeReasons } from '@fairquay/contract/claims/claim-lines.ts'
import { getClaimFile } from '@fairquay/contract/claims/endpoints.ts'
import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import type { ClaimDetail, ClaimFile, ClaimLine } from '@fairquay/contract/claims/shapes.ts'
import { formatMoment, formatNumber } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText, Image } from 'lucide-react'
import { download } from '../call.ts'
import { nameOf } from '../shipments/shipment-contents.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Spinner } from '../ui/spinner.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useMayEdit } from '../use-may-edit.ts'
import { ClaimActions } from './claim-actions.tsx'
import { ClaimStatusBadge } from './claim-status-badge.tsx'
import { claimTexts } from './texts.ts'

/** One claim: what is claimed, what was offered, what was said, and what its reader can do now. */
export function ClaimCard({ claim }: { claim: ClaimDetail }) {
  const mayEdit = useMayEdit()
  const { number, status, lines, wanted, waits_for, party, currency } = claim
  return (
    <article aria-label={claimTexts.claim(number)} className="mt-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{claimTexts.claim(number)}</h3>
        <ClaimStatusBadge status={status} />
        {waits_for ? (
          <span className="text-sm text-soft">
            {waits_for === party
              ? mayEdit
                ? claimTexts.turn.own
                : claimTexts.turn.company
              : claimTexts.turn[waits_for]}
          </span>
        ) : null}
      </div>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {lines.map((line) => (
          <ClaimedLine key={line.position} line={line} currency={currency} />
        ))}
      </ul>
      <p className="mt-1 text-sm text-soft">{claimTexts.wants(claimMessages.wanted[wanted])}</p>
      <Outcome claim={claim} />
      {claim.files.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {claim.files.map((file) => (
            <li key={file.id} className="min-w-0">
              <FileButton file={file} />
            </li>
          ))}
        </ul>
      ) : null}
      <Entries claim={claim} />
      <ClaimActions claim={claim} />
    </article>
  )
}

function ClaimedLine({ line, currency }: { line: ClaimLine; currency: string }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6">
      <span className="min-w-0 break-words">
        <span className="tabular font-medium">{formatNumber(line.quantity)}</span> × {nameOf(line)}
        <span className="text-soft"> · {describeReasons(line.reasons)}</span>
        {line.returned > 0 ? <span className="text-soft"> · {claimTexts.returned(line.returned)}</span> : null}
      </span>
      <span className="tabular text-soft">{formatMoney(readMoney(line.value, currency), currency)}</span>
    </li>
  )
}

/** What was offered or agreed, and what came of it. */
function Outcome({ claim }: { claim: ClaimDetail }) {
  const { remedy, credit, currency, credit_reference, replacement_shipment_id, rma, status, is_returned } = claim
  if (!remedy || status === 'withdrawn' || status === 'open' || status === 'refused') return null
  return (
    <p className="mt-2 text-sm">
      <span className="font-medium">
        {remedy === 'credit'
          ? `${claimTexts.credit}: ${formatMoney(readMoney(credit, currency), currency)}`
          : claimTexts.replacement}
      </span>
      {credit_reference ? ` · ${claimTexts.creditNote} ${credit_reference}` : null}
      {replacement_shipment_id ? (
        <>
          {' · '}
          <Link
            to="/shipments/$id"
            params={{ id: String(replacement_shipment_id) }}
            className="text-quay underline underline-offset-4"
          >
            {claimTexts.showReplacement}
          </Link>
        </>
      ) : null}
      {is_returned && rma ? (
        <span className="block text-soft">
          {status === 'offered' ? (
            claimTexts.returnHelp
          ) : (
            <>
              {claimTexts.rma}: <span className="tabular">{rma}</span>
              {status === 'returning' ? `. ${claimTexts.rmaHelp}` : null}
            </>
          )}
        </span>
      ) : null}
    </p>
  )
}

function Entries({ claim: { entries } }: { claim: ClaimDetail }) {
  return (
    <Disclosure className="mt-2 border-b-0 text-sm" summary={claimTexts.said} isOpen={entries.length < 6}>
      <ol className="flex flex-col gap-3">
        {entries.map(({ id, at, by, text, action }) => (
          <li key={id}>
            <p className="text-soft">
              <span className="font-medium text-ink">{by}</span>{' '}
              <time dateTime={at} className="tabular">
                {formatMoment(at)}
              </time>
            </p>
            <p className="break-words whitespace-pre-line">{text || (action === 'open' ? claimTexts.open : '')}</p>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

function FileButton({ file }: { file: ClaimFile }) {
  const saving = useMutation({
    mutationFn: () => download(getClaimFile, { params: { id: file.id } }),
    onSuccess: (content) => saveFile(content, file.name),
    onError: () => showToast('error', claimTexts.fileFailed),
  })
  const Icon = file.kind === 'pdf' ? FileText : Image
  return (
    <button
      type="button"
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border border-edge bg-surface px-3 text-left text-sm transition-colors hover:border-quay hover:text-quay md:min-h-9"
    >
      {saving.isPending ? <Spinner className="size-4" /> : <Icon size={17} aria-hidden="true" className="shrink-0" />}
      <span className="truncate">{file.name}</span>
    </button>
  )
}
