import { changeSettings, type DeskSetting, listSettings } from '@fairquay/contract/admin/setting-endpoints.ts'
import { currencies } from '@fairquay/contract/money.ts'
import { refuseSetting, type SettingName, type StoredSettings } from '@fairquay/contract/setting-rules.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { DeskPage, Loaded } from './desk-page.tsx'
import { useDeskAction } from './use-desk-action.ts'

const sections: { title: string; names: readonly SettingName[] }[] = [
  { title: 'The marketplace', names: ['name', 'companyNumber', 'supportAddress', 'currency'] },
  {
    title: 'Links of menu and footer',
    names: ['about', 'aboutUs', 'howItWorks', 'players', 'features', 'contacts', 'linkedIn', 'privacy', 'terms'],
  },
  { title: 'Seller dashboard', names: ['sellerDashboard'] },
]

const labels: Record<SettingName, string> = {
  name: 'Name',
  companyNumber: 'Company registration number',
  supportAddress: 'Support address',
  currency: 'Currency',
  aboutUs: 'About Us',
  howItWorks: 'How It Works',
  players: 'Players',
  features: 'Features',
  contacts: 'Contacts',
  linkedIn: 'LinkedIn',
  privacy: 'Privacy Policy',
  terms: 'Terms',
  about: 'About, in the main menu',
  sellerDashboard: 'Outside seller dashboard',
}

const help: Partial<Record<SettingName, string>> = {
  name: 'Stands in the header, in titles and in mails.',
  companyNumber: 'The whole text in the footer.',
  supportAddress: 'Where people write to, and where registrations are announced.',
  currency: 'For new products and where a product says nothing else. Prices that are there stay as they are.',
  sellerDashboard: 'Left empty, Dashboard, My Profile and My Products lead to the pages of this marketplace.',
}

/** What an operator can set without touching the server; pages show it when they are loaded next. */
export function SettingsPage() {
  const settings = useQuery({
    queryKey: ['operator', 'settings'],
    queryFn: ({ signal }) => call(listSettings, { signal }),
  })
  return (
    <DeskPage title="Settings" lead="Changes are shown with the next page that is loaded, and stand in the audit log.">
      <Loaded query={settings} rows={5} rowClassName="h-20">
        {({ data }) => <SettingsForm key={data.map(({ name, value }) => `${name}=${value}`).join()} settings={data} />}
      </Loaded>
    </DeskPage>
  )
}

function SettingsForm({ settings }: { settings: readonly DeskSetting[] }) {
  const [typed, setTyped] = useState<StoredSettings>({})
  const [isTried, setTried] = useState(false)
  const saving = useDeskAction({
    act: (body: { [Name in SettingName]?: string | null }) => call(changeSettings, { body }),
    done: () => 'The settings are saved.',
  })
  const changed = settings.filter(({ name, value }) => typed[name] !== undefined && typed[name] !== value)
  const refusals = new Map(changed.map(({ name }) => [name, refuseSetting(name, typed[name] ?? '')]))

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if ([...refusals.values()].some((sentence) => sentence !== undefined)) return
    saving.mutate(Object.fromEntries(changed.map(({ name }) => [name, typed[name]])))
  }

  return (
    <form noValidate onSubmit={save} className="max-w-2xl">
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
                  setting={setting}
                  value={typed[setting.name] ?? setting.value}
                  error={isTried ? refusals.get(setting.name) : undefined}
                  onChange={(value) => setTyped({ ...typed, [setting.name]: value })}
                  onReset={() => saving.mutate({ [setting.name]: null })}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-4 border-t border-line bg-paper py-3">
        <Button type="submit" disabled={changed.length === 0} isBusy={saving.isPending}>
          Save changes
        </Button>
        {changed.length > 0 ? (
          <Button tone="quiet" onClick={() => setTyped({})}>
            Discard
          </Button>
        ) : null}
      </div>
    </form>
  )
}

type SettingFieldProps = {
  setting: DeskSetting
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onReset: () => void
}

function SettingField({ setting: { name, fallback, is_set }, value, error, onChange, onReset }: SettingFieldProps) {
  return (
    <div>
      {name === 'currency' ? (
        <Select
          label={labels[name]}
          help={help[name]}
          error={error}
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="max-w-sm"
        />
      ) : (
        <TextField
          label={labels[name]}
          help={help[name]}
          error={error}
          isOptional={name === 'sellerDashboard'}
          type={name === 'supportAddress' ? 'email' : 'text'}
          inputMode={name === 'supportAddress' ? 'email' : 'text'}
          maxLength={500}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {is_set ? (
        <p className="mt-1 text-sm text-soft">
          Without this: <span className="break-all">{fallback || 'none'}</span>.{' '}
          <button
            type="button"
            onClick={onReset}
            aria-label={`Go back to it: ${labels[name]}`}
            className="min-h-6 font-medium text-quay hover:underline"
          >
            Go back to it
          </button>
        </p>
      ) : null}
    </div>
  )
}
