import { actOnReview } from '@fairquay/contract/reviews/endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../call-failure.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { useOnce } from '../forms/use-once.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { showToast } from '../ui/toast-list.ts'
import { refreshReviews } from './review-queries.ts'
import { reviewTexts } from './texts.ts'

type WithdrawDialogProps = { reviewId: number; name: string; onClose: () => void }

export function WithdrawDialog({ reviewId, name, onClose }: WithdrawDialogProps) {
  const queries = useQueryClient()
  const withdrawing = useOnce(
    actOnReview,
    () => ({ params: { id: reviewId }, body: { action: 'withdraw' as const } }),
    {
      onSuccess: () => {
        showToast('success', reviewTexts.withdrawn)
        void refreshReviews(queries)
        onClose()
      },
      onError: (error) => (isConflict(error) ? refreshReviews(queries) : undefined),
    },
  )
  return (
    <ConfirmDialog
      isOpen
      title={reviewTexts.withdrawTitle(name)}
      tone="danger"
      confirmLabel={reviewTexts.withdraw}
      isBusy={withdrawing.isPending}
      onConfirm={() => withdrawing.mutate()}
      onCancel={onClose}
    >
      <p>{reviewTexts.withdrawHelp}</p>
      <FormFailure error={withdrawing.error} />
    </ConfirmDialog>
  )
}
