import type { BillingForm } from '@fairquay/contract/billing/profile.ts'
import { findBillingFaults } from '@fairquay/contract/billing/profile.ts'
import { changeOwnBilling, type StoredBilling } from '@fairquay/contract/billing/profile-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ProfileSection } from '../accounts/profile-section.tsx'
import { call } from '../call.ts'
import { WholeField } from '../company-profile/whole-field.tsx'
import { Form, FormSummary } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormState, useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useMayEdit } from '../use-may-edit.ts'
import { ownBillingQuery } from './invoicing-query.ts'
import { invoicingTexts as say } from './invoicing-texts.ts'
import { RateRows } from './rate-rows.tsx'

/** The form itself; somebody who only reads sees it and cannot change it. */
export function InvoicingForm({ stored }: { stored: StoredBilling }) {
  const queries = useQueryClient()
  const mayChange = useMayEdit()
  const form = useForm<BillingForm, StoredBilling>({
    start: stored.form,
    refuse: (values) => findBillingFaults(values, stored.country),
    send: (values) => call(changeOwnBilling, { body: { version: stored.version, form: values } }),
    onSent: (saved) => {
      queries.setQueryData(ownBillingQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['orders'] })
      form.reset(saved.form)
      showToast('success', say.saved)
    },
  })
  const { labels, sections } = say
  return (
    <Form form={form} label={say.title}>
      {mayChange ? null : (
        <p className="mb-6 rounded-md bg-amber-tint px-4 py-3 font-medium text-amber">{say.readOnly}</p>
      )}
      <FormSummary form={form} title={say.faults} labels={labelOf} />
      <fieldset disabled={!mayChange} className="min-w-0">
        <ProfileSection title={sections.vat} help={sections.vatHelp}>
          <div className="flex flex-col gap-5">
            <Checkbox {...form.tick('vat_registered')} label={labels.vat_registered} />
            <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
              <Code form={form} name="vat_number" help={say.vatHelp} maxLength={40} />
              <Code form={form} name="eori" help={say.eoriHelp} maxLength={40} />
            </div>
          </div>
        </ProfileSection>
        <ProfileSection title={sections.bank} help={sections.bankHelp}>
          <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
            <Code form={form} name="holder" maxLength={140} isWide />
            <Code form={form} name="iban" maxLength={60} isWide />
            <Code form={form} name="account" maxLength={60} isWide />
            <Code form={form} name="bank" maxLength={140} />
            <Code form={form} name="bic" maxLength={20} />
          </div>
        </ProfileSection>
        <TermsSection form={form} />
        <ProfileSection title={sections.rates} help={sections.ratesHelp}>
          <p className="mb-4 text-sm text-soft">
            {stored.country_rates.length === 0
              ? say.noCountryRates
              : say.countryRates(stored.country_rates.map(({ percent, name }) => say.rate(percent, name)).join(', '))}
          </p>
          <RateRows
            rates={form.values.rates}
            errors={form.errors}
            idOf={form.idOf}
            onChange={(rates) => form.change((now) => ({ ...now, rates }))}
          />
        </ProfileSection>
      </fieldset>
      <FormFailure error={form.failure} />
      {mayChange ? (
        <Button type="submit" isBusy={form.isSending} className="mt-2">
          {say.save}
        </Button>
      ) : null}
    </Form>
  )
}

type CodeProps = {
  form: FormState<BillingForm, StoredBilling>
  name: 'vat_number' | 'eori' | 'holder' | 'iban' | 'account' | 'bank' | 'bic'
  help?: string
  maxLength: number
  isWide?: boolean
}

/** A line of text that no browser should fill in by itself. */
function Code({ form, name, isWide = false, ...rest }: CodeProps) {
  return (
    <TextField
      {...form.text(name)}
      {...rest}
      label={say.labels[name]}
      autoComplete="off"
      className={isWide ? 'sm:col-span-2' : undefined}
    />
  )
}

/** What is usually asked for, and what goes by itself. */
function TermsSection({ form }: { form: FormState<BillingForm, StoredBilling> }) {
  const { labels, sections } = say
  return (
    <ProfileSection title={sections.terms} help={sections.termsHelp}>
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
          <WholeField {...form.field('deposit_percent')} label={labels.deposit_percent} />
          <WholeField {...form.field('net_days')} label={labels.net_days} />
        </div>
        <Checkbox {...form.tick('invoice_at_shipping')} label={labels.invoice_at_shipping} />
        <WholeField {...form.field('remind_after_days')} label={labels.remind_after_days} help={say.remindHelp} />
      </div>
    </ProfileSection>
  )
}

function labelOf(field: string): string {
  const [name = '', place = '0', part = ''] = field.split('.')
  if (name !== 'rates') return (say.labels as Record<string, string>)[name] ?? ''
  const parts: Record<string, string> = { percent: say.ratePercent, valid_from: say.rateFrom, name: say.rateName }
  return `${say.rateOf(Number(place) + 1)}: ${parts[part] ?? ''}`
}
