import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { findOutsideBinaries } from '../server/test/outside-postgres.ts'
import { findPgBouncer } from '../server/test/pgbouncer.ts'
import { installPackages, mayInstall } from './chromium.ts'

/** The distribution's PgBouncer, which the tests start themselves: its own service stays off. */
function ensurePgBouncer(): void {
  if (findPgBouncer() || !mayInstall()) return
  installPackages('pgbouncer')
  spawnSync('systemctl', ['disable', '--now', 'pgbouncer'], { stdio: 'ignore' })
}

const config = '/etc/postgresql-common/createcluster.conf'

/** Installs the distribution's PostgreSQL for the tests of routes when there is none and we may; without one they run on the embedded one. */
export function ensurePostgres(): void {
  ensurePgBouncer()
  if (findOutsideBinaries()) return
  if (mayInstall()) {
    // The package would otherwise start a server of its own on port 5432.
    if (!existsSync(config)) {
      mkdirSync('/etc/postgresql-common', { recursive: true })
      writeFileSync(config, 'create_main_cluster = false\n')
    }
    installPackages('postgresql')
  }
  if (!findOutsideBinaries())
    console.log(
      'No PostgreSQL 15 or newer is installed here, and it cannot be without root on Debian: the routes are tested on the embedded one.',
    )
}
