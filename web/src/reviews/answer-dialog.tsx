import { hasWords } from '@fairquay/contract/has-words.ts'
import { actOnReview } from '@fairquay/contract/reviews/endpoints.ts'
import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import { longestReview, type ReviewAct, type ShownReview } from '@fairquay/contract/reviews/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast-list.ts'
import { refreshReviews } from './review-queries.ts'
import { StarRow } from './star-row.tsx'
import { reviewTexts } from './texts.ts'

type AnswerDialogProps = {
  review: Pick<ShownReview, 'id' | 'answer' | 'title' | 'text' | 'stars'>
  onClose: () => void
}

/** The seller's one answer to a review, or a change of it. */
export function AnswerDialog({ review: { id, answer, title, text, stars }, onClose }: AnswerDialogProps) {
  const queries = useQueryClient()
  const draft = `review:${id}:answer${answer?.at ?? ''}`
  const start = { text: answer?.text ?? '' }
  const kept = useKept(draft, start)
  const sending = useOnce(actOnReview, (body: ReviewAct) => ({ params: { id }, body }), {
    draft: { name: draft },
    onSuccess: () => {
      kept.clear()
      showToast('success', reviewTexts.answered)
      void refreshReviews(queries)
      onClose()
    },
    onError: (error) => (isConflict(error) ? refreshReviews(queries) : undefined),
  })
  const form = useForm({
    start,
    kept: [kept.draft, kept.change],
    refuse: (values) => ({ text: !hasWords(values.text) ? reviewMessages.noWords : undefined }),
    send: (values) => sending.mutateAsync({ action: answer ? 'edit_answer' : 'answer', text: values.text.trim() }),
  })
  return (
    <FormDialog
      form={form}
      width="medium"
      title={answer ? reviewTexts.editAnswerTitle : reviewTexts.answerTitle}
      action={answer ? reviewTexts.save : reviewTexts.publishAnswer}
      onClose={onClose}
    >
      <blockquote className="max-h-48 overflow-y-auto rounded-md bg-sunken px-4 py-3" tabIndex={-1}>
        <p className="flex flex-wrap items-center gap-x-3">
          <StarRow stars={stars} />
          <span className="font-semibold break-words">{title}</span>
        </p>
        <p className="mt-1 break-words whitespace-pre-line empty:hidden">{text}</p>
      </blockquote>
      <TextArea
        {...form.text('text')}
        label={reviewTexts.answerLabel}
        help={reviewTexts.answerHelp}
        rows={5}
        maxLength={longestReview}
      />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
