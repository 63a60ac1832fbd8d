import { changeSettings, listSettings } from '@fairquay/contract/admin/setting-endpoints.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { refuseSetting, type SettingName } from '@fairquay/contract/setting-rules.ts'
import { changeLogo, type getSetup } from '@fairquay/contract/setup/setup-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { countryOptions } from '../accounts/country-options.ts'
import { BrandLogoField } from '../admin/brand-logo-field.tsx'
import { Loaded } from '../admin/desk-frame.tsx'
import { adminTexts } from '../admin/texts.ts'
import { useDeskAction, useDeskFinish } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { currencyOptions } from '../trade/currency-choice.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { StepCard } from './step-card.tsx'
import { setupTexts as say } from './texts.ts'

const names = [
  'name',
  'legalName',
  'companyNumber',
  'postalAddress',
  'country',
  'supportAddress',
  'currency',
] as const satisfies readonly SettingName[]
type Typed = Record<(typeof names)[number], string>

/** What the marketplace is called, and who answers for it. */
export function IdentityStep({ setup }: { setup: AnswerOf<typeof getSetup> }) {
  const stored = useQuery({
    queryKey: ['operator', 'settings'],
    queryFn: ({ signal }) => call(listSettings, { signal }),
  })
  const choosing = useDeskAction({
    act: (image_id: number | null) => call(changeLogo, { body: { image_id } }),
    done: () => say.logoSaved,
  })
  return (
    <StepCard title={say.identity} lead={say.identityLead} state={setup.is_operator_named ? 'done' : 'open'}>
      <Loaded query={stored} rows={4} rowClassName="h-16">
        {({ data }) => {
          const values = Object.fromEntries(data.map(({ name, value }) => [name, value])) as Record<SettingName, string>
          return <IdentityForm key={names.map((name) => values[name]).join('\n')} values={values} />
        }}
      </Loaded>
      <div className="mt-6 border-t border-line pt-1">
        <BrandLogoField shown={setup.logo} onChange={({ id }) => choosing.mutate(id)} />
        <p className="mt-2 text-sm text-soft">{say.logoHelp}</p>
      </div>
    </StepCard>
  )
}

function IdentityForm({ values }: { values: Record<SettingName, string> }) {
  const finish = useDeskFinish()
  // An address that reaches nobody stands in for the one that is missing.
  const start = Object.fromEntries(
    names.map((name) => [name, values[name].endsWith('.invalid') ? '' : values[name]]),
  ) as Typed
  const pickChanged = (typed: Typed): Partial<Typed> =>
    Object.fromEntries(names.flatMap((name) => (typed[name] === start[name] ? [] : [[name, typed[name]]])))
  const form = useForm<Typed>({
    start,
    refuse: (typed) =>
      Object.fromEntries(
        Object.entries(pickChanged(typed)).map(([name, value]) => [name, refuseSetting(name as SettingName, value)]),
      ),
    send: (typed) => call(changeSettings, { body: pickChanged(typed) }),
    onSent: () => finish(say.saved),
  })
  const field = (name: keyof Typed) => ({
    ...form.text(name),
    label: adminTexts.settingNames[name],
    help: (adminTexts.settingHelp as Partial<Record<SettingName, string>>)[name],
  })
  const isChanged = Object.keys(pickChanged(form.values)).length > 0
  return (
    <Form form={form} label={say.identity} className="grid gap-5 sm:grid-cols-2 sm:items-start">
      <TextField {...field('name')} required maxLength={40} />
      <TextField {...field('legalName')} isOptional autoComplete="organization" maxLength={120} />
      <TextField {...field('companyNumber')} maxLength={120} />
      <TextField {...field('postalAddress')} isOptional autoComplete="street-address" maxLength={300} />
      <Select
        {...field('country')}
        options={[{ value: '', label: say.chooseCountry }, ...countryOptions]}
        autoComplete="country"
      />
      <TextField {...field('supportAddress')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <Select {...field('currency')} options={currencyOptions} />
      <div className="flex flex-col gap-3 sm:col-span-2">
        <FormFailure error={form.failure} />
        <Button type="submit" isBusy={form.isSending} disabled={!isChanged} className="self-start">
          {say.save}
        </Button>
      </div>
    </Form>
  )
}
