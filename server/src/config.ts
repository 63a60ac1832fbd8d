import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Currency, currencies } from '@fairquay/contract/money.ts'
import { type SendingLimits, sendingLimits } from '@fairquay/contract/sending-limits.ts'
import { type CardFacts, cardFactChoices, defaultSettings, type Settings } from '@fairquay/contract/settings.ts'
import { readProxies } from './trusted-proxies.ts'

/**
 * Everything an operator can set. This is the only reader of the environment; `.env.example` explains each name.
 * A value that cannot be right ends the start with one sentence (`ConfigurationError`).
 */
export type Config = {
  host: string
  port: number
  dataDir: string
  /** Where the embedded database keeps its files: in `dataDir`, which is what people back up, unless set otherwise. */
  databaseDir: string
  /** Absent: the embedded database is used. */
  databaseUrl: string | undefined
  demo: boolean
  /** Whether its traders have traded already: ninety days of requests, offers and deals beside the goods. */
  demoLife: boolean
  /** Whether browsers keep the application's shell, to open it without a connection. Off: those that do forget it. */
  keepShell: boolean
  publicUrl: string
  /** Addresses, ranges and words (`loopback`) of the proxies whose word on a visitor's address is taken. */
  trustProxy: readonly string[]
  /** How long browsers reach the marketplace by https alone once they have been there; 0 = they forget that they were told. */
  hsts: { seconds: number; hasSubdomains: boolean }
  smtpUrl: string | undefined
  /** How many mails are handed over at the same time. */
  smtpConnections: number
  mailFrom: string
  /** Where servers on the way send mails back to that cannot be delivered; nothing: to the address of `mailFrom`. */
  mailReturnTo: string | undefined
  /** The mailbox they come to, which is read: imaps://user:password@host/INBOX. */
  returnMailbox: string | undefined
  /** Signs every mail for a domain (RFC 6376), where the mail server does not; read from a file, so that the key is in no environment. */
  dkim: { domain: string; selector: string; keyFile: string } | undefined
  /** Whose sign-in has to have a second step. */
  requireTwoStep: 'off' | 'operators'
  /** What one company may send to others. */
  sendingLimits: SendingLimits
  tilesUrl: string | undefined
  /** Whose map data the tile server shows; stands on the map. */
  tilesAttribution: string
  logLevel: string
  /** Calls are turned away with 503 while the process is later than this at its own work, milliseconds; 0 = never. */
  overloadDelay: number
  /** Whether webhooks and feeds may lead to addresses that are not on the public internet, and without TLS; for trying out on one machine. */
  privateWebhooks: boolean
  /** Whether it is counted what is searched for. */
  countSearches: boolean
  /** How many days some things are kept; 0 = for ever. The rest of the table is in docs/retention.md. */
  keptDays: {
    mails: number
    notifications: number
    deliveries: number
    views: number
    searches: number
    imports: number
    registrations: number
  }
  backup: BackupSettings
  /** A store for what does not lie on this machine; nothing: there is none. */
  s3?: S3Store | undefined
  /** What the page is told: name, links, hosts. Nothing in it is secret. */
  settings: Settings
  /** The same settings with the demo loaded or not, whatever `demo` says: it can come and go while the server runs. */
  settingsWith(demo: boolean): Settings
}

/** An S3-compatible store and who may write to it; the secret stands in a file. */
export type S3Store = { endpoint: string; region: string; accessKeyId: string; secretFile: string }

/** Where backups go, how often and how many stay. Secrets are in files, so that no list of processes and no log shows them. */
export type BackupSettings = {
  /** A folder, or `s3://bucket/folder`; nothing: none by the clock. */
  to: string | undefined
  /** 0 = only when somebody asks. */
  everyHours: number
  keep: { days: number; weeks: number; months: number }
  passphraseFile: string | undefined
  /** A public key of age, which can close a backup but not open it. */
  recipient: string | undefined
  /** The file with the secret key to it, for a restore. */
  identityFile: string | undefined
}

/** A setting that cannot be used; the message is the one sentence the operator reads. */
export type ConfigurationError = Error & { name: 'ConfigurationError' }

export function refuseConfiguration(sentence: string): ConfigurationError {
  const error = new Error(sentence)
  error.name = 'ConfigurationError'
  return error as ConfigurationError
}

/** What fills an empty database with the demo marketplace: a program beside the server, which an installation may leave out. */
export const demoProgram = join(import.meta.dirname, '../../demo/main.ts')

type Environment = Record<string, string | undefined>

