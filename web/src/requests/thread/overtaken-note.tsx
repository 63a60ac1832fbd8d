import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import { TriangleAlert } from 'lucide-react'
import { StatusBadge } from '../../trade/status-badge.tsx'
import { BesideButtons } from '../../ui/beside-buttons.tsx'

/** Somebody else was first: what happened, what the request is now, and that nothing typed is lost. */
export function OvertakenNote({ status, sentence }: { status: RequestStatus; sentence: string }) {
  return (
    <BesideButtons>
      <div role="alert" className="flex gap-3 rounded-lg border border-line bg-amber-tint px-4 py-3">
        <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
        <div>
          <p className="font-medium">{answerMessages.becameOther}</p>
          <p>{sentence}</p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
            {answerMessages.becameNow} <StatusBadge status={status} /> {answerMessages.becameKept}
          </p>
        </div>
      </div>
    </BesideButtons>
  )
}
