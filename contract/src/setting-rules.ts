import { defineMessages } from './locale.ts'
import { type Currency, currencies } from './money.ts'
import { type CardFacts, cardFactChoices, type Settings } from './settings.ts'

/** What an operator can set in the app (docs/product.md#settings), in the order of the form. */
export const settingNames = [
  'name',
  'legalName',
  'companyNumber',
  'postalAddress',
  'country',
  'supportAddress',
  'currency',
  'cardFacts',
  'aboutUs',
  'howItWorks',
  'players',
  'features',
  'contacts',
  'linkedIn',
  'privacy',
  'terms',
  'about',
  'sourceCode',
  'sellerDashboard',
] as const
export type SettingName = (typeof settingNames)[number]
/** Names that were set; the others have the default of the environment. */
export type StoredSettings = Partial<Record<SettingName, string>>

export const settingMessages = defineMessages({
  name: 'Please give a name of 1 to 40 characters.',
  companyNumber: 'Please give at most 120 characters, in one line.',
  legalName: 'Please give at most 120 characters, in one line.',
  postalAddress: 'Please give at most 300 characters, in one line.',
  country: 'Please choose a country.',
  supportAddress: 'This is not an e-mail address.',
  currency: 'Please choose one of the currencies.',
  cardFacts: 'Please choose one of the two.',
  link: 'A link begins with http:// or https://, or with /#/ for a page of the marketplace.',
  sourceCode: 'A link begins with http:// or https://. Leave it empty to show none.',
  dashboard: 'A link begins with http:// or https://. Leave it empty for the dashboard of the marketplace.',
})

const plain = [
  'name',
  'legalName',
  'companyNumber',
  'postalAddress',
  'country',
  'supportAddress',
  'currency',
  'cardFacts',
] as const
type Plain = (typeof plain)[number]

function isPlain(name: SettingName): name is Plain {
  return plain.some((known) => known === name)
}

/** The sentence why a setting cannot have a value; nothing when it can. */
export function refuseSetting(name: SettingName, value: string): string | undefined {
  // A name stands in the subject of mails: one line, and nothing that would turn the text around.
  const isOneLine = !/\p{C}/u.test(value)
  const text = value.trim()
  if (name === 'name') return isOneLine && text.length >= 1 && text.length <= 40 ? undefined : settingMessages.name
  if (name === 'companyNumber' || name === 'legalName')
    return isOneLine && text.length <= 120 ? undefined : settingMessages[name]
  if (name === 'postalAddress') return isOneLine && text.length <= 300 ? undefined : settingMessages.postalAddress
  if (name === 'country') return text === '' || /^[A-Z]{2}$/.test(text) ? undefined : settingMessages.country
  if (name === 'supportAddress')
    return text.length <= 254 && /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\]+$/.test(text)
      ? undefined
      : settingMessages.supportAddress
  if (name === 'currency') return currencies.some((known) => known === value) ? undefined : settingMessages.currency
  if (name === 'cardFacts')
    return cardFactChoices.some((known) => known === value) ? undefined : settingMessages.cardFacts
  if (name === 'sourceCode') return text === '' || isWebAddress(text) ? undefined : settingMessages.sourceCode
  if (name === 'sellerDashboard') return text === '' || isWebAddress(text) ? undefined : settingMessages.dashboard
  return isLink(text) ? undefined : settingMessages.link
}

/** An address on the web, or one of the marketplace's own pages (`/#/…`). */
export function isLink(text: string): boolean {
  return isWebAddress(text) || /^\/#\/[\w/?=&.~-]{0,200}$/.test(text)
}

function isWebAddress(text: string): boolean {
  return text.length <= 500 && /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text)
}

/** What a setting is now, as text; '' for a link that is not set. */
export function readSetting(settings: Settings, name: SettingName): string {
  return isPlain(name) ? settings[name] : (settings.links[name] ?? '')
}

/** The settings with what an operator set laid over them. A stored value that is not valid (any more) is passed over: the default stands. */
export function applySettings(defaults: Settings, stored: StoredSettings): Settings {
  const links: Record<string, string | null> = { ...defaults.links }
  const fields: Partial<Record<Plain, string>> = {}
  for (const name of settingNames) {
    const value = stored[name]
    if (value === undefined || refuseSetting(name, value) !== undefined) continue
    if (isPlain(name)) fields[name] = value.trim()
    else links[name] = value.trim() === '' ? null : value.trim()
  }
  return {
    ...defaults,
    ...fields,
    currency: (fields.currency ?? defaults.currency) as Currency,
    cardFacts: (fields.cardFacts ?? defaults.cardFacts) as CardFacts,
    links: links as Settings['links'],
  }
}
