import { type ClaimableGoods, openClaim } from '@fairquay/contract/claims/endpoints.ts'
import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import { type ClaimForm, wantedRemedies } from '@fairquay/contract/claims/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast-list.ts'
import { ClaimFiles } from './claim-files.tsx'
import { refuseForm, startClaim, toClaim } from './claim-form.ts'
import { refreshClaims, takeNewClaim } from './claim-queries.ts'
import { ClaimedGoods } from './claimed-goods.tsx'
import { claimTexts } from './texts.ts'
import { useClaimFiles } from './use-claim-files.ts'

type ClaimDialogProps = { orderId: number; goods: readonly ClaimableGoods[]; onClose: () => void }

/** A new claim, proposed with what was reported damaged or missing. */
export function ClaimDialog({ orderId, goods, onClose }: ClaimDialogProps) {
  const queries = useQueryClient()
  const start = startClaim(goods)
  const draft = `claim:of:${orderId}:${start.lines.map((line) => Object.values(line).join('.')).join(',')}`
  const kept = useKept(draft, start, { model: { ...start, files: [{ id: 0, name: '' }] } })
  const opening = useOnce(openClaim, (body: ClaimForm) => ({ params: { id: orderId }, body }), {
    draft: { name: draft },
    onSuccess: async ({ data }) => {
      kept.clear()
      await takeNewClaim(queries, data)
      showToast('success', claimTexts.sent)
      onClose()
    },
    onError: (error) => (isConflict(error) ? refreshClaims(queries) : undefined),
  })
  const form = useForm({
    start,
    kept: [kept.draft, kept.change],
    refuse: (values) => refuseForm(values, goods),
    send: (values) => opening.mutateAsync(toClaim(values, goods)),
  })
  const files = useClaimFiles(orderId, form.values.files.length, (file) =>
    form.change((now) => ({ ...now, files: [...now.files, { id: file.id, name: file.name }] })),
  )
  return (
    <FormDialog
      form={form}
      width="medium"
      isUploading={files.isSending}
      title={claimTexts.claimTitle}
      action={claimTexts.send}
      onClose={onClose}
    >
      <p className="text-soft">{claimTexts.claimHelp}</p>
      <ul className="flex flex-col gap-3">
        {goods.map((good) => (
          <ClaimedGoods key={good.position} good={good} form={form} />
        ))}
      </ul>
      <p role="alert" className="text-sm text-brick empty:hidden">
        {form.errors.lines}
      </p>
      <RadioGroup
        legend={claimTexts.wanted}
        value={form.values.wanted}
        onChange={(wanted) => form.set({ wanted })}
        options={wantedRemedies.map((value) => ({ value, label: claimMessages.wanted[value] }))}
      />
      <TextArea {...form.text('text')} label={claimTexts.words} help={claimTexts.wordsHelp} rows={4} maxLength={2000} />
      <ClaimFiles
        files={form.values.files}
        uploading={files}
        error={form.errors.file_ids}
        onRemove={(id) => form.set({ files: form.values.files.filter((file) => file.id !== id) })}
      />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
