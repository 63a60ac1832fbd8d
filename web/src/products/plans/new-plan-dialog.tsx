import { createProductPlan, type ProductPlan } from '@fairquay/contract/products/plan-endpoints.ts'
import { planMessages as say } from '@fairquay/contract/products/plan-messages.ts'
import { findOverlaps, findPlanFaults, type PlanWish } from '@fairquay/contract/products/plan-rules.ts'
import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useOnce } from '../../forms/use-once.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { ownProductQuery } from '../product-queries.ts'
import { isPercentOff, keyOfLine, PriceFields, type PriceLine, type TypedPrices } from './price-fields.tsx'

type Typed = {
  kind: PlanWish['kind']
  starts_at: string
  ends_at: string
  percent: number | null
  prices: TypedPrices
}

/** A moment as it is typed in the zone of this device, for the wire; what is no moment stays as it is. */
function readMoment(typed: string): string {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? typed : at.toISOString()
}

function readWish({ kind, starts_at, ends_at, prices }: Typed, terms: readonly PriceLine[]) {
  const chosen = terms.filter((line) => prices[keyOfLine(line)] != null)
  const lines = chosen.map((line) => ({
    options: line.options,
    min_qty: line.minQty,
    price: prices[keyOfLine(line)] ?? 0,
    list_price: null,
  }))
  const wish = {
    kind,
    starts_at: readMoment(starts_at),
    ends_at: ends_at === '' ? null : readMoment(ends_at),
    ...(kind === 'prices' ? { lines } : {}),
  }
  return { wish, chosen }
}

type NewPlanDialogProps = {
  productId: number
  plans: readonly ProductPlan[]
  onClose: () => void
  onPlanned: () => void
}

/** Asks what is to happen to a product and when. Prices are those of the stored price list. */
export function NewPlanDialog({ productId, plans, onClose, onPlanned }: NewPlanDialogProps) {
  const stored = useQuery(ownProductQuery(productId))
  const terms = (stored.data?.form.terms ?? []).filter(({ price }) => price !== null)
  const currency = stored.data?.form.currency ?? 'USD'
  const planning = useOnce(createProductPlan, (typed: Typed) => ({
    params: { id: productId },
    body: readWish(typed, terms).wish,
  }))
  const start: Typed = { kind: 'publish', starts_at: '', ends_at: '', percent: null, prices: {} }
  const form = useForm({
    start,
    refuse: (typed) => {
      const { wish, chosen } = readWish(typed, terms)
      const known = new Map(terms.map((line) => [keyOfLine(line), true]))
      const faults = { ...findOverlaps(wish, plans), ...findPlanFaults(wish, known, new Date()) }
      const placed = Object.entries(faults).map(([field, sentence]) => [placeOf(field, chosen, terms), sentence])
      const isWrong = typed.kind === 'prices' && !isPercentOff(typed.percent)
      return { ...Object.fromEntries(placed), ...(isWrong ? { percent: say.notPercentOff } : {}) }
    },
    send: (typed) => planning.mutateAsync(typed),
    onSent: () => {
      showToast('success', say.planned)
      onPlanned()
      onClose()
    },
  })
  const { kind, percent, prices } = form.values
  return (
    <FormDialog form={form} width="medium" title={say.open} description={say.lead} action={say.save} onClose={onClose}>
      <FormFailure error={form.failure} />
      <RadioGroup
        {...form.field('kind')}
        legend={say.kind}
        options={(['publish', 'prices'] as const).map((value) => ({
          value,
          label: say.kinds[value],
          help: say.kindHelp[value],
        }))}
      />
      <TextField
        {...form.text('starts_at')}
        type="datetime-local"
        label={say.from}
        help={say.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
        required
      />
      <TextField
        {...form.text('ends_at')}
        type="datetime-local"
        label={say.until}
        help={say.untilHelp[kind]}
        isOptional
      />
      {kind === 'publish' ? null : terms.length === 0 ? (
        <p className="text-soft">{say.noLines}</p>
      ) : (
        <PriceFields
          lines={terms}
          currency={currency}
          percent={percent}
          prices={prices}
          errorOf={(field) => form.errors[field]}
          idOf={form.idOf}
          onChange={(change) => form.change((now) => ({ ...now, ...change }))}
        />
      )}
    </FormDialog>
  )
}

/** 'lines.0.price' is about the first of those that were filled in: where that stands among all. */
function placeOf(field: string, chosen: readonly PriceLine[], terms: readonly PriceLine[]): string {
  const line = chosen[Number(/^lines\.(\d+)/.exec(field)?.[1] ?? Number.NaN)]
  return line ? `prices.${terms.indexOf(line)}` : field
}
