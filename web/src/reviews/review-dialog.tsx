import { actOnReview, writeReview } from '@fairquay/contract/reviews/endpoints.ts'
import {
  longestReview,
  longestTitle,
  type OrderReview,
  type ReviewAct,
  type ReviewForm,
} from '@fairquay/contract/reviews/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { PictureFields } from './picture-fields.tsx'
import { refuseValues, startReview, toReview } from './review-form.ts'
import { refreshReviews } from './review-queries.ts'
import { StarField } from './star-field.tsx'
import { reviewTexts } from './texts.ts'
import { useReviewPictures } from './use-review-pictures.ts'

type ReviewDialogProps = { orderId: number; name: string; subject: OrderReview; onClose: () => void }

/** A review of goods or of their seller: a new one, or what was written, to change it. */
export function ReviewDialog({ orderId, name, subject: { product, review }, onClose }: ReviewDialogProps) {
  const start = startReview(review)
  const draft = review ? `review:${review.id}:${review.changed_at}` : `review:of:${orderId}:${product?.id ?? 'seller'}`
  const kept = useKept(draft, start, { model: { ...start, pictures: [{ id: 0, preview: '' }] } })
  const sending = useSending({ orderId, draft, reviewId: review?.id ?? 0 }, () => {
    kept.clear()
    showToast('success', review ? reviewTexts.saved : reviewTexts.published)
    onClose()
  })
  const form = useForm({
    start,
    kept: [kept.draft, kept.change],
    refuse: refuseValues,
    fieldOf: (field) => (field === 'picture_ids' ? 'pictures' : field),
    send: (values) =>
      review
        ? sending.edit({ action: 'edit', ...toReview(values) })
        : sending.write({ product_id: product?.id ?? null, ...toReview(values) }),
  })
  const pictures = useReviewPictures(orderId, form.values.pictures.length, (picture) =>
    form.change((now) => ({ ...now, pictures: [...now.pictures, picture] })),
  )
  const { stars } = form.values
  return (
    <FormDialog
      form={form}
      width="medium"
      isUploading={pictures.isSending}
      title={reviewTexts.dialogTitle(name)}
      action={review ? reviewTexts.save : reviewTexts.publish}
      onClose={onClose}
    >
      {review?.answer ? <p className="text-soft">{reviewTexts.answeredNote}</p> : null}
      <StarField {...form.field('stars')} />
      <TextField {...form.text('title')} label={reviewTexts.headline} isOptional maxLength={longestTitle} />
      <TextArea
        {...form.text('text')}
        label={reviewTexts.words}
        isOptional={stars === 0 || stars > 2}
        help={product ? reviewTexts.wordsHelp.product : reviewTexts.wordsHelp.seller}
        rows={5}
        maxLength={longestReview}
      />
      <PictureFields
        pictures={form.values.pictures}
        uploading={pictures}
        error={form.errors.pictures}
        onRemove={(id) => form.set({ pictures: form.values.pictures.filter((picture) => picture.id !== id) })}
      />
      <Checkbox {...form.tick('is_named')} label={reviewTexts.isNamed} help={reviewTexts.isNamedHelp} />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}

type Sent = { orderId: number; draft: string; reviewId: number }

/** The two ways to send it; where somebody else was first the page says what is there now. */
function useSending({ orderId, draft, reviewId }: Sent, onDone: () => void) {
  const queries = useQueryClient()
  const shared = {
    draft: { name: draft },
    onSuccess: () => {
      void refreshReviews(queries)
      onDone()
    },
    onError: (error: Error) => (isConflict(error) ? refreshReviews(queries) : undefined),
  }
  const writing = useOnce(writeReview, (body: ReviewForm) => ({ params: { id: orderId }, body }), shared)
  const editing = useOnce(actOnReview, (body: ReviewAct) => ({ params: { id: reviewId }, body }), shared)
  return {
    write: (body: ReviewForm) => writing.mutateAsync(body),
    edit: (body: ReviewAct) => editing.mutateAsync(body),
  }
}