/** Reads and checks the settings. Empty values count as unset, so that a copied `.env.example` works as it stands. */
export function readConfig(environment: Environment = process.env): Config {
  const text = (name: string) => environment[name]?.trim() || undefined
  const host = text('HOST') ?? '127.0.0.1'
  const port = readPort(text('PORT'))
  const databaseUrl = readUrl('DATABASE_URL', text('DATABASE_URL'), ['postgres:', 'postgresql:'])
  const demo = readDemo(text('DEMO'), databaseUrl)
  const dataDir = resolve(text('DATA_DIR') ?? './data')
  const databaseDir = resolve(text('DATABASE_DIR') ?? join(dataDir, 'database'))
  if (databaseDir === dataDir) throw refuseConfiguration('DATABASE_DIR must be another folder than DATA_DIR.')
  return {
    host,
    port,
    dataDir,
    databaseDir,
    databaseUrl,
    demo,
    demoLife: demo && text('DEMO') !== 'goods',
    keepShell: readFlag('KEEP_SHELL', text('KEEP_SHELL'), true),
    publicUrl: (readUrl('PUBLIC_URL', text('PUBLIC_URL'), ['http:', 'https:']) ?? `http://${host}:${port}`).replace(
      /\/$/,
      '',
    ),
    trustProxy: readTrustProxy(text('TRUST_PROXY') ?? 'loopback'),
    hsts: {
      seconds: readWhole('HSTS_SECONDS', text('HSTS_SECONDS'), 31_536_000, 63_072_000),
      hasSubdomains: readFlag('HSTS_SUBDOMAINS', text('HSTS_SUBDOMAINS'), false),
    },
    smtpUrl: readUrl('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']),
    smtpConnections: readWhole('SMTP_CONNECTIONS', text('SMTP_CONNECTIONS'), 5, 50, 1),
    mailFrom: text('MAIL_FROM') ?? 'Fairquay <no-reply@fairquay.invalid>',
    mailReturnTo: readAddress('MAIL_RETURN_TO', text('MAIL_RETURN_TO')),
    returnMailbox: readUrl('RETURN_MAILBOX', text('RETURN_MAILBOX'), ['imap:', 'imaps:']),
    dkim: readDkim(text),
    requireTwoStep: readOneOf('REQUIRE_TWO_STEP', text('REQUIRE_TWO_STEP') ?? 'off', [
      'off',
      'operators',
    ]) as Config['requireTwoStep'],
    sendingLimits: readSendingLimits(text),
    tilesUrl: readTilesUrl(text('TILES_URL')),
    overloadDelay: readWhole('OVERLOAD_DELAY', text('OVERLOAD_DELAY'), 2000, 60_000),
    privateWebhooks: readFlag('PRIVATE_WEBHOOKS', text('PRIVATE_WEBHOOKS'), false),
    countSearches: readFlag('COUNT_SEARCHES', text('COUNT_SEARCHES'), true),
    tilesAttribution: text('TILES_ATTRIBUTION') ?? '© OpenStreetMap contributors',
    logLevel: readOneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', [
      'fatal',
      'error',
      'warn',
      'info',
      'debug',
      'trace',
      'silent',
    ]),
    keptDays: {
      mails: readWhole('KEEP_MAILS_DAYS', text('KEEP_MAILS_DAYS'), 90, longestKept),
      notifications: readWhole('KEEP_NOTIFICATIONS_DAYS', text('KEEP_NOTIFICATIONS_DAYS'), 365, longestKept),
      deliveries: readWhole('KEEP_DELIVERIES_DAYS', text('KEEP_DELIVERIES_DAYS'), 30, longestKept),
      views: readWhole('KEEP_VIEWS_DAYS', text('KEEP_VIEWS_DAYS'), 400, longestKept),
      searches: readWhole('KEEP_SEARCHES_DAYS', text('KEEP_SEARCHES_DAYS'), 400, longestKept),
      imports: readWhole('KEEP_IMPORTS_DAYS', text('KEEP_IMPORTS_DAYS'), 90, longestKept),
      registrations: readWhole('KEEP_REGISTRATIONS_DAYS', text('KEEP_REGISTRATIONS_DAYS'), 7, longestKept),
    },
    backup: readBackup(text),
    s3: readS3(text),
    settings: readSettings(text, demo),
    settingsWith: (isLoaded) => readSettings(text, isLoaded),
  }
}

