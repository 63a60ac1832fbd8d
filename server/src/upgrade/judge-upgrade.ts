import { formatMoment } from '@fairquay/contract/locale.ts'
import { formatFileSize } from '@fairquay/contract/operations/file-size.ts'
import { oldestPostgres } from '../database-version.ts'

/** Sizes are bytes. */
export type UpgradeFacts = {
  /** Of the program that is here. */
  version: string
  isRunning: boolean
  /** PostgreSQL's major version. */
  postgres: number
  /** Of the database. */
  size: number
  /** On its disk; unknown of a database elsewhere. */
  free: number | undefined
  isHalfRestored: boolean
  /** How many migrations ran, and which still have to. */
  done: number
  waiting: readonly string[]
  /** Migrations that ran with other words than their files have now, and such that this version has no files of. */
  changed: readonly string[]
  unknown: readonly string[]
  lastBackup: Date | undefined
}

/** What an operator reads before an upgrade: what forbids it, what to look at first, and what is as it should be. */
export type UpgradeJudgement = { forbids: string[]; warnings: string[]; facts: string[] }

const day = 24 * 3600 * 1000

export function judgeUpgrade(facts: UpgradeFacts, now: Date): UpgradeJudgement {
  const { done, waiting, unknown, changed, postgres, lastBackup, size, free } = facts
  const forbids = [
    postgres < oldestPostgres && `The database is PostgreSQL ${postgres}: Fairquay needs ${oldestPostgres} or newer.`,
    unknown.length > 0 &&
      `The database was migrated by a newer version (${unknown.join(', ')}): this one cannot use it. Start that version, or restore a backup.`,
    changed.length > 0 &&
      `These migrations were changed after they had run: ${changed.join(', ')}. Take the files of the release as they are.`,
    facts.isHalfRestored && 'A restore of a backup was interrupted: run npm run restore again first.',
  ]
  const warnings = [
    waiting.length > 0 &&
      done > 0 &&
      (!lastBackup || now.getTime() - lastBackup.getTime() > day) &&
      (lastBackup
        ? `The last backup is of ${formatMoment(lastBackup)}, more than a day ago.`
        : 'No backup was made by Fairquay yet.'),
    free !== undefined &&
      waiting.length > 0 &&
      free < size &&
      `${formatFileSize(free)} are free where the database is, which has ${formatFileSize(size)}: a migration may have to write a large table once more.`,
    facts.isRunning && waiting.length > 0 && 'The server is running: stop it before you upgrade.',
  ]
  return {
    forbids: forbids.filter((line) => line !== false),
    warnings: warnings.filter((line) => line !== false),
    facts: [
      `Fairquay ${facts.version} on PostgreSQL ${postgres}, a database of ${formatFileSize(size)}.`,
      waiting.length === 0
        ? `All ${done} migrations have run: there is nothing to upgrade.`
        : `${done} migrations have run, ${waiting.length} wait: ${waiting.map((name) => name.replace(/\.sql$/, '')).join(', ')}.`,
    ],
  }
}
