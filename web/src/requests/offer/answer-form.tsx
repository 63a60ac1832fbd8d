import type { FailureDetails } from '@fairquay/contract/errors.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { refuseOffer } from '@fairquay/contract/requests/offer/rules.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { makeOffer } from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { CallFailure } from '../../call.ts'
import { useKept } from '../../forms/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { kindViews } from '../kind-views.ts'
import { OvertakenNote } from '../thread/overtaken-note.tsx'
import { askedOf, findNewest, standingOf } from '../thread/request-threads.ts'
import { isOvertaken, useThreadAction } from '../thread/use-thread-action.ts'
import { AnswerSums } from './answer-sums.tsx'
import { labelProblems } from './label-problems.ts'

type AnswerFormProps = {
  request: RequestDetail
  thread: RequestThread | undefined
  /** The answering company, whose thread this is. */
  company: number
  isCounter: boolean
  isAllowed: boolean
}

/** The form of the request's kind, filled in with the last revision or a first proposal: what is typed is kept, checked by the contract's rules, summed up, and sent once. */
export function AnswerForm({ request, thread, company, isCounter, isAllowed }: AnswerFormProps) {
  const { Form, proposeDraft, draftOf, readDraft } = kindViews[request.kind]
  const last = findNewest(thread)?.offer
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another revision makes another beginning
  const initial = useMemo(() => (last ? draftOf(last) : proposeDraft(request, new Date())), [last])
  const navigate = useNavigate()
  const name = `answer-${request.id}-${company}`
  const { draft, isBegun, change, clear } = useKept(name, initial)
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<FailureDetails>({})
  const summary = useRef<HTMLDivElement>(null)
  const base = findNewest(thread)?.number ?? 0
  const { offer, problems: unread } = readDraft(draft, request)
  const isRead = Object.keys(unread).length === 0
  const problems = isRead ? refuseOffer(offer, askedOf(request), new Date()) : unread
  const isSound = Object.keys(problems).length === 0
  const shown = wasTried ? { ...refused, ...problems } : {}
  const sending = useThreadAction(
    request,
    makeOffer,
    (body: { base: number; offer: Offer }) => ({ params: { id: request.id, company }, body }),
    {
      draft: { name },
      // If it was stored while its answer was lost, the newest offer by now is this one.
      describe: ({ body }) => JSON.stringify(body.offer),
      onDone() {
        clear()
        showToast('success', isCounter ? answerMessages.sentCounter : answerMessages.sent)
        void navigate({ to: '/requests/$id', params: { id: String(request.id) }, search: isCounter ? { company } : {} })
      },
    },
  )
  const send = () => {
    setTried(true)
    if (!isSound) return
    sending.mutate(
      { base, offer },
      {
        onError: (error) => {
          if (error instanceof CallFailure && !isOvertaken(error)) setRefused(withoutPrefix(error.details))
        },
      },
    )
  }
  const attention = wasTried && Object.keys(shown).length > 0
  useEffect(() => {
    if (attention) summary.current?.focus()
  }, [attention])
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="grid grid-cols-1 gap-5">
        {sending.error && isOvertaken(sending.error) ? (
          <OvertakenNote status={standingOf(request, thread)} sentence={sending.error.message} />
        ) : null}
        {attention ? (
          <ErrorSummary ref={summary} title={answerMessages.summaryTitle} errors={labelProblems(shown, request)} />
        ) : null}
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
          <Form
            request={request}
            draft={draft}
            change={(next) => {
              setRefused({})
              change(next)
            }}
            problems={shown}
            isCounter={isCounter}
          />
        </Suspense>
      </div>
      <aside className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:p-5 lg:sticky lg:top-20">
        <AnswerSums offer={isRead ? offer : null} request={request} />
        {sending.error && !isOvertaken(sending.error) && Object.keys(refused).length === 0 ? (
          <p role="alert" className="text-sm text-brick">
            {sending.error.message}
          </p>
        ) : null}
        <Button
          type="submit"
          icon={<Send size={17} aria-hidden="true" />}
          isBusy={sending.isPending}
          disabled={!isAllowed}
        >
          {isCounter ? answerMessages.sendCounter : base > 0 ? answerMessages.sendRevision : answerMessages.send}
        </Button>
        {isBegun ? (
          <div className="text-sm text-soft">
            {answerMessages.kept}{' '}
            <button
              type="button"
              className="inline-block min-h-6 rounded-sm text-quay hover:underline"
              onClick={() => {
                clear()
                setTried(false)
              }}
            >
              {answerMessages.startAnew}
            </button>
          </div>
        ) : null}
      </aside>
    </form>
  )
}

/** The server names fields from the body on, the form from the offer on. */
function withoutPrefix(details: FailureDetails): FailureDetails {
  return Object.fromEntries(
    Object.entries(details).map(([field, sentence]) => [field.replace(/^offer\./, ''), sentence]),
  )
}
