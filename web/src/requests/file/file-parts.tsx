import type { FilePart, TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { Link } from '@tanstack/react-router'
import { StatusBadge } from '../../trade/status-badge.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { KindIcon } from '../inbox/kind-icon.tsx'
import { kindViews } from '../kind-views.ts'
import { isUnshown } from '../thread/request-threads.ts'
import { AskPart, isNext } from './ask-part.tsx'
import { formatSum } from './file-sums.ts'
import { PartOffers } from './part-offers.tsx'
import { fileTexts } from './texts.ts'
import { useMissing } from './use-missing.ts'

type FilePartsProps = { file: TradeFile; request: RequestDetail; company: number | undefined }

/** The parts of a deal to choose from, those that can still be asked for, and the offers of the chosen one. */
export function FileParts({ file, request, company }: FilePartsProps) {
  const missing = useMissing(file)
  const { Facts } = kindViews[request.kind]
  return (
    <>
      {file.parts.length + missing.length > 1 ? (
        <nav aria-label={fileTexts.parts}>
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {file.parts.map((part) => (
              <li key={part.request_id}>
                <PartCard file={file} part={part} isChosen={part.request_id === request.id} />
              </li>
            ))}
            {missing.map((kind) => (
              <li key={kind}>
                <MissingPart file={file} kind={kind} />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {Facts ? <Facts request={request} /> : null}
      <PartOffers request={request} logos={file.logos} company={company} next={file.next} />
    </>
  )
}

const cardLook = 'flex h-full items-center gap-3 rounded-lg border px-4 py-3'

function PartCard({ file, part, isChosen }: { file: TradeFile; part: FilePart; isChosen: boolean }) {
  const { request_id, kind, status, sum } = part
  const request = file.requests.find(({ id }) => id === request_id)
  return (
    <Link
      to="."
      search={{ part: request_id }}
      replace
      resetScroll={false}
      aria-current={isChosen ? 'true' : undefined}
      className={joinClasses(
        cardLook,
        'transition-colors hover:border-quay',
        isChosen ? 'border-quay bg-tint' : 'border-line bg-surface',
      )}
    >
      <KindIcon kind={kind} />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="font-medium">{kindViews[kind].part.title}</span>
          <StatusBadge status={status} isOnTint={isChosen} />
        </span>
        <span className="tabular block text-sm">
          {sum
            ? fileTexts.sum(formatSum(sum), fileTexts.sumStates[sum.state])
            : request && isUnshown(request)
              ? fileTexts.notShown
              : fileTexts.open}
        </span>
        <span className="block text-sm break-words text-soft">{request ? nameAnswerers(request) : null}</span>
      </span>
    </Link>
  )
}

/** Who answers: by name, or how many where there are several; nothing where the reader is not told who has opened it. */
function nameAnswerers({ kind, threads, deal, shared_offer, supplier, party }: RequestDetail): string {
  if (deal) return deal.answerer.company
  if (shared_offer) return shared_offer.company.name
  const [first] = threads
  if (threads.length > 1) return fileTexts.answerers(threads.length)
  if (first) return first.company.name
  if (party === 'buyer' || party === 'admin') return fileTexts.nobodyYet
  return kinds[kind].desk === null ? supplier.name : ''
}

function MissingPart({ file, kind }: { file: TradeFile; kind: FilePart['kind'] }) {
  return (
    <div className={joinClasses(cardLook, 'border-dashed border-edge')}>
      <KindIcon kind={kind} />
      <div className="min-w-0 grow">
        <p className="font-medium">{kindViews[kind].part.title}</p>
        {isNext(kind, file) ? (
          <p className="text-sm text-soft">{fileTexts.notAsked}</p>
        ) : (
          <AskPart file={file} kind={kind} isQuiet />
        )}
      </div>
    </div>
  )
}
