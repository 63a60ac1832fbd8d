import { type ClaimReason, claimReasons, refuseClaim } from '@fairquay/contract/claims/claim-lines.ts'
import { type ClaimableGoods, openClaim } from '@fairquay/contract/claims/endpoints.ts'
import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import { type ClaimForm, wantedRemedies } from '@fairquay/contract/claims/shapes.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormState, useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { nameOf } from '../shipments/shipment-contents.tsx'
import { readNumber } from '../trade/read-draft.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { ClaimFiles } from './claim-files.tsx'
import { refreshClaims, takeNewClaim } from './claim-queries.ts'
import { claimTexts } from './texts.ts'
import { useClaimFiles } from './use-claim-files.ts'

export type ClaimValues = {
  lines: { position: number; quantity: string; reason: string }[]
  wanted: ClaimForm['wanted']
  text: string
  files: { id: number; name: string }[]
}

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
    refuse: (values) => refuse(values, goods),
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
        {form.values.lines.map(({ position }, index) => {
          const good = goods.find((one) => one.position === position)
          return good ? <ClaimedGoods key={position} good={good} index={index} form={form} /> : null
        })}
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

type ClaimedGoodsProps = { good: ClaimableGoods; index: number; form: FormState<ClaimValues> }

function ClaimedGoods({ good, index, form }: ClaimedGoodsProps) {
  const { lines } = form.values
  const line = lines[index]
  if (!line) return null
  const field = `lines.${index}.quantity`
  const change = (part: Partial<ClaimValues['lines'][number]>) =>
    form.set({ lines: lines.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="mb-2 font-medium break-words">{nameOf(good)}</p>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          id={form.idOf(field)}
          label={claimTexts.quantityOf(nameOf(good))}
          isLabelHidden
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={line.quantity}
          error={form.errors[field]}
          help={claimTexts.openOf(countUnits(good.open, good.order_measure))}
          onChange={(event) => change({ quantity: event.target.value })}
        />
        <Select
          label={claimTexts.reasonOf(nameOf(good))}
          isLabelHidden
          options={claimReasons.map((value) => ({ value, label: claimMessages.reasons[value] }))}
          value={line.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </div>
    </li>
  )
}

function startClaim(goods: readonly ClaimableGoods[]): ClaimValues {
  const both = goods.filter(({ damaged, short }) => damaged > 0 && short > 0)
  return {
    lines: goods.map(({ position, damaged, short }) => ({
      position,
      quantity: damaged + short > 0 ? String(damaged + short) : '',
      reason: short > damaged ? 'short' : 'damaged',
    })),
    wanted: 'credit',
    // A line has one reason: what is of both is said in words.
    text: both.map((line) => claimTexts.both(nameOf(line), line.damaged, line.short)).join('\n'),
    files: [],
  }
}

function chosenOf({ lines }: ClaimValues) {
  return lines.flatMap(({ position, quantity, reason }, index) => {
    const count = quantity.trim() === '' ? 0 : (readNumber(quantity) ?? Number.NaN)
    return count === 0 ? [] : [{ index, position, quantity: count, reason: reason as ClaimReason }]
  })
}

function refuse(values: ClaimValues, goods: readonly ClaimableGoods[]): Record<string, string> {
  const chosen = chosenOf(values)
  const unread = chosen.find(({ quantity }) => !Number.isInteger(quantity))
  if (unread) return { [`lines.${unread.index}.quantity`]: claimTexts.needsNumber }
  const claimable = goods.map(({ position, open }) => ({ position, shipped: open, claimed: 0 }))
  const faults = Object.entries(refuseClaim(claimable, chosen, values.text) ?? {}).map(([name, sentence]) => {
    const [, at] = /^lines\.(\d+)\./.exec(name) ?? []
    return [at === undefined ? name : `lines.${chosen[Number(at)]?.index}.quantity`, sentence] as const
  })
  return Object.fromEntries(faults)
}

function toClaim(values: ClaimValues, goods: readonly ClaimableGoods[]): ClaimForm {
  const lines = chosenOf(values).map(({ position, quantity, reason }) => ({ position, quantity, reason }))
  const shipments = new Set(
    lines.map(({ position }) => goods.find((one) => one.position === position)?.shipment_id ?? null),
  )
  const [only = null] = shipments
  return {
    shipment_id: shipments.size === 1 ? only : null,
    lines,
    wanted: values.wanted,
    text: values.text.trim(),
    file_ids: values.files.map(({ id }) => id),
  }
}
