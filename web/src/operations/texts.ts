import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'
import type { HealthPart, Judgement } from '@fairquay/contract/operations/judge.ts'

/** What the screens of this folder say. */
export const operationTexts = defineMessages({
  health: 'Health',
  lead: 'How the marketplace is doing at this moment. Looked at anew every half minute.',
  parts: {
    database: 'Database',
    files: 'Disk',
    mail: 'Mail',
    jobs: 'Work in the background',
    backups: 'Backups',
    access: 'Access',
  } satisfies Record<HealthPart, string>,
  judgements: { fine: 'Fine', attention: 'Look at it', trouble: 'Trouble' } satisfies Record<Judgement, string>,
  program: 'Program',
  version: 'Version',
  node: 'Node',
  since: 'Running since',
  memory: 'Memory',
  postgres: (version: string, isEmbedded: boolean) =>
    isEmbedded ? `PostgreSQL ${version}, its own` : `PostgreSQL ${version}`,
  size: 'Size',
  connections: 'Connections',
  ofMost: (count: number, most: number) => `${formatNumber(count)} of ${formatNumber(most)}`,
  migration: 'Newest migration',
  answered: 'Answers in',
  replica: (number: number, count: number) => (count === 1 ? 'Replica' : `Replica ${formatNumber(number)}`),
  behind: (seconds: number | null) =>
    seconds === null
      ? 'does not follow'
      : seconds === 0
        ? 'up to date'
        : formatPlural(seconds, { one: '# second behind', other: '# seconds behind' }),
  milliseconds: (count: number) => `${formatNumber(count)} ms`,
  free: 'Free',
  ofDisk: (free: string, disk: string) => `${free} of ${disk}`,
  waiting: 'Waiting',
  running: 'Running',
  failed: 'Given up',
  failedLastDay: 'Failed in the last day',
  sentLastDay: 'Sent in the last day',
  lag: 'Oldest has waited',
  seconds: (count: number) => formatPlural(count, { one: '# second', other: '# seconds' }),
  noServer: 'No mail server is set up: mails stay in the outbox.',
  awaySince: (when: string, reason: string) => `The mail server has not answered since ${when}: ${reason}`,
  heldAddresses: 'Addresses that return mail',
  returnsFailing: (when: string, reason: string) => `The mailbox of returns cannot be read since ${when}: ${reason}`,
  toHeldAddresses: 'To these addresses',
  toOutbox: 'To the outbox',
  place: 'Place',
  every: 'By the clock',
  everyHours: (hours: number) =>
    hours === 0 ? 'only when somebody asks' : formatPlural(hours, { one: 'every hour', other: 'every # hours' }),
  encrypted: 'Encrypted',
  yes: 'Yes',
  no: 'No',
  lastDone: 'Last one',
  never: 'None was made yet',
  noPlace:
    'No place for backups is set: a fire or a broken disk would end the marketplace. Set BACKUP_TO for the server (docs/backup.md).',
  backupNow: 'Back up now',
  isRunning: 'A backup is being made.',
  begun: 'The backup has begun.',
  lastBackups: 'Last backups',
  when: 'Begun',
  state: 'State',
  states: { running: 'Running', done: 'Done', failed: 'Failed' },
  noLongerThere: 'No longer there',
  lastGone: (name: string) => `The last backup, ${name}, is no longer where it was put. Make one now.`,
  backupSize: 'Size',
  backupFiles: 'Files',
  demoAccounts: 'Accounts of the demo are here. Everybody knows their password.',
  removeDemo: 'Take the demo away',
  noHttps:
    'People reach the marketplace without TLS (PUBLIC_URL is no https address): passwords can be read on their way.',
  accessFine: 'People come by https, and no account has a password everybody knows.',
  loadFailed: 'This could not be loaded',
})
