import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { Check } from 'lucide-react'
import { useUser } from '../../session.tsx'
import { Button } from '../../ui/button.tsx'
import { preloadDialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { describeSuspension, isOffered } from '../thread/request-threads.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import type { OfferColumn } from './compared-offers.ts'
import { offerTexts } from './texts.ts'
import { useAcceptance } from './use-acceptance.ts'

/** What can be done with an offer of the comparison: accept it, or talk with its company. */
export function ComparisonAccept({ column: { request, thread, revision, name } }: { column: OfferColumn }) {
  const user = useUser()
  const accepting = useAcceptance(request, thread.company.id, revision.number)
  const suspension = describeSuspension(request, thread)
  return (
    <div className="flex flex-wrap gap-2">
      {suspension === undefined ? null : <p className="w-full text-sm whitespace-normal text-amber">{suspension}</p>}
      {isOffered('accept', request, thread, user) ? (
        <Button
          aria-label={offerTexts.acceptOf(name)}
          icon={<Check size={17} aria-hidden="true" />}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={accepting.open}
        >
          {answerMessages.accept}
        </Button>
      ) : null}
      <LinkButton
        to="/requests/$id"
        params={{ id: String(request.id) }}
        search={{ company: thread.company.id }}
        tone="quiet"
        aria-label={offerTexts.conversationWith(name)}
      >
        {answerMessages.conversation}
      </LinkButton>
      <AcceptDialog request={request} thread={thread} revision={revision} accepting={accepting} />
    </div>
  )
}
