import type { ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { TextField } from '../ui/text-field.tsx'
import { claimTexts } from './texts.ts'
import { useClaimAction } from './use-claim-action.ts'

/** Gives what was agreed: a credit note is issued, or the one named that was written elsewhere. */
export function CreditDialog({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const acting = useClaimAction(claim.id, onClose, claimTexts.credited)
  const form = useForm({
    start: { reference: '' },
    send: ({ reference }) => acting.mutateAsync({ action: 'credit', reference: reference.trim() }),
  })
  const amount = formatMoney(readMoney(claim.credit, claim.currency), claim.currency)
  return (
    <FormDialog form={form} title={claimTexts.creditTitle(amount)} action={claimTexts.actions.credit} onClose={onClose}>
      <p className="text-soft">{claimTexts.creditHelp}</p>
      <TextField
        {...form.text('reference')}
        label={claimTexts.elsewhere}
        help={claimTexts.elsewhereHelp}
        isOptional
        maxLength={60}
      />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
