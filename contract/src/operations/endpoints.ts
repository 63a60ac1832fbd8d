import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../fields.ts'

const backup = Type.Object({
  started_at: Type.String(),
  finished_at: nullable(Type.String()),
  state: Type.Enum(['running', 'done', 'failed']),
  /** The folder or bucket as it was named. */
  place: Type.String(),
  name: Type.String(),
  bytes: nullable(Type.Integer()),
  files: nullable(Type.Integer()),
  is_encrypted: Type.Boolean(),
  /** Why it failed, in words. */
  reason: nullable(Type.String()),
  /** Whether its file is still where backups go; null: that was not looked at, or cannot be. */
  is_there: nullable(Type.Boolean()),
})
export type Backup = Type.Static<typeof backup>

/** Sizes in bytes, durations in seconds. */
const health = Type.Object({
  /** Of the program that runs. */
  version: Type.String(),
  node: Type.String(),
  started_at: Type.String(),
  memory: Type.Integer(),
  database: Type.Object({
    version: Type.String(),
    is_embedded: Type.Boolean(),
    size: Type.Integer(),
    connections: Type.Integer(),
    most_connections: Type.Integer(),
    /** The newest migration that ran. */
    migration: Type.String(),
    /** How long the look took that this answer is made of, milliseconds. */
    milliseconds: Type.Integer(),
    /** Those that lists are read from, in the order they were named. */
    replicas: Type.Array(
      Type.Object({
        /** How far it is behind the database, seconds; null: it does not answer, or follows nobody. */
        seconds_behind: nullable(Type.Integer()),
      }),
    ),
  }),
  files: Type.Object({
    /** Free on the disk of the data folder, and its size. */
    free: Type.Integer(),
    disk: Type.Integer(),
  }),
  mail: Type.Object({
    has_server: Type.Boolean(),
    waiting: Type.Integer(),
    failed: Type.Integer(),
    sent_last_day: Type.Integer(),
    away_since: nullable(Type.String()),
    away_reason: nullable(Type.String()),
    /** Addresses that mail comes back from. */
    held_addresses: Type.Integer(),
    /** Since when the mailbox of returns cannot be read, and why. */
    returns_failing_since: nullable(Type.String()),
    returns_failing_reason: nullable(Type.String()),
  }),
  jobs: Type.Object({
    waiting: Type.Integer(),
    running: Type.Integer(),
    failed_last_day: Type.Integer(),
    /** How long the oldest job that is due has waited. */
    lag: Type.Integer(),
  }),
  backups: Type.Object({
    /** Where they go; null: none are made by the clock. */
    place: nullable(Type.String()),
    every_hours: Type.Integer(),
    is_encrypted: Type.Boolean(),
    last_done: nullable(backup),
    last_failed: nullable(backup),
    is_running: Type.Boolean(),
  }),
  /** Accounts of the demo are here, whose password everybody knows. */
  has_demo_accounts: Type.Boolean(),
  has_https: Type.Boolean(),
})
export type Health = Type.Static<typeof health>

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/v1/operator/health',
  access: 'admin',
  summary: 'How the marketplace is doing: database, files, mail, jobs, backups',
  answer: health,
})

/** The newest backups, also those that failed. */
export const listBackups = endpoint({
  method: 'GET',
  path: '/api/v1/operator/backups',
  access: 'admin',
  summary: 'Backups that were begun, newest first',
  answer: Type.Object({ data: Type.Array(backup) }),
})

/** Begins one beside what goes on; `GET /operator/health` says when it is done. 422 where no place is set, or while one is being made. */
export const backUpNow = endpoint({
  method: 'POST',
  path: '/api/v1/operator/backups',
  access: 'admin',
  summary: 'Make a backup now',
  answer: Type.Object({ success: Type.Boolean() }),
  status: 201,
  idempotent: true,
})
