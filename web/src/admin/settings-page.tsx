import { changeSettings, type DeskSetting } from '@fairquay/contract/admin/setting-endpoints.ts'
import { refuseSetting, type SettingName } from '@fairquay/contract/setting-rules.ts'
import { type CardFacts, cardFactChoices } from '@fairquay/contract/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { countryOptions } from '../accounts/country-options.ts'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormState, useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { currencyOptions } from '../trade/currency-choice.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { DeskPage, Loaded } from './desk-frame.tsx'
import { deskSettingsQuery } from './desk-settings-query.ts'
import { adminTexts } from './texts.ts'
import { useDeskAction, useDeskFinish } from './use-desk-action.ts'

const sections: { title: string; names: readonly SettingName[] }[] = [
  {
    title: adminTexts.settingSections.marketplace,
    names: [
      'name',
      'legalName',
      'companyNumber',
      'postalAddress',
      'country',
      'supportAddress',
      'currency',
      'cardFacts',
    ],
  },
  {
    title: adminTexts.settingSections.links,
    names: [
      'about',
      'aboutUs',
      'howItWorks',
      'players',
      'features',
      'contacts',
      'linkedIn',
      'privacy',
      'terms',
      'sourceCode',
    ],
  },
  { title: adminTexts.settingSections.sellerDashboard, names: ['sellerDashboard'] },
]

const cardFactOptions = cardFactChoices.map((value) => ({ value, label: adminTexts.cardFacts[value] }))

/** What may stay empty: nothing is shown then. */
const optional: ReadonlySet<SettingName> = new Set([
  'legalName',
  'companyNumber',
  'postalAddress',
  'sellerDashboard',
  'sourceCode',
])
const countryChoices = [{ value: '', label: adminTexts.nothing }, ...countryOptions]

const help: Partial<Record<SettingName, string>> = adminTexts.settingHelp

/** What an operator can set without touching the server; pages show it when they are loaded next. */
export function SettingsPage() {
  const settings = useQuery(deskSettingsQuery)
  return (
    <DeskPage title={adminTexts.settings} lead={adminTexts.settingsLead}>
      <Loaded query={settings} rows={5} rowClassName="h-20">
        {({ data }) => <SettingsForm settings={data} />}
      </Loaded>
    </DeskPage>
  )
}

type Typed = Record<SettingName, string>

const nothingTyped: Partial<Typed> = {}

function SettingsForm({ settings }: { settings: readonly DeskSetting[] }) {
  const finish = useDeskFinish()
  const send = (body: { [Name in SettingName]?: string | null }) => call(changeSettings, { body })
  const saved = adminTexts.settingsSaved
  const start = Object.fromEntries(settings.map(({ name, value }) => [name, value])) as Typed
  const pickChanged = (typed: Typed): Partial<Typed> =>
    Object.fromEntries(settings.flatMap(({ name, value }) => (typed[name] === value ? [] : [[name, typed[name]]])))
  // Only what is changed is kept: of the rest what holds by now is shown, whoever set it.
  const kept = useKept<Partial<Typed>>('operator-settings', nothingTyped)
  const forget = (isDone: (name: SettingName, value: string) => boolean) =>
    kept.change((now) =>
      Object.fromEntries(Object.entries(now).filter(([name, value]) => !isDone(name as SettingName, value))),
    )
  const form = useForm<Typed>({
    start,
    kept: [{ ...start, ...kept.draft }, (update) => kept.change((now) => pickChanged(update({ ...start, ...now })))],
    // What stands there already may be from before a rule; only what is changed is judged.
    refuse: (typed) =>
      Object.fromEntries(
        settings
          .filter(({ name }) => name in pickChanged(typed))
          .map(({ name }) => [name, refuseSetting(name, typed[name] ?? '')]),
      ),
    send: (typed) => send(pickChanged(typed)),
    onSent: async (_answer, sent) => {
      await finish(saved)
      forget((name, value) => value === sent[name])
    },
  })
  const resetting = useDeskAction({
    act: async (name: SettingName) => {
      await send({ [name]: null })
      forget((typed) => typed === name)
    },
    done: () => saved,
  })
  const isChanged = Object.keys(pickChanged(form.values)).length > 0
  return (
    <Form form={form} className="max-w-2xl">
      {sections.map(({ title, names }) => (
        <fieldset key={title} className="mb-6 rounded-lg border border-line bg-surface p-4 md:p-5">
          <legend className="sr-only">{title}</legend>
          <p aria-hidden="true" className="mb-4 text-lg font-semibold">
            {title}
          </p>
          <div className="flex flex-col gap-5">
            {settings
              .filter(({ name }) => names.includes(name))
              .map((setting) => (
                <SettingField
                  key={setting.name}
                  form={form}
                  setting={setting}
                  onReset={() => resetting.mutate(setting.name)}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <FormFailure error={form.failure} />
      <div className="stays-at-foot sticky bottom-0 flex flex-wrap items-center gap-4 border-t border-line bg-paper py-3">
        <Button type="submit" disabled={!isChanged} isBusy={form.isSending}>
          {adminTexts.saveChanges}
        </Button>
        {isChanged ? (
          <Button tone="quiet" onClick={() => form.reset()}>
            {adminTexts.discard}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

type SettingFieldProps = {
  form: FormState<Typed>
  setting: DeskSetting
  onReset: () => void
}

function SettingField({ form, setting: { name, fallback, is_set }, onReset }: SettingFieldProps) {
  const shared = { ...form.text(name), label: adminTexts.settingNames[name], help: help[name] }
  return (
    <div>
      {name === 'currency' ? (
        <Select {...shared} options={currencyOptions} className="max-w-sm" />
      ) : name === 'country' ? (
        <Select {...shared} options={countryChoices} className="max-w-sm" />
      ) : name === 'cardFacts' ? (
        <Select {...shared} options={cardFactOptions} className="max-w-sm" />
      ) : (
        <TextField
          {...shared}
          isOptional={optional.has(name)}
          type={name === 'supportAddress' ? 'email' : 'text'}
          inputMode={name === 'supportAddress' ? 'email' : 'text'}
          maxLength={500}
        />
      )}
      {is_set ? (
        <p className="mt-1 text-sm text-soft">
          {adminTexts.withoutThis.before}
          <span className="break-all">
            {name === 'cardFacts' ? adminTexts.cardFacts[fallback as CardFacts] : fallback || adminTexts.nothing}
          </span>
          {adminTexts.withoutThis.after}{' '}
          <button
            type="button"
            onClick={onReset}
            aria-label={adminTexts.goBackOf(adminTexts.settingNames[name])}
            className="min-h-6 font-medium text-quay hover:underline"
          >
            {adminTexts.goBack}
          </button>
        </p>
      ) : null}
    </div>
  )
}
