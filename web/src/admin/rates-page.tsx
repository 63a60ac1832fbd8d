import { type DeskRate, deleteRate, listRates, putRates } from '@fairquay/contract/admin/rate-endpoints.ts'
import { doubtRate, refuseRate, refuseRateDay } from '@fairquay/contract/currency/rates.ts'
import { formatDay, formatNumber } from '@fairquay/contract/locale.ts'
import { readTypedNumber } from '@fairquay/contract/typed-number.ts'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { DeskPage, Loaded, rowLook, rowsLook } from './desk-frame.tsx'
import { RateFile, sectionLook } from './rate-file.tsx'
import { RateFiles } from './rate-files.tsx'
import { adminTexts } from './texts.ts'
import { useDeskAction, useDeskFinish } from './use-desk-action.ts'

/** The dated rates by which prices of several currencies are compared: what stands, a file of the European Central Bank, and by hand. */
export function RatesPage() {
  const rates = useQuery({
    queryKey: ['operator', 'rates'],
    queryFn: ({ signal }) => call(listRates, { signal }),
  })
  return (
    <DeskPage title={adminTexts.rates} lead={adminTexts.ratesLead}>
      <Loaded query={rates} rows={8} rowClassName="h-20">
        {({ data }) => (
          <>
            <h2 className="mb-2 text-lg">{adminTexts.ratesListed}</h2>
            <ul aria-label={adminTexts.ratesListed} className={`${rowsLook} mb-8 max-w-2xl`}>
              {data.map((rate) => (
                <RateRow key={rate.currency} {...rate} />
              ))}
            </ul>
            <RateFile />
            <RateByHand rates={data} />
            <RateFiles />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

function RateRow({ currency, rate, day, source }: DeskRate) {
  const isKnown = rate !== null && day !== null && source !== null
  return (
    <li className={`${rowLook} flex flex-wrap items-center gap-x-4 gap-y-1`}>
      <span className="w-12 font-medium">{currency}</span>
      {isKnown ? (
        <>
          <span className="tabular grow max-sm:basis-2/3">{adminTexts.oneEuro(`${spellRate(rate)} ${currency}`)}</span>
          <span className="tabular text-sm text-soft max-sm:grow">{adminTexts.rateFrom(source, formatDay(day))}</span>
          <RemoveRate currency={currency} day={day} />
        </>
      ) : (
        <span className="text-sm text-soft">{adminTexts.noRate}</span>
      )}
    </li>
  )
}

function RemoveRate({ currency, day }: { currency: DeskRate['currency']; day: string }) {
  const [isAsking, setAsking] = useState(false)
  const removing = useDeskAction({
    act: () => call(deleteRate, { params: { currency, day } }),
    done: () => adminTexts.rateRemoved(currency),
    onDone: () => setAsking(false),
  })
  return (
    <>
      <IconButton
        size="small"
        label={adminTexts.removeRate(currency)}
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={adminTexts.removeRateQuestion(currency, formatDay(day))}
        confirmLabel={adminTexts.remove}
        tone="danger"
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate(undefined)}
        onCancel={() => setAsking(false)}
      >
        {adminTexts.removeRateHelp}
      </ConfirmDialog>
    </>
  )
}

function spellRate(rate: number): string {
  return formatNumber(rate, { minimumFractionDigits: 2, maximumFractionDigits: 6 })
}

/** What there is to doubt about a rate as it is typed now, beside the one on record of the same currency. */
function findDoubt(typed: { currency: string; rate: string }, rates: readonly DeskRate[]): string | undefined {
  const rate = readTypedNumber(typed.rate)
  const known = rates.find(({ currency }) => currency === typed.currency)
  if (refuseRate(rate) !== undefined || !known || known.rate === null || known.day === null) return undefined
  return doubtRate(rate, { rate: known.rate, day: known.day })
}

function RateByHand({ rates }: { rates: readonly DeskRate[] }) {
  const finish = useDeskFinish()
  const today = new Date().toISOString().slice(0, 10)
  const form = useForm({
    start: { currency: rates[0]?.currency ?? 'USD', rate: '', day: today, isMeant: false },
    refuse: (typed) => ({
      rate: refuseRate(readTypedNumber(typed.rate)) ?? (typed.isMeant ? undefined : findDoubt(typed, rates)),
      day: refuseRateDay(typed.day, today),
    }),
    send: ({ currency, rate, day }) =>
      call(putRates, {
        body: { rates: [{ currency: currency as DeskRate['currency'], rate: readTypedNumber(rate), day }] },
      }),
    // The server names the only rate there is by its place.
    fieldOf: (name) => name.replace(/^rates\.0\./, ''),
    onSent: (_answer, { currency }) => {
      form.set({ rate: '', isMeant: false })
      return finish(adminTexts.rateSaved(currency))
    },
  })
  const doubt = findDoubt(form.values, rates)
  return (
    <section className={sectionLook}>
      <h2 className="text-lg">{adminTexts.rateByHand}</h2>
      <p className="mt-1 mb-4 text-sm text-soft">{adminTexts.rateByHandHelp}</p>
      <Form form={form} className="flex flex-col gap-5">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-3 sm:items-start">
          <Select
            {...form.text('currency')}
            label={adminTexts.rateCurrency}
            options={rates.map(({ currency }) => ({ value: currency, label: currency }))}
          />
          <TextField
            {...form.text('rate')}
            label={adminTexts.rateForOneEuro}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            required
          />
          <TextField {...form.text('day')} label={adminTexts.rateDay} type="date" max={today} required />
        </div>
        {doubt !== undefined && (form.values.isMeant || form.text('rate').error === doubt) ? (
          <Checkbox {...form.tick('isMeant')} label={adminTexts.rateMeant} />
        ) : null}
        <FormFailure error={form.failure} />
        <Button type="submit" isBusy={form.isSending} className="self-start">
          {adminTexts.saveRate}
        </Button>
      </Form>
    </section>
  )
}
