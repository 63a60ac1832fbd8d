import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SendingLimits } from '@fairquay/contract/sending-limits.ts'
import { defaultSettings, type Settings } from '@fairquay/contract/settings.ts'
import type { Pooler } from './database.ts'
import { type ReadSettings, readSettings } from './setting-groups.ts'
import { refuseConfiguration } from './setting-kinds.ts'
import { readProxies } from './trusted-proxies.ts'

/**
 * What the server is told by an operator. This is the only reader of the environment; `setting-groups.ts` has each name with what it may hold.
 * A value that cannot be right, alone or beside the others, ends the start with one sentence (`ConfigurationError`).
 */
export type Config = {
  host: string
  port: number
  dataDir: string
  /** Where the embedded database keeps its files: in `dataDir`, which is what people back up, unless set otherwise. */
  databaseDir: string
  /** Absent: the embedded database is used. */
  databaseUrl: string | undefined
  databasePooler: Pooler | undefined
  databaseReplicaUrls: string[]
  /** How many processes serve together on this machine. */
  processes: number
  /** Where files lie, `s3://bucket/folder`, if not in `dataDir`. */
  filesUrl?: string | undefined
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
  /** Where figures for a monitoring are answered; port 0: nowhere. */
  metrics: { host: string; port: number }
  /** The collector that traces go to, if any, and how many of a hundred calls are recorded. */
  traces: { to: string | undefined; percent: number }
  /** Milliseconds from which on a statement is told of in the log; 0 = never. */
  slowStatement: number
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

/** What fills an empty database with the demo marketplace: a program beside the server, which an installation may leave out. */
export const demoProgram = join(import.meta.dirname, '../../demo/main.ts')

/** Reads and checks the settings. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = readSettings(environment)
  const demo = readDemo(set)
  const dataDir = resolve(set.DATA_DIR)
  const databaseDir = resolve(set.DATABASE_DIR ?? join(dataDir, 'database'))
  if (databaseDir === dataDir) throw refuseConfiguration('DATABASE_DIR must be another folder than DATA_DIR.')
  return {
    host: set.HOST,
    port: set.PORT,
    dataDir,
    databaseDir,
    databaseUrl: set.DATABASE_URL,
    databasePooler: readPooler(set),
    databaseReplicaUrls: readReplicas(set),
    filesUrl: readFilesUrl(set),
    processes: set.PROCESSES,
    demo,
    demoLife: demo && set.DEMO !== 'goods',
    keepShell: set.KEEP_SHELL,
    publicUrl: (set.PUBLIC_URL ?? `http://${set.HOST}:${set.PORT}`).replace(/\/$/, ''),
    trustProxy: readTrustProxy(set.TRUST_PROXY),
    hsts: { seconds: set.HSTS_SECONDS, hasSubdomains: set.HSTS_SUBDOMAINS },
    smtpUrl: set.SMTP_URL,
    smtpConnections: set.SMTP_CONNECTIONS,
    mailFrom: set.MAIL_FROM,
    mailReturnTo: set.MAIL_RETURN_TO,
    returnMailbox: set.RETURN_MAILBOX,
    dkim: readDkim(set),
    requireTwoStep: set.REQUIRE_TWO_STEP,
    sendingLimits: {
      requests: { anHour: set.REQUESTS_AN_HOUR, aDay: set.REQUESTS_A_DAY },
      messages: { anHour: set.MESSAGES_AN_HOUR, aDay: set.MESSAGES_A_DAY },
    },
    tilesUrl: readTilesUrl(set.TILES_URL),
    metrics: { host: set.METRICS_HOST, port: set.METRICS_PORT },
    traces: { to: set.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''), percent: set.TRACE_PERCENT },
    slowStatement: set.SLOW_STATEMENT,
    overloadDelay: set.OVERLOAD_DELAY,
    privateWebhooks: set.PRIVATE_WEBHOOKS,
    countSearches: set.COUNT_SEARCHES,
    tilesAttribution: set.TILES_ATTRIBUTION,
    logLevel: set.LOG_LEVEL,
    keptDays: {
      mails: set.KEEP_MAILS_DAYS,
      notifications: set.KEEP_NOTIFICATIONS_DAYS,
      deliveries: set.KEEP_DELIVERIES_DAYS,
      views: set.KEEP_VIEWS_DAYS,
      searches: set.KEEP_SEARCHES_DAYS,
      imports: set.KEEP_IMPORTS_DAYS,
      registrations: set.KEEP_REGISTRATIONS_DAYS,
    },
    backup: readBackup(set),
    s3: readS3(set),
    settings: describePage(set, demo),
    settingsWith: (isLoaded) => describePage(set, isLoaded),
  }
}

function readBackup(set: ReadSettings): BackupSettings {
  const { BACKUP_TO: to, BACKUP_RECIPIENT: recipient } = set
  if (recipient !== undefined && !/^age1[a-z0-9]+$/.test(recipient))
    throw refuseConfiguration('BACKUP_RECIPIENT must be a public key of age, which begins with age1.')
  if (recipient !== undefined && set.BACKUP_PASSPHRASE_FILE !== undefined)
    throw refuseConfiguration('Set either BACKUP_RECIPIENT or BACKUP_PASSPHRASE_FILE, not both.')
  const isStore = to?.startsWith('s3://') === true
  if (to !== undefined && !isStore && /^[a-z0-9]+:\/\//i.test(to))
    throw refuseConfiguration('BACKUP_TO must be a folder, or s3://bucket/folder.')
  if (isStore && !readS3(set))
    throw refuseConfiguration(
      'BACKUP_TO names a bucket: set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY_FILE too.',
    )
  const fileOf = (path: string | undefined) => (path === undefined ? undefined : resolve(path))
  return {
    to: to === undefined || isStore ? to : resolve(to),
    everyHours: set.BACKUP_EVERY_HOURS,
    keep: readKeep(set.BACKUP_KEEP),
    passphraseFile: fileOf(set.BACKUP_PASSPHRASE_FILE),
    recipient,
    identityFile: fileOf(set.BACKUP_IDENTITY_FILE),
  }
}

function readPooler({
  DATABASE_URL: direct,
  DATABASE_POOL_URL: url,
  DATABASE_POOL_PREPARED: keepsPrepared,
}: ReadSettings): Pooler | undefined {
  if (url === undefined) return undefined
  if (direct === undefined)
    throw refuseConfiguration(
      'DATABASE_POOL_URL leads to a database of your own: set DATABASE_URL too, to the database itself.',
    )
  return { url, keepsPrepared }
}

function readReplicas({ DATABASE_URL: url, DATABASE_REPLICA_URLS: replicas }: ReadSettings): string[] {
  if (replicas.length > 0 && url === undefined)
    throw refuseConfiguration('DATABASE_REPLICA_URLS names replicas of a database of your own: set DATABASE_URL too.')
  return replicas
}

function readFilesUrl(set: ReadSettings): string | undefined {
  const { FILES_URL: url } = set
  if (url === undefined) return undefined
  if (!/^s3:\/\/[^/]/.test(url)) throw refuseConfiguration('FILES_URL must be s3://bucket/folder.')
  if (!readS3(set))
    throw refuseConfiguration(
      'FILES_URL names a bucket: set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY_FILE too.',
    )
  return url
}

function readS3(set: ReadSettings): S3Store | undefined {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY_FILE: secretFile } = set
  if (endpoint === undefined && accessKeyId === undefined && secretFile === undefined) return undefined
  if (endpoint === undefined || accessKeyId === undefined || secretFile === undefined)
    throw refuseConfiguration(
      'S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY_FILE belong together: set all three, or none.',
    )
  if (!/^https?:\/\/[^/?#]+$/.test(endpoint.replace(/\/+$/, '')))
    throw refuseConfiguration(
      'S3_ENDPOINT must be the address of the store alone, such as https://s3.eu-central-1.amazonaws.com.',
    )
  return { endpoint, region: set.S3_REGION, accessKeyId, secretFile: resolve(secretFile) }
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

function readDemo({ DEMO: value, DATABASE_URL: databaseUrl }: ReadSettings): boolean {
  const isThere = existsSync(demoProgram)
  const isWanted = value === undefined ? isThere && databaseUrl === undefined : value !== false
  if (isWanted && !isThere)
    throw refuseConfiguration(
      `DEMO=${value} needs the folder demo, which is not part of this installation: remove DEMO=${value}.`,
    )
  return isWanted
}

function readDkim(set: ReadSettings): Config['dkim'] {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile } = set
  if (domain === undefined && selector === undefined && keyFile === undefined) return undefined
  if (domain === undefined || selector === undefined || keyFile === undefined)
    throw refuseConfiguration('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together: set all three, or none.')
  if (!existsSync(keyFile)) throw refuseConfiguration('DKIM_KEY_FILE names a file that is not there.')
  return { domain, selector, keyFile }
}

/** The demo's operator is invented, and says so. */
const demoCompanyNumber = 'Canadian company registration number 1234567-8 (example)'

/** What the page is told. */
function describePage(set: ReadSettings, demo: boolean): Settings {
  const host = (address = '') => address.replace(/\/$/, '')
  const { links } = defaultSettings
  return {
    name: set.BRAND_NAME,
    legalName: defaultSettings.legalName,
    postalAddress: defaultSettings.postalAddress,
    country: defaultSettings.country,
    companyNumber: set.COMPANY_NUMBER ?? (demo ? demoCompanyNumber : defaultSettings.companyNumber),
    supportAddress: set.SUPPORT_ADDRESS,
    currency: set.CURRENCY,
    links: {
      aboutUs: set.LINK_ABOUT_US ?? links.aboutUs,
      howItWorks: set.LINK_HOW_IT_WORKS ?? links.howItWorks,
      players: set.LINK_PLAYERS ?? links.players,
      features: set.LINK_FEATURES ?? links.features,
      contacts: set.LINK_CONTACTS ?? links.contacts,
      linkedIn: set.LINK_LINKEDIN ?? links.linkedIn,
      privacy: set.LINK_PRIVACY ?? links.privacy,
      terms: set.LINK_TERMS ?? links.terms,
      about: set.LINK_ABOUT ?? links.about,
      sourceCode: set.LINK_SOURCE_CODE ?? links.sourceCode,
      sellerDashboard: set.LINK_SELLER_DASHBOARD ?? links.sellerDashboard,
    },
    hosts: {
      editorial: host(set.HOST_EDITORIAL),
      api: host(set.HOST_API),
      products: host(set.HOST_PRODUCTS),
      mail: host(set.HOST_MAIL),
    },
    cardFacts: set.CARD_FACTS ?? (demo ? 'specified' : 'data'),
    demo,
    isOpening: defaultSettings.isOpening,
    legal: defaultSettings.legal,
    announcements: defaultSettings.announcements,
    logo: defaultSettings.logo,
  }
}

function readTrustProxy(value: string): readonly string[] {
  const read = readProxies(value)
  if ('refused' in read)
    throw refuseConfiguration(
      `TRUST_PROXY must list addresses or ranges of proxies (10.0.0.5, 10.0.0.0/24, fd00::/64), loopback, linklocal or uniquelocal, separated by commas, not "${read.refused}".`,
    )
  return read.proxies
}

function readTilesUrl(address: string | undefined): string | undefined {
  if (address !== undefined && !['{z}', '{x}', '{y}'].every((part) => address.includes(part)))
    throw refuseConfiguration(
      'TILES_URL must hold {z}, {x} and {y}, for example https://tiles.example.org/{z}/{x}/{y}.png.',
    )
  return address
}
