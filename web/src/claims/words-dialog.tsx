import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import type { ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import type { ClaimAction } from '@fairquay/contract/claims/states.ts'
import { hasWords } from '@fairquay/contract/has-words.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { TextArea } from '../ui/text-area.tsx'
import { claimTexts } from './texts.ts'
import { useClaimAction } from './use-claim-action.ts'

/** What is done with words alone. */
export type WordyAction = Extract<ClaimAction, 'say' | 'refuse' | 'insist' | 'withdraw' | 'send_back'>

type WordsDialogProps = { claim: ClaimDetail; action: WordyAction; onClose: () => void }

export function WordsDialog({ claim, action, onClose }: WordsDialogProps) {
  const kept = useKept(`claim:${claim.id}:${action}`, { text: '' })
  const acting = useClaimAction(claim.id, () => {
    kept.clear()
    onClose()
  })
  const isNeeded = action === 'say' || action === 'refuse' || action === 'insist'
  const missing = action === 'refuse' ? claimMessages.noReason : claimMessages.noMessage
  const form = useForm({
    start: { text: '' },
    kept: [kept.draft, kept.change],
    refuse: ({ text }) => ({ text: isNeeded && !hasWords(text) ? missing : undefined }),
    send: ({ text }) => acting.mutateAsync({ action, text: text.trim() }),
  })
  return (
    <FormDialog
      form={form}
      tone={action === 'withdraw' || action === 'refuse' ? 'danger' : 'primary'}
      title={claimTexts.wordsTitle[action]}
      action={claimTexts.actions[action]}
      onClose={onClose}
    >
      <TextArea
        {...form.text('text')}
        label={claimTexts.wordsLabel[action]}
        isOptional={!isNeeded}
        rows={4}
        maxLength={2000}
      />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
