import { expect, test } from 'vitest'
import type { Backup, Health } from './endpoints.ts'
import { type HealthPart, type Judgement, judgeHealth } from './judge.ts'

const now = new Date('2027-01-10T12:00:00Z')
const backup = (started_at: string, state: Backup['state'] = 'done'): Backup => ({
  ...{ started_at, finished_at: started_at, state, place: '/mnt', name: 'x', bytes: 1, files: 1, is_encrypted: true },
  reason: null,
  is_there: null,
})
const well: Health = {
  ...{ version: '1', node: '24', started_at: now.toISOString(), memory: 1, has_demo_accounts: false, has_https: true },
  database: {
    ...{ version: '17', is_embedded: true, size: 1, connections: 5, most_connections: 100, migration: '1' },
    milliseconds: 3,
    replicas: [{ seconds_behind: 0 }, { seconds_behind: 2 }],
  },
  files: { free: 50 * 1024 ** 3, disk: 100 * 1024 ** 3 },
  mail: {
    has_server: true,
    waiting: 0,
    failed: 0,
    sent_last_day: 4,
    away_since: null,
    away_reason: null,
    held_addresses: 2,
    returns_failing_since: null,
    returns_failing_reason: null,
  },
  jobs: { waiting: 0, running: 0, failed_last_day: 0, lag: 0 },
  backups: {
    ...{ place: '/mnt', every_hours: 24, is_encrypted: true, last_failed: null, is_running: false },
    last_done: backup('2027-01-10T02:00:00Z'),
  },
}

test('all is fine', () => {
  expect(new Set(Object.values(judgeHealth(well, now)))).toEqual(new Set(['fine']))
})

test.each<[string, HealthPart, Judgement, Partial<Health>]>([
  ['a slow database', 'database', 'trouble', { database: { ...well.database, milliseconds: 1500 } }],
  ['few connections left', 'database', 'attention', { database: { ...well.database, connections: 75 } }],
  [
    'a replica that is away',
    'database',
    'attention',
    { database: { ...well.database, replicas: [{ seconds_behind: 0 }, { seconds_behind: null }] } },
  ],
  [
    'a replica far behind',
    'database',
    'attention',
    { database: { ...well.database, replicas: [{ seconds_behind: 61 }] } },
  ],
  ['a disk that fills up', 'files', 'attention', { files: { free: 8 * 1024 ** 3, disk: 100 * 1024 ** 3 } }],
  ['a full disk', 'files', 'trouble', { files: { free: 1024 ** 2, disk: 100 * 1024 ** 3 } }],
  ['no mail server', 'mail', 'attention', { mail: { ...well.mail, has_server: false } }],
  [
    'a mailbox of returns that cannot be read',
    'mail',
    'attention',
    { mail: { ...well.mail, returns_failing_since: '2027-01-10T11:00:00Z' } },
  ],
  ['a mail server that is away', 'mail', 'trouble', { mail: { ...well.mail, away_since: '2027-01-10T11:00:00Z' } }],
  ['jobs that wait', 'jobs', 'trouble', { jobs: { ...well.jobs, lag: 700 } }],
  ['no backups by the clock', 'backups', 'attention', { backups: { ...well.backups, place: null } }],
  [
    'a backup that was missed',
    'backups',
    'trouble',
    { backups: { ...well.backups, last_done: backup('2027-01-08T11:00:00Z') } },
  ],
  [
    'one that failed after the last',
    'backups',
    'attention',
    { backups: { ...well.backups, last_failed: backup('2027-01-10T03:00:00Z', 'failed') } },
  ],
  [
    'a backup whose file is gone',
    'backups',
    'trouble',
    { backups: { ...well.backups, last_done: { ...backup('2027-01-10T02:00:00Z'), is_there: false } } },
  ],
  ['none that was ever made', 'backups', 'attention', { backups: { ...well.backups, last_done: null } }],
  ['accounts of the demo', 'access', 'attention', { has_demo_accounts: true }],
])('%s', (_what, part, judgement, change) => {
  const judged = judgeHealth({ ...well, ...change }, now)
  expect(judged).toEqual({ ...judgeHealth(well, now), [part]: judgement })
})
