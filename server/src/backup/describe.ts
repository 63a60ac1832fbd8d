import { formatNumber } from '@fairquay/contract/locale.ts'
import { formatFileSize } from '@fairquay/contract/operations/file-size.ts'
import type { Made } from './make-backup.ts'
import type { Restored } from './restore-backup.ts'

/** What a backup came to, in lines for whoever ran the command. */
export function describeBackup({ name, bytes, manifest, thinned, notThinned }: Made, place: string, isSealed: boolean) {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `Backup made: ${place.replace(/\/$/, '')}/${name}`,
    `${formatFileSize(bytes)}, ${isSealed ? 'encrypted' : 'not encrypted'}: ${formatNumber(rows)} rows of ${formatNumber(manifest.tables.length)} tables and ${formatNumber(manifest.files.count)} files (${formatFileSize(manifest.files.bytes)}), of ${manifest.madeAt}.`,
    ...(thinned.length > 0 ? [`Removed as no longer to be kept: ${thinned.join(', ')}`] : []),
    ...(notThinned === undefined ? [] : [`Older backups could not be removed: ${notThinned}`]),
  ]
}

/** What a restore did. */
export function describeRestore({ manifest, applied, leftOut, movedFiles }: Restored): string[] {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `Restored: the marketplace as it was at ${manifest.madeAt} (version ${manifest.version}): ${formatNumber(rows)} rows of ${formatNumber(manifest.tables.length)} tables and ${formatNumber(manifest.files.count)} files, all compared with their checksums and counts.`,
    ...(applied.length > 0 ? [`Brought to this version by ${formatNumber(applied.length)} migrations.`] : []),
    ...(leftOut.length > 0
      ? [
          `Left out, because Fairquay does not make these tables: ${leftOut.join(', ')}. Their rows are in the backup, under tables/.`,
        ]
      : []),
    ...(movedFiles === undefined
      ? []
      : [`The files that were there before are in ${movedFiles}: remove them when you are sure.`]),
    'Start it with npm start.',
  ]
}
