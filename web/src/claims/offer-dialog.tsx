import { isGranted, mostBackOf } from '@fairquay/contract/claims/claim-lines.ts'
import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import type { ClaimAct, ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import type { Remedy } from '@fairquay/contract/claims/states.ts'
import { formatMoney, readMoney, spellMoney } from '@fairquay/contract/money.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { nameOf } from '../shipments/shipment-contents.tsx'
import { readNumber } from '../trade/read-draft.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { mostOf, readCredits, refuseTypedCredits, type TypedCredit } from './offered-credits.ts'
import { claimTexts } from './texts.ts'
import { useClaimAction } from './use-claim-action.ts'

type Offered = {
  remedy: Remedy
  credits: TypedCredit[]
  isReturned: boolean
  text: string
}

/** What the seller offers: a credit by line, proposed with what the goods cost, or a replacement. */
export function OfferDialog({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const { currency, lines } = claim
  const start: Offered = {
    remedy: claim.wanted === 'replacement' ? 'replacement' : 'credit',
    credits: lines.map(({ position, value }) => ({ position, amount: spellMoney(value, currency) })),
    isReturned: false,
    text: '',
  }
  const kept = useKept(`claim:${claim.id}:offer`, start)
  const acting = useClaimAction(
    claim.id,
    () => {
      kept.clear()
      onClose()
    },
    claimTexts.answered,
  )
  const form = useForm({
    start,
    kept: [kept.draft, kept.change],
    refuse: (offered) => refuse(claim, offered),
    send: (offered) => acting.mutateAsync(toAct(offered)),
  })
  const { remedy, credits } = form.values
  return (
    <FormDialog form={form} width="medium" title={claimTexts.offerTitle} action={claimTexts.answer} onClose={onClose}>
      <RadioGroup
        legend={claimTexts.remedy}
        isInline
        value={remedy}
        onChange={(next) => form.set({ remedy: next })}
        options={(['credit', 'replacement'] as const).map((value) => ({ value, label: claimMessages.remedies[value] }))}
      />
      {remedy === 'credit'
        ? credits.map(({ position, amount }, index) => {
            const line = lines.find((one) => one.position === position)
            if (!line) return null
            const field = `credits.${index}.amount`
            return (
              <TextField
                key={position}
                id={form.idOf(field)}
                label={claimTexts.amountFor(nameOf(line))}
                help={claimTexts.ofAtMost(formatMoney(readMoney(line.value, currency), currency))}
                error={form.errors[field]}
                inputMode="decimal"
                autoComplete="off"
                value={amount}
                end={<span className="mr-2 text-sm">{currency}</span>}
                onChange={(event) =>
                  form.set({
                    credits: credits.map((one, at) => (at === index ? { ...one, amount: event.target.value } : one)),
                  })
                }
              />
            )
          })
        : null}
      <p role="alert" className="text-sm text-brick empty:hidden">
        {form.errors.credits}
      </p>
      {/* What never arrived cannot be sent back. */}
      {lines.some((line) => mostBackOf(line) > 0) ? (
        <Checkbox {...form.tick('isReturned')} label={claimTexts.isReturned} />
      ) : null}
      <TextArea {...form.text('text')} label={claimTexts.message} isOptional rows={3} maxLength={2000} />
      {isAgreedAtOnce(claim, form.values) ? <p className="text-sm text-quay">{claimTexts.granted}</p> : null}
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}

function refuse(claim: ClaimDetail, offered: Offered): Record<string, string> {
  if (offered.remedy !== 'credit') return {}
  return refuseTypedCredits(claim, offered.credits)
}

/** See decideClaim: what gives all that was asked for needs no further word. */
function isAgreedAtOnce(claim: ClaimDetail, offered: Offered): boolean {
  const { wanted } = claim
  const { remedy, isReturned } = offered
  return !isReturned && isGranted({ wanted, remedy }, mostOf(claim), readCredits(offered.credits, claim.currency))
}

function toAct({ remedy, credits, isReturned, text }: Offered): ClaimAct {
  const given = credits.map(({ position, amount }) => ({ position, amount: readNumber(amount) ?? 0 }))
  return {
    action: 'offer',
    remedy,
    credits: remedy === 'credit' ? given.filter(({ amount }) => amount > 0) : [],
    is_returned: isReturned,
    text: text.trim(),
  }
}
