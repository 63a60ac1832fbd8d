import type { AnswerFigures } from '@fairquay/contract/figures/endpoints.ts'
import { shareWithinDay } from '@fairquay/contract/figures/steps.ts'
import { Link } from '@tanstack/react-router'
import { figuresTexts as say } from './texts.ts'

type AnswerTimesProps = { answers: AnswerFigures; before: AnswerFigures }

/** How fast, and how many, requests were answered. */
export function AnswerTimes({ answers, before }: AnswerTimesProps) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="font-semibold">{say.answers}</h2>
      {answers.requests === 0 ? (
        <p className="mt-2 text-sm text-soft">{say.noRequests}</p>
      ) : (
        <dl className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-3">
          <Answer title={say.median} now={spellHours(answers)} before={spellHours(before)} />
          <Answer title={say.withinDay} now={spellShare(answers)} before={spellShare(before)} />
          <Answer
            title={say.answered}
            now={say.answeredOf(answers.answered, answers.requests)}
            before={before.requests === 0 ? null : say.answeredOf(before.answered, before.requests)}
          />
        </dl>
      )}
      {answers.pending === 0 ? null : (
        <p className="mt-4 text-sm text-amber">
          {say.pending(answers.pending)}{' '}
          <Link to="/requests" search={{}} className="underline underline-offset-4">
            {say.seePending}
          </Link>
        </p>
      )}
    </section>
  )
}

const spellHours = ({ median_hours: hours }: AnswerFigures) => (hours === null ? null : say.hours(hours))

function spellShare(answers: AnswerFigures): string | null {
  const share = shareWithinDay(answers)
  return share === null ? null : say.part(share)
}

function Answer({ title, now, before }: { title: string; now: string | null; before: string | null }) {
  return (
    <div>
      <dt className="text-sm text-soft">{title}</dt>
      <dd className="tabular text-xl font-semibold">{now ?? say.unknown}</dd>
      {before === null ? null : <dd className="tabular text-sm text-faint">{say.wasBefore(before)}</dd>}
    </div>
  )
}