function readBackup(text: (name: string) => string | undefined): BackupSettings {
  const to = text('BACKUP_TO')
  const recipient = text('BACKUP_RECIPIENT')
  if (recipient !== undefined && !/^age1[a-z0-9]+$/.test(recipient))
    throw refuseConfiguration('BACKUP_RECIPIENT must be a public key of age, which begins with age1.')
  if (recipient !== undefined && text('BACKUP_PASSPHRASE_FILE') !== undefined)
    throw refuseConfiguration('Set either BACKUP_RECIPIENT or BACKUP_PASSPHRASE_FILE, not both.')
  const isStore = to?.startsWith('s3://') === true
  if (to !== undefined && !isStore && /^[a-z0-9]+:\/\//i.test(to))
    throw refuseConfiguration('BACKUP_TO must be a folder, or s3://bucket/folder.')
  if (isStore && !readS3(text))
    throw refuseConfiguration(
      'BACKUP_TO names a bucket: set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY_FILE too.',
    )
  const file = (name: string) => {
    const path = text(name)
    return path === undefined ? undefined : resolve(path)
  }
  return {
    to: to === undefined || isStore ? to : resolve(to),
    everyHours: readWhole('BACKUP_EVERY_HOURS', text('BACKUP_EVERY_HOURS'), 24, 24 * 31),
    keep: readKeep(text('BACKUP_KEEP') ?? '7,4,12'),
    passphraseFile: file('BACKUP_PASSPHRASE_FILE'),
    recipient,
    identityFile: file('BACKUP_IDENTITY_FILE'),
  }
}

function readS3(text: (name: string) => string | undefined): S3Store | undefined {
  const [endpoint, accessKeyId, secretFile] = [
    text('S3_ENDPOINT'),
    text('S3_ACCESS_KEY_ID'),
    text('S3_SECRET_ACCESS_KEY_FILE'),
  ]
  const region = text('S3_REGION') ?? 'us-east-1'
  if (endpoint === undefined && accessKeyId === undefined && secretFile === undefined) return undefined
  if (endpoint === undefined || accessKeyId === undefined || secretFile === undefined)
    throw refuseConfiguration(
      'S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY_FILE belong together: set all three, or none.',
    )
  if (!/^https?:\/\/[^/?#]+$/.test(endpoint.replace(/\/+$/, '')))
    throw refuseConfiguration(
      'S3_ENDPOINT must be the address of the store alone, such as https://s3.eu-central-1.amazonaws.com.',
    )
  return { endpoint, region, accessKeyId, secretFile: resolve(secretFile) }
}

function readKeep(value: string): BackupSettings['keep'] {
  const [days = NaN, weeks = NaN, months = NaN, ...more] = value.split(',').map((part) => Number(part.trim() || NaN))
  const isRight = [days, weeks, months].every((count) => Number.isInteger(count) && count >= 0 && count <= 1000)
  if (!isRight || more.length > 0)
    throw refuseConfiguration(
      `BACKUP_KEEP must be three whole numbers, of days, weeks and months, such as 7,4,12, not "${value}".`,
    )
  return { days, weeks, months }
}

function readDemo(value: string | undefined, databaseUrl: string | undefined): boolean {
  const isThere = existsSync(demoProgram)
  const isWanted = value === 'goods' || readFlag('DEMO', value, isThere && databaseUrl === undefined, ', or goods')
  if (isWanted && !isThere)
    throw refuseConfiguration(
      `DEMO=${value} needs the folder demo, which is not part of this installation: remove DEMO=${value}.`,
    )
  return isWanted
}

function readAddress(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(value))
    throw refuseConfiguration(`${name} must be an e-mail address, such as returns@harbour.example.`)
  return value
}

function readDkim(text: (name: string) => string | undefined): Config['dkim'] {
  const [domain, selector, keyFile] = [text('DKIM_DOMAIN'), text('DKIM_SELECTOR'), text('DKIM_KEY_FILE')]
  if (domain === undefined && selector === undefined && keyFile === undefined) return undefined
  if (domain === undefined || selector === undefined || keyFile === undefined)
    throw refuseConfiguration('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together: set all three, or none.')
  if (!existsSync(keyFile)) throw refuseConfiguration('DKIM_KEY_FILE names a file that is not there.')
  return { domain, selector, keyFile }
}

function readSendingLimits(text: (name: string) => string | undefined): SendingLimits {
  const { requests, messages } = sendingLimits
  const read = (name: string, fallback: number) => readWhole(name, text(name), fallback, 1_000_000)
  return {
    requests: {
      anHour: read('REQUESTS_AN_HOUR', requests.anHour),
      aDay: read('REQUESTS_A_DAY', requests.aDay),
    },
    messages: {
      anHour: read('MESSAGES_AN_HOUR', messages.anHour),
      aDay: read('MESSAGES_A_DAY', messages.aDay),
    },
  }
}

/** The demo's operator is invented, and says so. */
const demoCompanyNumber = 'Canadian company registration number 1234567-8 (example)'

/** A hundred years, in days. */
const longestKept = 36_500

function readSettings(text: (name: string) => string | undefined, demo: boolean): Settings {
  const web = (name: string) => readUrl(name, text(name), ['http:', 'https:'])
  const host = (name: string) => (web(name) ?? '').replace(/\/$/, '')
  const { links } = defaultSettings
  return {
    name: text('BRAND_NAME') ?? defaultSettings.name,
    legalName: defaultSettings.legalName,
    postalAddress: defaultSettings.postalAddress,
    country: defaultSettings.country,
    companyNumber: text('COMPANY_NUMBER') ?? (demo ? demoCompanyNumber : defaultSettings.companyNumber),
    supportAddress: text('SUPPORT_ADDRESS') ?? defaultSettings.supportAddress,
    currency: readOneOf('CURRENCY', text('CURRENCY') ?? defaultSettings.currency, currencies) as Currency,
    links: {
      aboutUs: web('LINK_ABOUT_US') ?? links.aboutUs,
      howItWorks: web('LINK_HOW_IT_WORKS') ?? links.howItWorks,
      players: web('LINK_PLAYERS') ?? links.players,
      features: web('LINK_FEATURES') ?? links.features,
      contacts: web('LINK_CONTACTS') ?? links.contacts,
      linkedIn: web('LINK_LINKEDIN') ?? links.linkedIn,
      privacy: web('LINK_PRIVACY') ?? links.privacy,
      terms: web('LINK_TERMS') ?? links.terms,
      about: web('LINK_ABOUT') ?? links.about,
      sourceCode: web('LINK_SOURCE_CODE') ?? links.sourceCode,
      sellerDashboard: web('LINK_SELLER_DASHBOARD') ?? links.sellerDashboard,
    },
    hosts: {
      editorial: host('HOST_EDITORIAL'),
      api: host('HOST_API'),
      products: host('HOST_PRODUCTS'),
      mail: host('HOST_MAIL'),
    },
    cardFacts: readOneOf(
      'CARD_FACTS',
      text('CARD_FACTS') ?? (demo ? 'specified' : 'data'),
      cardFactChoices,
    ) as CardFacts,
    demo,
    isOpening: defaultSettings.isOpening,
    legal: defaultSettings.legal,
    announcements: defaultSettings.announcements,
    logo: defaultSettings.logo,
  }
}

function readPort(value: string | undefined): number {
  if (value === undefined) return 3000
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw refuseConfiguration(`PORT must be a whole number from 0 to 65535, not "${value}".`)
  return port
}

function readWhole(name: string, value: string | undefined, fallback: number, most: number, least = 0): number {
  if (value === undefined) return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most)
    throw refuseConfiguration(`${name} must be a whole number from ${least} to ${most}, not "${value}".`)
  return number
}

function readFlag(name: string, value: string | undefined, fallback: boolean, orElse = ''): boolean {
  if (value === undefined) return fallback
  if (value === 'true' || value === '1') return true
  if (value === 'false' || value === '0') return false
  throw refuseConfiguration(`${name} must be true or false${orElse}, not "${value}".`)
}

/** The value itself is not repeated in the sentence: addresses of databases and mail servers carry passwords. */
function readUrl(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
  if (value === undefined) return undefined
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw refuseConfiguration(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    )
  return value
}

function readTrustProxy(value: string): readonly string[] {
  const read = readProxies(value)
  if ('refused' in read)
    throw refuseConfiguration(
      `TRUST_PROXY must list addresses or ranges of proxies (10.0.0.5, 10.0.0.0/24, fd00::/64), loopback, linklocal or uniquelocal, separated by commas, not "${read.refused}".`,
    )
  return read.proxies
}

function readTilesUrl(value: string | undefined): string | undefined {
  const url = readUrl('TILES_URL', value, ['http:', 'https:'])
  if (url !== undefined && !['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
    throw refuseConfiguration(
      'TILES_URL must hold {z}, {x} and {y}, for example https://tiles.example.org/{z}/{x}/{y}.png.',
    )
  return url
}

function readOneOf(name: string, value: string, allowed: readonly string[]): string {
  if (!allowed.includes(value))
    throw refuseConfiguration(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
  return value
}
