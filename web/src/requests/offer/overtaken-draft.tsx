import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { OvertakenNote } from '../thread/overtaken-note.tsx'
import { findNewest, standingOf } from '../thread/request-threads.ts'
import { Differences } from './offer-view.tsx'

type OvertakenDraftProps = {
  request: RequestDetail
  thread: RequestThread | undefined
  /** What stood there when somebody began to type. */
  begun: Revision | undefined
  sentence: string
}

/** Somebody else was first while an answer was typed: what the request is now, and what the newest revision changed. */
export function OvertakenDraft({ request, thread, begun, sentence }: OvertakenDraftProps) {
  const newest = findNewest(thread)
  return (
    <div className="grid grid-cols-1 gap-2">
      <OvertakenNote status={standingOf(request, thread)} sentence={sentence} />
      {begun && newest && newest.number !== begun.number ? (
        <Differences before={begun} after={newest} request={request} />
      ) : null}
    </div>
  )
}
