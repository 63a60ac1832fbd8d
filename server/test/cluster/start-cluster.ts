import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits, type PgBouncer, startPgBouncer } from '../pgbouncer.ts'
import { makeTemporaryFolder } from '../postgres.ts'
import { type ReplicatedPostgres, startReplicated } from '../replicated-postgres.ts'
import { openS3Server } from '../s3-server.ts'
import { type Fairquay, startFairquay } from '../start-fairquay.ts'
import { findPorts, startBalancer } from './balancer.ts'
import { type Failover, watchDatabases } from './failover.ts'

export type Cluster = {
  /** Where people come in. */
  url: string
  /** The database that is written to, wherever that is. */
  databaseUrl: string
  databases: ReplicatedPostgres
  pool: PgBouncer
  failover: Failover
  killServer(at: number): Promise<void>
  /** Starts another in the place of one that was killed. */
  startServer(at: number): Promise<void>
  /** What the servers wrote. */
  said(): string
  stop(): Promise<void>
}

const serverCount = 3

/**
 * Everything that docs/scaling.md has, on one machine: a primary and its replica, what leads to whichever is written to, PgBouncer before it, a bucket, three
 * servers, and a balancer before these.
 */
export async function startCluster(): Promise<Cluster> {
  const folder = await makeTemporaryFolder('fairquay-cluster-')
  const databases = await startReplicated()
  const failover = await watchDatabases({ one: databases.primary.url, other: databases.replica.url })
  const [web = 0, database = 0, ...ports] = await findPorts(2 + serverCount)
  const balancer = await startBalancer({ web, database }, ports, [
    { port: portOf(databases.primary.url), check: failover.ports.one },
    { port: portOf(databases.replica.url), check: failover.ports.other },
  ])
  const databaseUrl = databases.primary.url.replace(/:\d+\//, `:${database}/`)
  const pool = await startPgBouncer(databaseUrl, { connections: 20, query: limits })
  const store = await openS3Server()
  const secretFile = join(folder, 'secret')
  await writeFile(secretFile, `${store.secretAccessKey}\n`)
  const url = `http://127.0.0.1:${web}`
  const settings = {
    DEMO: 'true',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    TRUST_PROXY: '127.0.0.1',
    PRIVATE_WEBHOOKS: 'true',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_URL: pool.url,
    DATABASE_REPLICA_URLS: databases.replica.url,
    FILES_URL: `s3://${store.bucket}/market/files`,
    S3_ENDPOINT: store.endpoint,
    S3_REGION: 'eu-test-1',
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY_FILE: secretFile,
  }
  const servers: Fairquay[] = []
  const before: string[] = []
  const start = async (at: number) => {
    servers[at] = await startFairquay({ ...settings, PORT: String(ports[at]), DATA_DIR: join(folder, `server${at}`) })
  }
  // The first makes the tables and the demo, the others find them.
  for (const at of ports.keys()) await start(at)
  return {
    url,
    databaseUrl,
    databases,
    pool,
    failover,
    async killServer(at) {
      before.push(servers[at]?.said() ?? '')
      await servers[at]?.stop('SIGKILL')
    },
    startServer: start,
    said: () => [...before, ...servers.map((server) => server.said())].join('\n'),
    async stop() {
      await Promise.all(servers.map((server) => server.stop('SIGKILL')))
      await balancer.stop()
      await failover.stop()
      await pool.stop()
      await databases.stop()
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
