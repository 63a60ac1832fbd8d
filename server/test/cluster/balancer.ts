import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../../scripts/free-port.ts'
import { makeTemporaryFolder } from '../postgres.ts'

/** HAProxy of this machine, if it has one. */
export function findBalancer(): string | undefined {
  return ['/usr/sbin/haproxy', '/usr/bin/haproxy'].find((path) => existsSync(path))
}

export type Balancer = { stop(): Promise<void> }

type Database = { port: number; check: number }

/**
 * HAProxy in front of servers, of which it asks `/ready` and which it takes by turns, and in front of databases, of which it leads to the one whose check answers
 * 200. A reading call that a server broke off is asked of another; a writing one is the client's to repeat.
 */
export async function startBalancer(
  ports: { web: number; database: number },
  servers: readonly number[],
  databases: readonly Database[],
): Promise<Balancer> {
  const program = findBalancer()
  if (!program) throw new Error('HAProxy is not installed.')
  const folder = await makeTemporaryFolder('fairquay-balancer-')
  const file = join(folder, 'haproxy.cfg')
  await writeFile(
    file,
    `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
frontend web
  mode http
  bind 127.0.0.1:${ports.web}
  option forwardfor if-none
  default_backend servers
backend servers
  mode http
  balance roundrobin
  option httpchk GET /ready
  option redispatch 1
  retries 3
  http-request disable-l7-retry unless METH_GET
  retry-on conn-failure empty-response response-timeout
${servers.map((port, at) => `  server server${at} 127.0.0.1:${port} check inter 500ms fall 2 rise 1`).join('\n')}
listen database
  mode tcp
  bind 127.0.0.1:${ports.database}
  option httpchk GET /
${databases
  .map(
    ({ port, check }, at) =>
      `  server database${at} 127.0.0.1:${port} check port ${check} inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions`,
  )
  .join('\n')}
`,
  )
  const child: ChildProcess = spawn(program, ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  await pause(300)
  if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`)
  return {
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Ports that are free now, all different. */
export async function findPorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await findFreePort())
  return [...ports]
}
