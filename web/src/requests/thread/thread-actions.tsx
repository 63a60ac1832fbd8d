import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import type { RequestAction } from '@fairquay/contract/trade/states.ts'
import { Check, PenLine, Scale, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useUser } from '../../session.tsx'
import { Button } from '../../ui/button.tsx'
import type { ButtonTone } from '../../ui/button-look.ts'
import { preloadDialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AcceptDialog } from '../offer/accept-dialog.tsx'
import { AgreeDialog } from '../offer/agree-dialog.tsx'
import { useAcceptance } from '../offer/use-acceptance.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { findAnswer, findNewest, isOffered, sideIn } from './request-threads.ts'

export type ThreadPlace = {
  request: RequestDetail
  thread: RequestThread | undefined
  /** The answering company. */
  company: number
}

/** What the rule lets this person do now with this thread, quietly: the next step is told on top of the page. */
export function ThreadActions({ promoted, ...place }: ThreadPlace & { promoted: RequestAction | undefined }) {
  const actions = [AcceptAction, AgreeAction, AnswerAction, CounterAction, DeclineAction]
  return actions.map((Action) => <Action key={Action.name} {...place} tone="quiet" promoted={promoted} />)
}

type ActionProps = ThreadPlace & { tone?: ButtonTone; promoted?: RequestAction | undefined }

/** Whether to show an action: the rule allows it, and it does not stand elsewhere on the page. */
function useMay({ request, thread, promoted }: ActionProps) {
  const user = useUser()
  return (action: RequestAction) => action !== promoted && isOffered(action, request, thread, user)
}

export function AcceptAction(props: ActionProps) {
  const { request, thread, company, tone } = props
  const answer = findAnswer(thread)
  const accepting = useAcceptance(request, company, answer?.number)
  if (!useMay(props)('accept') || !answer || !thread) return null
  return (
    <>
      <Opener tone={tone} icon={<Check size={17} aria-hidden="true" />} onOpen={accepting.open}>
        {answerMessages.accept}
      </Opener>
      <AcceptDialog request={request} thread={thread} revision={answer} accepting={accepting} />
    </>
  )
}

export function AgreeAction(props: ActionProps) {
  const { request, thread, tone } = props
  const [isAsking, setAsking] = useState(false)
  const newest = findNewest(thread)
  if (!useMay(props)('agree') || !newest || !thread) return null
  return (
    <>
      <Opener tone={tone} icon={<Check size={17} aria-hidden="true" />} onOpen={() => setAsking(true)}>
        {answerMessages.agree}
      </Opener>
      <AgreeDialog
        request={request}
        thread={thread}
        revision={newest}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** The first answer, or another revision of it. */
export function AnswerAction(props: ActionProps) {
  const { request, tone } = props
  const may = useMay(props)
  const isFirst = may('quote')
  if (!isFirst && !may('revise')) return null
  return (
    <LinkButton
      to="/requests/$id/answer"
      params={{ id: String(request.id) }}
      tone={tone}
      icon={<PenLine size={17} aria-hidden="true" />}
    >
      {isFirst ? answerMessages.answer : answerMessages.revise}
    </LinkButton>
  )
}

function CounterAction(props: ActionProps) {
  const { request, company, tone } = props
  if (!useMay(props)('counter')) return null
  return (
    <LinkButton
      to="/requests/$id/answer"
      params={{ id: String(request.id) }}
      search={{ company }}
      tone={tone}
      icon={<Scale size={17} aria-hidden="true" />}
    >
      {answerMessages.counter}
    </LinkButton>
  )
}

function DeclineAction(props: ActionProps) {
  const { request, thread, company, tone } = props
  const [isAsking, setAsking] = useState(false)
  const hasAnswer = findAnswer(thread) !== undefined
  const isAnswering = sideIn(request) === 'answering'
  if (!useMay(props)('decline') || !(isAnswering || hasAnswer)) return null
  return (
    <>
      <Opener tone={tone} icon={<X size={17} aria-hidden="true" />} onOpen={() => setAsking(true)}>
        {isAnswering && !hasAnswer ? answerMessages.declineToAnswer : answerMessages.decline}
      </Opener>
      <DeclineDialog
        request={request}
        thread={thread}
        company={company}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

type OpenerProps = { tone: ButtonTone | undefined; icon: ReactNode; onOpen: () => void; children: ReactNode }

/** Opens a dialog whose code is fetched when somebody points at it. */
function Opener({ tone = 'primary', icon, onOpen, children }: OpenerProps) {
  return (
    <Button tone={tone} icon={icon} onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={onOpen}>
      {children}
    </Button>
  )
}
