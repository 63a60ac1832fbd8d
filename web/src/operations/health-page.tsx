import { formatMoment, formatNumber } from '@fairquay/contract/locale.ts'
import { getHealth, type Health } from '@fairquay/contract/operations/endpoints.ts'
import { formatFileSize } from '@fairquay/contract/operations/file-size.ts'
import { judgeHealth } from '@fairquay/contract/operations/judge.ts'
import { useQuery } from '@tanstack/react-query'
import { DeskPage, Loaded } from '../admin/desk-frame.tsx'
import { call } from '../call.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { BackupList } from './backup-list.tsx'
import { BackupNow } from './backup-now.tsx'
import { FactList, HealthCard } from './health-card.tsx'
import { operationTexts as say } from './texts.ts'

const lookEvery = 30_000
/** While a backup is being made somebody may wait for it. */
const lookSoon = 2000

/** How the marketplace is doing, for whoever keeps it running. */
export function HealthPage() {
  const health = useQuery({
    queryKey: ['operator', 'health'],
    queryFn: ({ signal }) => call(getHealth, { signal }),
    refetchInterval: ({ state }) => (state.data?.backups.is_running ? lookSoon : lookEvery),
  })
  return (
    <DeskPage title={say.health} lead={say.lead}>
      <Loaded query={health} rows={3} rowClassName="h-48">
        {(data) => (
          <>
            <Parts health={data} />
            <BackupList at={describeMoment(data.backups)} />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

/** Anything that makes the list another one: the newest of each kind, and whether one is being made. */
const describeMoment = ({ last_done, last_failed, is_running }: Health['backups']) =>
  [last_done?.started_at, last_failed?.started_at, is_running].join(' ')

function Parts({ health }: { health: Health }) {
  const { database, files, jobs } = health
  const judged = judgeHealth(health, new Date())
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
      <BackupsCard health={health} />
      <MailCard health={health} />
      <HealthCard
        part="database"
        judgement={judged.database}
        facts={[
          [say.postgres, say.postgresOf(database.version, database.is_embedded)],
          [say.size, formatFileSize(database.size)],
          [say.connections, say.ofMost(database.connections, database.most_connections)],
          [say.answered, say.milliseconds(database.milliseconds)],
          [say.migration, database.migration],
          ...database.replicas.map(
            ({ seconds_behind }, index, all) =>
              [say.replica(index + 1, all.length), say.behind(seconds_behind)] as const,
          ),
        ]}
      />
      <HealthCard
        part="files"
        judgement={judged.files}
        facts={[[say.free, say.ofDisk(formatFileSize(files.free), formatFileSize(files.disk))]]}
      />
      <HealthCard
        part="jobs"
        judgement={judged.jobs}
        facts={[
          [say.waiting, formatNumber(jobs.waiting)],
          [say.running, formatNumber(jobs.running)],
          [say.failedLastDay, formatNumber(jobs.failed_last_day)],
          [say.lag, say.seconds(jobs.lag)],
        ]}
      />
      <AccessCard health={health} />
      <section aria-label={say.program} className="rounded-lg border border-line bg-surface p-4 md:p-5">
        <h2 className="mb-3 text-lg">{say.program}</h2>
        <FactList
          facts={[
            [say.version, health.version],
            [say.node, health.node],
            [say.since, formatMoment(health.started_at)],
            [say.memory, formatFileSize(health.memory)],
          ]}
        />
      </section>
    </div>
  )
}

function MailCard({ health }: { health: Health }) {
  const { mail } = health
  return (
    <HealthCard
      part="mail"
      judgement={judgeHealth(health, new Date()).mail}
      facts={[
        [say.waiting, formatNumber(mail.waiting)],
        [say.failed, formatNumber(mail.failed)],
        [say.sentLastDay, formatNumber(mail.sent_last_day)],
        [say.heldAddresses, formatNumber(mail.held_addresses)],
      ]}
    >
      {mail.has_server ? null : <p className="mt-3 text-sm text-amber">{say.noServer}</p>}
      {mail.away_since ? (
        <p className="mt-3 text-sm break-words text-brick">
          {say.awaySince(formatMoment(mail.away_since), mail.away_reason ?? '')}
        </p>
      ) : null}
      {mail.returns_failing_since ? (
        <p className="mt-3 text-sm break-words text-amber">
          {say.returnsFailing(formatMoment(mail.returns_failing_since), mail.returns_failing_reason ?? '')}
        </p>
      ) : null}
      <p className="mt-2 -ml-3 flex flex-wrap">
        <LinkButton to="/operator/outbox" tone="quiet" size="small">
          {say.toOutbox}
        </LinkButton>
        {mail.held_addresses > 0 || mail.returns_failing_since ? (
          <LinkButton to="/operator/held-addresses" tone="quiet" size="small">
            {say.toHeldAddresses}
          </LinkButton>
        ) : null}
      </p>
    </HealthCard>
  )
}

function BackupsCard({ health }: { health: Health }) {
  const { backups } = health
  const { place, last_done } = backups
  return (
    <HealthCard
      part="backups"
      judgement={judgeHealth(health, new Date()).backups}
      facts={
        place === null
          ? []
          : [
              [say.lastDone, last_done ? formatMoment(last_done.started_at) : say.never],
              ...(last_done?.bytes ? [[say.size, formatFileSize(last_done.bytes)] as const] : []),
              [say.every, say.everyHours(backups.every_hours)],
              [say.encrypted, backups.is_encrypted ? say.yes : say.no],
              [say.place, place],
            ]
      }
    >
      {place === null ? (
        <p className="text-sm text-amber">{say.noPlace}</p>
      ) : (
        <>
          {last_done?.is_there === false ? (
            <p className="mb-2 text-sm text-brick">{say.lastGone(last_done.name)}</p>
          ) : null}
          <BackupNow isRunning={backups.is_running} />
        </>
      )}
    </HealthCard>
  )
}

function AccessCard({ health }: { health: Health }) {
  const { has_demo_accounts, has_https } = health
  return (
    <HealthCard part="access" judgement={judgeHealth(health, new Date()).access}>
      <div className="flex flex-col gap-2 text-sm">
        {has_demo_accounts ? (
          <>
            <p className="text-amber">{say.demoAccounts}</p>
            <LinkButton to="/operator/setup" tone="secondary" size="small" className="self-start">
              {say.removeDemo}
            </LinkButton>
          </>
        ) : null}
        {has_https ? null : <p className="text-amber">{say.noHttps}</p>}
        {!has_demo_accounts && has_https ? <p className="text-soft">{say.accessFine}</p> : null}
      </div>
    </HealthCard>
  )
}
