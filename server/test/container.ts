import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'

/** Runs a program with process ids and shared memory of its own, as a container does; everything in it ends with its first process. */
export const container = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--kill-child']

/** The same with a first process that goes on when the program ends. */
export const lastingContainer = [...container, 'sh', '-c', '"$@" & exec sleep 600', 'sh']

/** Only root may make one, and not everywhere. */
export const mayContain =
  process.platform === 'linux' && spawnSync(container[0] ?? '', [...container.slice(1), 'true']).status === 0

/** Everything that the process started, and what that started, by the ids of this world. */
export async function findDescendants(pid: number): Promise<{ pid: number; name: string; line: string }[]> {
  const ids = (await readdir('/proc')).map(Number).filter((id) => id > 0)
  const stats = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
      const line = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
      const end = stat.lastIndexOf(')')
      return {
        pid: id,
        name: stat.slice(stat.indexOf('(') + 1, end),
        parent: Number(stat.slice(end + 2).split(' ')[1]),
        line: line.replaceAll('\0', ' '),
      }
    }),
  )
  const collect = (parent: number): typeof stats =>
    stats.filter((one) => one.parent === parent).flatMap((one) => [one, ...collect(one.pid)])
  return collect(pid)
}
