import type { Health } from './endpoints.ts'

/** What of the marketplace an operator is told of, and how it is. */
export const healthParts = ['database', 'files', 'mail', 'jobs', 'backups', 'access'] as const
export type HealthPart = (typeof healthParts)[number]
/** `attention`: somebody should look at it in the next days; `trouble`: now. */
export type Judgement = 'fine' | 'attention' | 'trouble'

const gigabyte = 1024 ** 3
const hour = 3600 * 1000

/** How each part is, at this moment. One rule for the page and for whoever asks the API. */
export function judgeHealth(health: Health, now: Date): Record<HealthPart, Judgement> {
  const { database, files, mail, jobs } = health
  const free = files.free / Math.max(1, files.disk)
  return {
    database: judgeDatabase(database),
    files: files.free < gigabyte || free < 0.03 ? 'trouble' : free < 0.1 ? 'attention' : 'fine',
    mail: judgeMail(mail),
    jobs: jobs.lag > 600 ? 'trouble' : jobs.lag > 120 || jobs.failed_last_day > 0 ? 'attention' : 'fine',
    backups: judgeBackups(health, now),
    access: health.has_demo_accounts || !health.has_https ? 'attention' : 'fine',
  }
}

/** A replica that is away or far behind is no trouble while the database itself has time for all. */
function judgeDatabase({ milliseconds, connections, most_connections, replicas }: Health['database']): Judgement {
  const share = connections / Math.max(1, most_connections)
  if (milliseconds > 1000 || share > 0.9) return 'trouble'
  const isMissed = replicas.some(({ seconds_behind }) => seconds_behind === null || seconds_behind > 60)
  return share > 0.7 || isMissed ? 'attention' : 'fine'
}

function judgeMail({ away_since, has_server, failed, returns_failing_since }: Health['mail']): Judgement {
  if (away_since) return 'trouble'
  return !has_server || failed > 0 || returns_failing_since ? 'attention' : 'fine'
}

/** One that is older than twice the time between two is missed, and one that is no longer there helps nobody; without any a fire ends the marketplace. */
function judgeBackups({ backups }: Health, now: Date): Judgement {
  const { place, every_hours, last_done, last_failed } = backups
  if (place === null) return 'attention'
  if (last_done === null) return last_failed ? 'trouble' : 'attention'
  if (last_done.is_there === false) return 'trouble'
  const age = (now.getTime() - Date.parse(last_done.started_at)) / hour
  if (every_hours > 0 && age > 2 * every_hours) return 'trouble'
  return last_failed && last_failed.started_at > last_done.started_at ? 'attention' : 'fine'
}
