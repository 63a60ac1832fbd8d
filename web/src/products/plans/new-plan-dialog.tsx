import { formatUnitPrice, roundUnitPrice } from '@fairquay/contract/money.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { createProductPlan } from '@fairquay/contract/products/plan-endpoints.ts'
import { planMessages as say } from '@fairquay/contract/products/plan-messages.ts'
import { findPlanFaults, type PlanWish, planLineKey } from '@fairquay/contract/products/plan-rules.ts'
import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useOnce } from '../../forms/use-once.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { NumberField } from '../editor/number-field.tsx'
import { ownProductQuery } from '../product-queries.ts'

type Typed = {
  kind: PlanWish['kind']
  starts_at: string
  ends_at: string
  prices: Readonly<Record<string, number | null>>
}
type Line = ProductForm['terms'][number]

const keyOf = (line: Line) => planLineKey({ options: line.options, min_qty: line.minQty })

/** A moment as it is typed in the zone of this device, for the wire; what is no moment stays as it is. */
function readMoment(typed: string): string {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? typed : at.toISOString()
}

function readWish({ kind, starts_at, ends_at, prices }: Typed, terms: readonly Line[]) {
  const chosen = terms.filter((line) => prices[keyOf(line)] != null)
  const lines = chosen.map((line) => ({
    options: line.options,
    min_qty: line.minQty,
    price: prices[keyOf(line)] ?? 0,
    list_price: null,
  }))
  const wish = {
    kind,
    starts_at: readMoment(starts_at),
    ...(kind === 'publish' ? { ends_at: ends_at === '' ? null : readMoment(ends_at) } : { lines }),
  }
  return { wish, chosen }
}

type NewPlanDialogProps = { productId: number; onClose: () => void; onPlanned: () => void }

/** Asks what is to happen to a product and when. Prices are those of the stored price list. */
export function NewPlanDialog({ productId, onClose, onPlanned }: NewPlanDialogProps) {
  const stored = useQuery(ownProductQuery(productId))
  const terms = (stored.data?.form.terms ?? []).filter(({ price }) => price !== null)
  const currency = stored.data?.form.currency ?? 'USD'
  const planning = useOnce(createProductPlan, (typed: Typed) => ({
    params: { id: productId },
    body: readWish(typed, terms).wish,
  }))
  const start: Typed = { kind: 'publish', starts_at: '', ends_at: '', prices: {} }
  const form = useForm({
    start,
    refuse: (typed) => {
      const { wish, chosen } = readWish(typed, terms)
      const faults = findPlanFaults(wish, new Map(terms.map((line) => [keyOf(line), true])), new Date())
      return Object.fromEntries(
        Object.entries(faults).map(([field, sentence]) => [placeOf(field, chosen, terms), sentence]),
      )
    },
    send: (typed) => planning.mutateAsync(typed),
    onSent: () => {
      showToast('success', say.planned)
      onPlanned()
      onClose()
    },
  })
  const { kind, prices } = form.values
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
      {kind === 'publish' ? (
        <TextField {...form.text('ends_at')} type="datetime-local" label={say.until} help={say.untilHelp} isOptional />
      ) : terms.length === 0 ? (
        <p className="text-soft">{say.noLines}</p>
      ) : (
        terms.map((line, index) => (
          <NumberField
            key={keyOf(line)}
            id={form.idOf(index === 0 ? 'lines' : `prices.${index}`)}
            label={say.newPrice(say.line(Object.values(line.options), line.minQty))}
            help={say.now(formatUnitPrice(roundUnitPrice(line.price ?? 0), currency))}
            error={form.errors[`prices.${index}`] ?? (index === 0 ? form.errors.lines : undefined)}
            value={prices[keyOf(line)] ?? null}
            currency={currency}
            onChange={(price) => form.change((now) => ({ ...now, prices: { ...now.prices, [keyOf(line)]: price } }))}
          />
        ))
      )}
    </FormDialog>
  )
}

/** 'lines.0.price' is about the first of those that were filled in: where that stands among all. */
function placeOf(field: string, chosen: readonly Line[], terms: readonly Line[]): string {
  const line = chosen[Number(/^lines\.(\d+)/.exec(field)?.[1] ?? Number.NaN)]
  return line ? `prices.${terms.indexOf(line)}` : field
}
