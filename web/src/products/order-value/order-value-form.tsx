import { changeOwnOrderValue, type StoredOrderValue } from '@fairquay/contract/order-value/endpoints.ts'
import { findStepFaults, mostSteps } from '@fairquay/contract/order-value/form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { call } from '../../call.ts'
import { Form, FormSummary } from '../../forms/form.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useKept } from '../../forms/use-kept.ts'
import { CurrencyChoice } from '../../trade/currency-choice.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { useMayEdit } from '../../use-may-edit.ts'
import { ownOrderValueQuery } from './own-order-value-query.ts'
import { orderValueTexts as say } from './texts.ts'

type Stored = StoredOrderValue['form']
/** A field that is empty is null, one with something that is no number NaN. */
type Typed = Omit<Stored, 'steps'> & { steps: { from: number | null; percent: number | null }[] }

function readTyped({ currency, steps }: Typed): Stored {
  return {
    currency,
    steps: steps.map(({ from, percent }) => ({ from: from ?? Number.NaN, percent: percent ?? Number.NaN })),
  }
}

/** The steps themselves; somebody who only reads sees them and cannot change them. */
export function OrderValueForm({ stored }: { stored: StoredOrderValue }) {
  const queries = useQueryClient()
  const mayChange = useMayEdit()
  // What was typed over other steps than those that stand now is no change of these.
  const kept = useKept<Typed>(`order-value:${stored.version}`, stored.form, {
    model: { ...stored.form, steps: [{ from: null, percent: null }] },
  })
  const form = useForm<Typed, StoredOrderValue>({
    start: stored.form,
    kept: [kept.draft, kept.change],
    refuse: (values) => findStepFaults(readTyped(values)),
    send: (values) => call(changeOwnOrderValue, { body: { version: stored.version, form: readTyped(values) } }),
    onSent: (saved) => {
      queries.setQueryData(ownOrderValueQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['order-values'] })
      kept.clear()
      showToast('success', say.saved)
    },
  })
  const { currency, steps } = form.values
  const setSteps = (next: Typed['steps']) => form.change((now) => ({ ...now, steps: next }))
  const changeStep = (index: number, part: Partial<Typed['steps'][number]>) =>
    setSteps(steps.map((step, place) => (place === index ? { ...step, ...part } : step)))
  return (
    <Form form={form} label={say.title}>
      {mayChange ? null : (
        <p className="mb-6 rounded-md bg-amber-tint px-4 py-3 font-medium text-amber">{say.readOnly}</p>
      )}
      <FormSummary form={form} title={say.faults} labels={labelOf} />
      <fieldset
        disabled={!mayChange}
        className="flex min-w-0 flex-col gap-5 rounded-lg border border-line bg-surface p-5"
      >
        <CurrencyChoice
          id={form.idOf('currency')}
          className="max-w-sm"
          label={say.currency}
          help={say.currencyHelp}
          value={currency}
          error={form.errors.currency}
          onChoose={(chosen) => form.set({ currency: chosen })}
        />
        {steps.length === 0 ? <p className="text-soft">{say.none}</p> : null}
        {steps.map((step, index) => {
          const field = (name: 'from' | 'percent') => ({
            id: form.idOf(`steps.${index}.${name}`),
            error: form.errors[`steps.${index}.${name}`],
          })
          return (
            <fieldset
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name; with one less all begin anew
              key={`${steps.length} ${index}`}
              className="grid min-w-0 grid-cols-[minmax(0,1fr)_5.5rem_auto] items-start gap-3 rounded-md border border-line p-3 sm:gap-4"
            >
              <legend className="px-1 text-sm text-soft">{say.step(index + 1)}</legend>
              <NumberField
                {...field('from')}
                label={say.fromIn(currency)}
                currency={currency}
                value={step.from}
                onChange={(from) => changeStep(index, { from })}
              />
              <NumberField
                {...field('percent')}
                label={say.percent}
                kind="decimal"
                value={step.percent}
                end={<span className="px-2 text-sm">%</span>}
                onChange={(percent) => changeStep(index, { percent })}
              />
              <IconButton
                className="mt-[1.625rem]"
                label={say.remove(index + 1)}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => setSteps(steps.filter((_, place) => place !== index))}
              />
            </fieldset>
          )
        })}
        {steps.length < mostSteps && mayChange ? (
          <Button
            tone="secondary"
            className="self-start"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setSteps([...steps, { from: null, percent: null }])}
          >
            {say.add}
          </Button>
        ) : null}
      </fieldset>
      <FormFailure error={form.failure} />
      {mayChange ? (
        <Button type="submit" isBusy={form.isSending} className="mt-5">
          {say.save}
        </Button>
      ) : null}
    </Form>
  )
}

function labelOf(field: string): string {
  const [name = '', place = '0', part = ''] = field.split('.')
  if (name !== 'steps') return say.currency
  return `${say.step(Number(place) + 1)}: ${part === 'from' ? say.from : say.percent}`
}
