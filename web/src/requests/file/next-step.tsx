import { roleRefusals } from '@fairquay/contract/company-roles.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import type { NextAction, TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { type RequestAction, waitsFor } from '@fairquay/contract/trade/states.ts'
import { Columns3, FileDown, MessageCircleReply, PackageCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useMayEdit } from '../../use-may-edit.ts'
import { papersPlace } from '../papers/file-papers.tsx'
import { findThread, sideIn } from '../thread/request-threads.ts'
import { AcceptAction, AgreeAction, AnswerAction, type ThreadPlace } from '../thread/thread-actions.tsx'
import { AskPart, findNextKind } from './ask-part.tsx'
import { fileTexts } from './texts.ts'

type NextStepProps = { file: TradeFile; onWrite: (request: number, company: number) => void }

/** The one thing that comes next for who looks, as a button, or what is waited for. On a phone the button stays at the lower edge of the screen. */
export function NextStep({ file, onWrite }: NextStepProps) {
  const { next } = file
  const mayEdit = useMayEdit()
  const isYours = next.waits_for === 'you'
  const request = file.requests.find(({ id }) => id === next.request_id) ?? file.requests[0]
  if (!request) return null
  const company = next.company ?? request.supplier.id
  const place = { request, company, thread: findThread(request, company) }
  return (
    <section
      aria-labelledby="next-step"
      className="max-md:contents md:mb-5 md:flex md:items-center md:justify-between md:gap-6 md:rounded-lg md:border md:border-quay/40 md:bg-surface md:px-5 md:py-4"
    >
      <div className="max-md:mb-5 max-md:rounded-lg max-md:border max-md:border-quay/40 max-md:bg-surface max-md:px-4 max-md:py-3">
        <h2 id="next-step" className="text-sm font-medium text-soft">
          {isYours ? (mayEdit ? fileTexts.yourTurn : fileTexts.companysTurn) : fileTexts.nextStep}
        </h2>
        <p className="text-lg font-semibold">{describeNext(file, request, next)}</p>
        {isYours && !mayEdit ? <p className="mt-1 text-sm text-soft">{roleRefusals.editor}</p> : null}
      </div>
      <div className="sticky bottom-0 z-10 order-last grid bg-paper py-3 empty:hidden md:static md:order-none md:shrink-0 md:bg-transparent md:py-0 print:hidden">
        <NextButton file={file} place={place} onWrite={onWrite} />
      </div>
    </section>
  )
}

function NextButton({ file, place, onWrite }: NextStepProps & { place: ThreadPlace }) {
  const { request, company } = place
  const mayEdit = useMayEdit()
  switch (file.next.action) {
    case 'accept':
      return <AcceptAction {...place} />
    case 'agree':
      return <AgreeAction {...place} />
    case 'answer':
    case 'renew':
      return <AnswerAction {...place} />
    case 'compare':
      return (
        <LinkButton
          to="/requests/$id/compare"
          params={{ id: String(request.id) }}
          icon={<Columns3 size={17} aria-hidden="true" />}
        >
          {answerMessages.compareTitle}
        </LinkButton>
      )
    case 'reply':
    case 'ask_again':
      return mayEdit ? (
        <Button icon={<MessageCircleReply size={17} aria-hidden="true" />} onClick={() => onWrite(request.id, company)}>
          {file.next.action === 'reply' ? fileTexts.reply : fileTexts.askAgain}
        </Button>
      ) : null
    case 'ask_freight':
    case 'ask_duty': {
      const kind = findNextKind(file)
      return kind ? <AskPart file={file} kind={kind} /> : null
    }
    case 'get_papers':
      return request.order ? (
        <LinkButton
          to="/orders/$id"
          params={{ id: String(request.order.id) }}
          icon={<PackageCheck size={17} aria-hidden="true" />}
        >
          {fileTexts.openOrder(request.order.number)}
        </LinkButton>
      ) : (
        <Button icon={<FileDown size={17} aria-hidden="true" />} onClick={showPapers}>
          {fileTexts.getPapers}
        </Button>
      )
    default:
      return null
  }
}

/** Leads the eye and the keyboard to the documents. */
function showPapers(): void {
  const heading = document.querySelector<HTMLElement>(`#${papersPlace} h2`)
  heading?.scrollIntoView({ block: 'center' })
  heading?.focus({ preventScroll: true })
}

/** The sentence of the next step: what to do, or who is waited for and until when. */
function describeNext(file: TradeFile, request: RequestDetail, next: NextAction): string {
  const { action, company, waits_for, until } = next
  const thread = request.threads.find((one) => one.company.id === company)
  const side = sideIn(request)
  // Who only looks on is told of the side whose turn it is.
  const isAnswerer = side ? side === 'asking' : !thread || waitsFor(thread.status) === 'answering'
  const other = isAnswerer ? (thread?.company.name ?? nameUnknown(request)) : file.buyer.name
  const sentence = waits_for === 'other' ? fileTexts.waitsFor(other) : fileTexts.next[action](other)
  // It ends with a day, so the moment is the first of the next one.
  return until === null ? sentence : fileTexts.untilDay(sentence, formatDay(new Date(Date.parse(until) - 1)))
}

/** A company that has not answered yet is not known by name. */
function nameUnknown({ threads }: RequestDetail): string {
  return threads.length > 0 ? fileTexts.otherAnswer : fileTexts.answeringSide
}

const promotes: Partial<Record<NextAction['action'], RequestAction>> = {
  accept: 'accept',
  agree: 'agree',
  answer: 'quote',
  renew: 'revise',
}

/** The action with this company that stands on top of the page already. */
export function findPromoted(next: NextAction, request: RequestDetail, company: number): RequestAction | undefined {
  if (next.request_id !== request.id || (next.company ?? company) !== company) return undefined
  return promotes[next.action]
}
