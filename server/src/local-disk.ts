import { statfs } from 'node:fs/promises'

/** Linux's numbers of file systems that one kernel alone writes: ext, XFS, Btrfs, F2FS, ZFS, bcachefs, tmpfs, overlay (containers), NILFS, JFS, ReiserFS. */
const local = [
  0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0xca451a4e, 0x01021994, 0x794c7630, 0x3434, 0x3153464a,
  0x52654973,
]

/** Whether a folder is surely written by this machine alone: then the kernel's locks on it are the whole truth. Elsewhere nobody tells. */
export async function isOnLocalDisk(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const { type } = await statfs(folder)
  return local.includes(type >>> 0)
}
