import { currencies } from '@fairquay/contract/money.ts'
import { sendingLimits } from '@fairquay/contract/sending-limits.ts'
import { cardFactChoices, defaultSettings } from '@fairquay/contract/settings.ts'
import { emailAddress, flag, flagOr, oneOf, type SettingKind, text, url, urls, webUrl, whole } from './setting-kinds.ts'

const { requests, messages } = sendingLimits
/** A hundred years, in days. */
const longestKept = 36_500
const most = 1_000_000
const mostKept = (fallback: number) => whole({ fallback, most: longestKept })
const page = webUrl({ unset: 'a page of the marketplace itself' })
const host = webUrl({ unset: 'this server' })
const none = { unset: 'none' }

/**
 * Every setting there is, in the order operators read them: those that are told of in the same words stand together. The server reads its environment by this
 * table (`config.ts`), and `npm run reference` writes `.env.example` and docs/configuration.md from it.
 */
export const settingGroups = [
  {
    words: 'Address and port to listen on. 0.0.0.0 listens on every network interface.',
    settings: { HOST: text({ fallback: '127.0.0.1' }), PORT: whole({ fallback: 3000, most: 65_535 }) },
  },
  {
    words:
      'How many processes serve at that port: as many as the machine has cores to spare beside its database (docs/scaling.md). Each takes some 200 MB and up to 20 connections to the database.',
    settings: { PROCESSES: whole({ fallback: 1, least: 1, most: 64 }) },
  },
  {
    words: 'Where the embedded database and uploaded files are kept: what you back up.',
    settings: { DATA_DIR: text({ takes: 'folder', fallback: './data' }) },
  },
  {
    words: 'Where the embedded database keeps its files, if not in DATA_DIR; back up this folder as well.',
    settings: { DATABASE_DIR: text({ takes: 'folder', unset: 'database in DATA_DIR' }) },
  },
  {
    words:
      'Your own PostgreSQL, 15 or newer: postgres://user:password@host:5432/database. The user must own the database.',
    settings: { DATABASE_URL: url(['postgres:', 'postgresql:'], { unset: 'the embedded one' }) },
  },
  {
    words:
      'A pooler in front of that database, such as PgBouncer in transaction mode, for everything that needs no connection of its own (docs/scaling.md); and whether it keeps prepared statements.',
    settings: {
      DATABASE_POOL_URL: url(['postgres:', 'postgresql:'], none),
      DATABASE_POOL_PREPARED: flag(false),
    },
  },
  {
    words:
      'Streaming replicas of that database: lists, products, showrooms and searches are read from those that have followed far enough (docs/scaling.md).',
    settings: { DATABASE_REPLICA_URLS: urls(['postgres:', 'postgresql:'], none) },
  },
  {
    words:
      'Where uploaded files are kept, if not in DATA_DIR: a bucket that several servers share (docs/scaling.md), with the S3 settings below.',
    settings: { FILES_URL: text({ takes: 's3://bucket/folder', unset: 'files in DATA_DIR' }) },
  },
  {
    words:
      'Whether the demo marketplace and its accounts are loaded into an empty database; goods: goods and accounts without the ninety days of trade that true brings along.',
    settings: {
      DEMO: flagOr('goods', {
        unset: 'true with the embedded database while the folder demo is there, else false',
      }),
    },
  },
  {
    words:
      "Whether browsers keep the application's shell, so that it opens without a connection and can be installed; false: those that keep it forget it with their next visit.",
    settings: { KEEP_SHELL: flag(true) },
  },
  {
    words: 'The address people reach the marketplace at, as it stands in mails.',
    settings: { PUBLIC_URL: webUrl({ unset: 'http://HOST:PORT' }) },
  },
  {
    words:
      "Proxies in front of this server whose word on a visitor's address (X-Forwarded-For) is taken, such as 10.0.0.5,fd00:1::/64. A proxy on another machine must stand here, or all visitors count as one where attempts are limited by address; the log says so. List nothing that visitors can send from: whoever is believed can invent addresses.",
    settings: {
      TRUST_PROXY: text({
        takes: 'addresses, ranges, or the words loopback, linklocal and uniquelocal, separated by commas',
        fallback: 'loopback',
      }),
    },
  },
  {
    words:
      'For how many seconds browsers that were here reach the marketplace by https alone (HSTS), where PUBLIC_URL begins with https; 0 = those that were told forget it.',
    settings: { HSTS_SECONDS: whole({ fallback: 31_536_000, most: 63_072_000 }) },
  },
  {
    words: 'Whether that is said of all subdomains as well: only where none of them is reached without TLS.',
    settings: { HSTS_SUBDOMAINS: flag(false) },
  },
  {
    words: 'Where mail is handed over: smtp://user:password@host:587 or smtps://…',
    settings: { SMTP_URL: url(['smtp:', 'smtps:'], { unset: 'an operator reads every mail in the app' }) },
  },
  {
    words: 'How many connections to it are open at the same time; some servers allow few.',
    settings: { SMTP_CONNECTIONS: whole({ fallback: 5, least: 1, most: 50 }) },
  },
  {
    words: 'The sender of every mail.',
    settings: {
      MAIL_FROM: text({ takes: 'name and address', fallback: 'Fairquay <no-reply@fairquay.invalid>' }),
    },
  },
  {
    words:
      'Where mails that cannot be delivered come back to, and the mailbox in which they are read: imaps://user:password@host/INBOX (docs/mail.md).',
    settings: {
      MAIL_RETURN_TO: emailAddress({ unset: 'the address of MAIL_FROM' }),
      RETURN_MAILBOX: url(['imap:', 'imaps:'], { unset: 'none is read' }),
    },
  },
  {
    words:
      'Signs every mail for a domain, where the mail server does not (docs/mail.md): the domain, the name of the key in its DNS, and a file with the private key.',
    settings: {
      DKIM_DOMAIN: text({ takes: 'domain', unset: 'not signed' }),
      DKIM_SELECTOR: text(none),
      DKIM_KEY_FILE: text({ takes: 'file', ...none }),
    },
  },
  {
    words:
      'How many requests to sellers, forwarders and brokers one company may send in an hour and in a day; 0 = any number.',
    settings: {
      REQUESTS_AN_HOUR: whole({ fallback: requests.anHour, most }),
      REQUESTS_A_DAY: whole({ fallback: requests.aDay, most }),
    },
  },
  {
    words: 'The same for messages and offers.',
    settings: {
      MESSAGES_AN_HOUR: whole({ fallback: messages.anHour, most }),
      MESSAGES_A_DAY: whole({ fallback: messages.aDay, most }),
    },
  },
  {
    words: 'A tile server for static maps, with {z}, {x} and {y} in its address.',
    settings: { TILES_URL: webUrl({ unset: 'maps are drawn from outlines we carry' }) },
  },
  {
    words: 'Whose map data that server shows; stands on the maps made of its tiles.',
    settings: { TILES_ATTRIBUTION: text({ fallback: '© OpenStreetMap contributors' }) },
  },
  {
    words: 'Where backups go (docs/backup.md): best on another disk or another machine.',
    settings: { BACKUP_TO: text({ takes: 'folder, or s3://bucket/folder', unset: 'none are made by the clock' }) },
  },
  {
    words: 'Hours between two backups by the clock; 0 = only when somebody asks for one.',
    settings: { BACKUP_EVERY_HOURS: whole({ fallback: 24, most: 24 * 31 }) },
  },
  {
    words: 'Of how many days, weeks and months the last backup is kept.',
    settings: { BACKUP_KEEP: text({ takes: 'three whole numbers', fallback: '7,4,12' }) },
  },
  {
    words:
      'What they are encrypted with: a file that holds a passphrase, or a public key of age (age1…), whose secret key only a restore needs.',
    settings: {
      BACKUP_PASSPHRASE_FILE: text({ takes: 'file', unset: 'not encrypted' }),
      BACKUP_RECIPIENT: text({ takes: 'age1…', unset: 'not encrypted' }),
    },
  },
  {
    words: 'The file with the secret key of BACKUP_RECIPIENT, for npm run restore alone: keep it elsewhere.',
    settings: { BACKUP_IDENTITY_FILE: text({ takes: 'file', ...none }) },
  },
  {
    words:
      "An S3-compatible store, for BACKUP_TO and FILES_URL: its address without a bucket, its region, the key's name, and a file that holds the key's secret.",
    settings: {
      S3_ENDPOINT: text({ takes: 'http:// or https://', ...none }),
      S3_REGION: text({ fallback: 'us-east-1' }),
      S3_ACCESS_KEY_ID: text(none),
      S3_SECRET_ACCESS_KEY_FILE: text({ takes: 'file', ...none }),
    },
  },
  {
    words:
      'Whose sign-in has to have a second step (an authenticator app or a passkey): operators, who are led to set it up before anything else, or off.',
    settings: { REQUIRE_TWO_STEP: oneOf(['off', 'operators'], { fallback: 'off' }) },
  },
  {
    words: 'How much is logged.',
    settings: {
      LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { fallback: 'info' }),
    },
  },
  {
    words:
      'Milliseconds from which on a statement of the database is written to the log, with the call it was made for and without its values; 0 = never.',
    settings: { SLOW_STATEMENT: whole({ fallback: 1000, most: 3_600_000 }) },
  },
  {
    words:
      'Where this process answers the figures that a monitoring reads (docs/metrics.md), at /metrics in the words of Prometheus; port 0: nowhere. Of several processes (PROCESSES) each has the next port. They are nothing for visitors: only that monitoring should reach the port.',
    settings: { METRICS_HOST: text({ fallback: '127.0.0.1' }), METRICS_PORT: whole({ fallback: 0, most: 65_535 }) },
  },
  {
    words:
      'A collector of OpenTelemetry that is told of calls and their statements (docs/metrics.md), and of how many of a hundred. Its other settings have the names OpenTelemetry gives them: OTEL_EXPORTER_OTLP_HEADERS for a key.',
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: webUrl({ unset: 'nobody is told' }),
      TRACE_PERCENT: whole({ fallback: 10, most: 100 }),
    },
  },
  {
    words:
      'Milliseconds the process may fall behind before calls are turned away with 503 until it has caught up; 0 = never.',
    settings: { OVERLOAD_DELAY: whole({ fallback: 2000, most: 60_000 }) },
  },
  {
    words:
      'Whether webhooks and feeds may lead to addresses that are not on the public internet, and without TLS. Only for trying out.',
    settings: { PRIVATE_WEBHOOKS: flag(false) },
  },
  {
    words:
      'Whether it is counted what is searched for: words and days, nobody who searched; sellers and operators see words that three companies searched for.',
    settings: { COUNT_SEARCHES: flag(true) },
  },
  {
    words:
      'Days after which the text of a mail is emptied, a notification (a read one after 90 days at the latest), a delivery to a webhook, the numbers of views of a day, those of searches, what an import did with each product, and a registration whose address was never confirmed are thrown away; 0 = never.',
    settings: {
      KEEP_MAILS_DAYS: mostKept(90),
      KEEP_NOTIFICATIONS_DAYS: mostKept(365),
      KEEP_DELIVERIES_DAYS: mostKept(30),
      KEEP_VIEWS_DAYS: mostKept(400),
      KEEP_SEARCHES_DAYS: mostKept(400),
      KEEP_IMPORTS_DAYS: mostKept(90),
      KEEP_REGISTRATIONS_DAYS: mostKept(7),
    },
  },
  {
    words:
      'What visitors read: the name, the registration line in the footer, where they ask for help. These three, CURRENCY, CARD_FACTS and the LINK_ settings can also be set in the app (Settings), which then counts.',
    settings: {
      BRAND_NAME: text({ fallback: defaultSettings.name }),
      COMPANY_NUMBER: text(none),
      SUPPORT_ADDRESS: text({ fallback: defaultSettings.supportAddress }),
    },
  },
  {
    words: 'The currency of all prices.',
    settings: { CURRENCY: oneOf(currencies, { fallback: defaultSettings.currency }) },
  },
  {
    words:
      "What list cards say beside the price: specified (fixed texts) or data (the product's own minimum, no stars).",
    settings: { CARD_FACTS: oneOf(cardFactChoices, { unset: 'specified with the demo, else data' }) },
  },
  {
    words: 'Where the links of menus and footer lead.',
    settings: {
      LINK_ABOUT_US: page,
      LINK_HOW_IT_WORKS: page,
      LINK_PLAYERS: page,
      LINK_FEATURES: page,
      LINK_CONTACTS: page,
      LINK_LINKEDIN: page,
      LINK_PRIVACY: page,
      LINK_TERMS: page,
      LINK_ABOUT: page,
    },
  },
  {
    words:
      'Where the source of the program is, shown in the footer. The licence (AGPL, section 13) asks whoever runs a changed version for others over a network to offer them its source: set it when you have changed the program.',
    settings: { LINK_SOURCE_CODE: webUrl({ unset: 'no link' }) },
  },
  {
    words: 'An outside dashboard for sellers.',
    settings: { LINK_SELLER_DASHBOARD: webUrl({ unset: "the marketplace's own" }) },
  },
  {
    words: "The servers that answer the web's calls, when they are not this one.",
    settings: { HOST_EDITORIAL: host, HOST_API: host, HOST_PRODUCTS: host, HOST_MAIL: host },
  },
] as const satisfies readonly { words: string; settings: Record<string, SettingKind<unknown>> }[]

type EachOf<Group> = Group extends { settings: infer Settings } ? Settings : never
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type Kinds = Merged<EachOf<(typeof settingGroups)[number]>>

/** What each name of the environment was read as. */
export type ReadSettings = {
  [Name in keyof Kinds]: Kinds[Name] extends SettingKind<infer Value> ? Value : never
}

/**
 * Reads every setting by its kind. Throws ConfigurationError for the first that cannot be right. Empty values count as unset, so that a copied
 * `.env.example` works as it stands.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ReadSettings {
  const kinds = settingGroups.flatMap(({ settings }) => Object.entries<SettingKind<unknown>>(settings))
  return Object.fromEntries(
    kinds.map(([name, kind]) => [name, kind.read(name, environment[name]?.trim() || undefined)]),
  ) as ReadSettings
}
