import type { LegalDocument, LegalState } from './legal-documents.ts'
import type { Currency } from './money.ts'

/** Links of menus and footer that an operator can point elsewhere (docs/product.md#settings). */
export type SettingsLinks = {
  aboutUs: string
  howItWorks: string
  players: string
  features: string
  contacts: string
  linkedIn: string
  privacy: string
  terms: string
  about: string
  /** Where the program's source is, for whoever uses it over the network; null: not said, the program runs as it was published. */
  sourceCode: string | null
  /** An outside seller dashboard; null: the marketplace's own under `#/dashboard`. */
  sellerDashboard: string | null
}

/** Base addresses of the four hosts (docs/product.md#settings), without a slash at the end; '' is the page's own origin. */
export type SettingsHosts = { editorial: string; api: string; products: string; mail: string }

export const cardFactChoices = ['specified', 'data'] as const
export type CardFacts = (typeof cardFactChoices)[number]

/** So many are shown at a time, the newest: more would be a wall before every page. */
export const mostAnnouncements = 3

/** Something an operator tells everybody; `link` '' leads nowhere. */
export type ShownAnnouncement = { id: number; text: string; link: string; isWarning: boolean }

/** What the server writes into the page it sends, as JSON in `<script type="application/json" id="settings">`. Nothing in it is secret. */
export type Settings = {
  name: string
  /** Who runs the marketplace, as registered; '' while that was not said. */
  legalName: string
  /** Where they are reached by post, in one line; '' while that was not said. */
  postalAddress: string
  /** Where they are, ISO 3166-1 alpha-2; '' while that was not said. */
  country: string
  /** The whole text shown in the footer, for example 'Canadian company registration number 1234567-8'; '' while it was not given. */
  companyNumber: string
  supportAddress: string
  currency: Currency
  links: SettingsLinks
  hosts: SettingsHosts
  /** Whether list cards carry the fixed texts ('Minimum order 20 Unit', five stars), or say what the product's data say (docs/product.md#cards). */
  cardFacts: CardFacts
  /** True while the demo marketplace with its demo accounts is loaded. */
  demo: boolean
  /** Nobody runs the marketplace yet: it says so. */
  isOpening: boolean
  /** Which versions of terms and privacy policy are in force. */
  legal: Record<LegalDocument, LegalState>
  /** What everybody is told now, on top of every page. */
  announcements: readonly ShownAnnouncement[]
  /** The marketplace's own picture in the header, in the place of the crane; null: none was given. */
  logo: string | null
}

/** What a marketplace is called that has no name of its own. */
export const usualName = 'Fairquay'

/** What stands in where the server sent nothing, so that a page opened without a server still shows a whole frame. */
export const defaultSettings: Settings = {
  name: usualName,
  legalName: '',
  postalAddress: '',
  country: '',
  companyNumber: '',
  supportAddress: 'support@fairquay.invalid',
  currency: 'USD',
  links: {
    aboutUs: '/#/pages/about-us',
    howItWorks: '/#/pages/how-it-works',
    players: '/#/pages/players',
    features: '/#/pages/features',
    contacts: '/#/pages/contacts',
    linkedIn: 'https://www.linkedin.com/',
    privacy: '/#/pages/privacy',
    terms: '/#/pages/terms',
    about: '/#/pages/about-us',
    sourceCode: null,
    sellerDashboard: null,
  },
  hosts: { editorial: '', api: '', products: '', mail: '' },
  cardFacts: 'data',
  demo: false,
  isOpening: false,
  legal: { terms: { current: 0, asked: 0 }, privacy: { current: 0, asked: 0 } },
  announcements: [],
  logo: null,
}

/** Where people write to with questions; undefined while the operator has not said: addresses under `.invalid` (RFC 2606) reach nobody. */
export function findSupportAddress({ supportAddress }: Pick<Settings, 'supportAddress'>): string | undefined {
  return supportAddress.endsWith('.invalid') ? undefined : supportAddress
}

/** Whether the operator has said who they are: until then the marketplace's own legal texts are no more than a beginning. */
export function isOperatorNamed(settings: Pick<Settings, 'supportAddress' | 'companyNumber'>): boolean {
  return findSupportAddress(settings) !== undefined && settings.companyNumber !== ''
}
