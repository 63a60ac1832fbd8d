import type { ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { claimTexts } from './texts.ts'
import { useClaimAction } from './use-claim-action.ts'

/** Takes the seller's answer, after it was said once more what that is. */
export function AcceptDialog({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const acting = useClaimAction(claim.id, onClose)
  const { credit, currency, remedy, is_returned } = claim
  return (
    <ConfirmDialog
      isOpen
      title={claimTexts.acceptTitle}
      confirmLabel={claimTexts.actions.accept}
      isBusy={acting.isPending}
      onConfirm={() => acting.mutate({ action: 'accept' })}
      onCancel={onClose}
    >
      <p>
        {remedy === 'replacement'
          ? claimTexts.acceptHelp.replacement
          : claimTexts.acceptHelp.credit(formatMoney(readMoney(credit, currency), currency))}
      </p>
      {is_returned ? <p className="mt-2 text-soft">{claimTexts.returnHelp}</p> : null}
      <FormFailure error={acting.error} />
    </ConfirmDialog>
  )
}
