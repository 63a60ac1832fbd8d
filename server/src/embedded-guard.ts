import { type ChildProcess, spawn } from 'node:child_process'
import type { ServiceAccount } from './service-account.ts'

/**
 * Waits at a pipe whose other end only the server holds, and so wakes when the server is gone, however it ended: then it tells PostgreSQL to stop, and
 * after five seconds to stop without a last checkpoint, which recovery makes up for.
 */
const script = `read -r _
kill -INT "$1" || exit
for _ in 1 2 3 4 5; do sleep 1; kill -0 "$1" || exit; done
kill -QUIT "$1"`

/** Sees to it that PostgreSQL does not outlive its server where nobody could reach it any more: in a container of its own, or on another machine. */
export function guardDatabase(postgres: ChildProcess, account: ServiceAccount): void {
  if (process.platform === 'win32') return
  const guard = spawn('/bin/sh', ['-c', script, 'fairquay-guard', String(postgres.pid)], {
    detached: true,
    uid: account?.uid,
    gid: account?.gid,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => {})
  guard.stdin.on('error', () => {})
  guard.unref()
  // Its number may belong to another process by the time the server ends.
  postgres.once('exit', () => guard.kill('SIGKILL'))
}
