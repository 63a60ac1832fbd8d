import { formatMoment, formatNumber } from '@fairquay/contract/locale.ts'
import { type Backup, listBackups } from '@fairquay/contract/operations/endpoints.ts'
import { formatFileSize } from '@fairquay/contract/operations/file-size.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../call.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { operationTexts as say } from './texts.ts'

const tones: Record<Backup['state'], BadgeTone> = { running: 'neutral', done: 'quay', failed: 'brick' }

/** The newest backups, with the reason of each that failed. */
export function BackupList({ at }: { at: string }) {
  const backups = useQuery({
    // What is on top of the page changes when one begins or ends: then the list is another.
    queryKey: ['operator', 'backups', at],
    queryFn: ({ signal }) => call(listBackups, { signal }),
    placeholderData: keepPreviousData,
  })
  if (!backups.data || backups.data.data.length === 0) return null
  return (
    <section aria-label={say.lastBackups} className="mt-8">
      <h2 className="mb-3 text-xl">{say.lastBackups}</h2>
      <ul className="rounded-lg border border-line bg-surface">
        {backups.data.data.map((backup) => (
          <li
            key={`${backup.started_at} ${backup.name}`}
            className="grid gap-x-5 gap-y-1 border-b border-line px-4 py-3 text-sm last:border-0 md:grid-cols-[11rem_8rem_minmax(0,1fr)_auto]"
          >
            <time dateTime={backup.started_at} className="tabular">
              {formatMoment(backup.started_at)}
            </time>
            <span>
              {backup.is_there === false ? (
                <Badge tone="neutral">{say.noLongerThere}</Badge>
              ) : (
                <Badge tone={tones[backup.state]}>{say.states[backup.state]}</Badge>
              )}
            </span>
            <span className="min-w-0 break-all text-soft">{backup.reason ?? backup.name}</span>
            <span className="tabular text-soft">
              {backup.bytes === null ? null : formatFileSize(backup.bytes)}
              {backup.files === null ? null : ` · ${say.backupFiles}: ${formatNumber(backup.files)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
