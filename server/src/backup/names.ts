/** `fairquay-20261125T221823Z.tar.zst`, with `.age` behind it when it is encrypted: sorted by name they are sorted by age. */
const pattern = /^fairquay-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(\.age)?$/

export function nameBackup(at: Date, isSealed: boolean): string {
  const stamp = at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `fairquay-${stamp}.tar.zst${isSealed ? '.age' : ''}`
}

/** When a backup of this name was begun; nothing for names that are not ours, which nobody touches. */
export function readBackupName(name: string): Date | undefined {
  const match = pattern.exec(name)
  if (!match) return undefined
  const [, year, month, day, hour, minute, second] = match
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? undefined : at
}
