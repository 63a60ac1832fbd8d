import type { TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import type { QueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { FilePapers } from '../papers/file-papers.tsx'
import { requestsTexts } from '../texts.ts'
import { MissingRequest } from '../thread/missing-request.tsx'
import { readRequestId } from '../thread/request-queries.ts'
import { AgreedSum } from './agreed-sum.tsx'
import { showComposer } from './file-composer.tsx'
import { FileHeader } from './file-header.tsx'
import { FileLines } from './file-lines.tsx'
import { FileParties } from './file-parties.tsx'
import { FileParts } from './file-parts.tsx'
import { fileQuery } from './file-queries.ts'
import { FileSkeleton } from './file-skeleton.tsx'
import { FileTimeline } from './file-timeline.tsx'
import { NextStep } from './next-step.tsx'
import { RequestAssignee } from './request-assignee.tsx'
import { fileTexts } from './texts.ts'
import { useFile } from './use-file.ts'
import { useSeen } from './use-seen.ts'

/** A deal on one page: where it stands and what comes next, its parts with their offers, the goods, and all that has happened. */
export function FilePage() {
  const { id } = useParams({ from: '/market/requests/$id' })
  const { part, company } = useSearch({ from: '/market/requests/$id' })
  const { file, isMissing, isError, isFetching, refetch } = useFile(id)
  const request = file?.requests.find((one) => one.id === part) ?? file?.requests[0]
  const name = request && requestsTexts.name(kinds[request.kind].title, request.id)
  useTitle(file && name && fileTexts.title(file.seller.name, file.buyer.name, name))
  useSeen(file)
  const navigate = useNavigate()
  const write = (to: number, answerer: number) =>
    void navigate({ to: '.', search: { part: to, company: answerer }, replace: true, resetScroll: false }).then(
      showComposer,
    )
  if (isMissing) return <MissingRequest />
  return (
    // On a phone the next step stays at the lower edge of the screen as long as the page is in view.
    <div className="page-width flex flex-col pt-4 md:pb-16">
      <Breadcrumb>
        <Link to="/">{fileTexts.home}</Link>
        <Link to="/requests">{requestPageMessages.title}</Link>
        {name ?? id}
      </Breadcrumb>
      {file && request ? (
        <>
          <FileHeader file={file} request={request} />
          <NextStep file={file} onWrite={write} />
          <div className="mb-6 grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
            <div className="grid grid-cols-1 gap-5">
              <FileParts file={file} request={request} company={company} />
              <FileLines file={file} />
              <FileTimeline key={file.id} file={file} request={request} company={company} />
            </div>
            <FileSide file={file} request={request} />
          </div>
        </>
      ) : isError ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {requestPageMessages.detailFailed}
        </LoadError>
      ) : (
        <FileSkeleton />
      )}
    </div>
  )
}

// The documents are asked for last and stand last: whatever their number, nothing above them moves.
function FileSide({ file, request }: { file: TradeFile; request: RequestDetail }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <AgreedSum file={file} />
      <FileParties file={file} />
      <RequestAssignee request={request} />
      <FilePapers file={file} />
    </div>
  )
}

/** Fetched ahead when somebody points at a link to the request. */
export function prefetch(queries: QueryClient, { params }: { params: Record<string, string> }): void {
  const id = readRequestId(params.id ?? '')
  if (id > 0) void queries.prefetchQuery(fileQuery(id))
}
