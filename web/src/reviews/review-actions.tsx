import type { ShownReview } from '@fairquay/contract/reviews/shapes.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { reviewTexts } from './texts.ts'

const AnswerDialog = lazyDialog(async () => (await import('./answer-dialog.tsx')).AnswerDialog)
const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog)

const offered = ['answer', 'edit_answer', 'report'] as const
type Offered = (typeof offered)[number]
const dialogs = { answer: AnswerDialog, edit_answer: AnswerDialog, report: ReportDialog }

type Acted = Pick<ShownReview, 'id' | 'answer' | 'title' | 'text' | 'stars'> & { actions: readonly string[] }

/** What its reader can do with a review: the seller answers it, anybody signed in reports it. */
export function ReviewActions({ review }: { review: Acted }) {
  // As it stood when it was opened: an answer that is lost on the way must not make another form of it.
  const [opened, setOpened] = useState<{ action: Offered; review: Acted }>()
  const shown = offered.filter((action) => review.actions.includes(action))
  if (shown.length === 0 && !opened) return null
  const Dialog = opened && dialogs[opened.action]
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {shown.map((action) => (
        <Button
          key={action}
          tone={action === 'answer' ? 'secondary' : 'quiet'}
          size="small"
          className="max-md:min-h-11"
          onPointerEnter={dialogs[action].preload}
          onFocus={dialogs[action].preload}
          onClick={() => setOpened({ action, review })}
        >
          {reviewTexts.acts[action]}
        </Button>
      ))}
      {opened && Dialog ? <Dialog review={opened.review} onClose={() => setOpened(undefined)} /> : null}
    </div>
  )
}
