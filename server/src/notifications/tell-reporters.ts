import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { notifyPeople } from './notify-people.ts'

/** Whoever has reported something is told that it was looked at; what became of it stands among their reports. */
export async function tellReporters(
  tx: Queryable,
  app: Pick<App, 'config' | 'jobs'>,
  people: readonly number[],
  about: string,
): Promise<void> {
  const facts = { about, path: '/profile/reports' }
  await notifyPeople(tx, app, { kind: 'report.decided', facts, people, writeTo: people })
}
