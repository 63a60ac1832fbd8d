// After an installation: the Node that came along is `node` for everything npm runs. Newer npm puts it there by itself; the one of Debian 12 does not. Old Nodes must
// be able to read this file.
import { existsSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules')
const link = join(modules, '.bin/node')
if (process.platform !== 'win32' && existsSync(join(modules, '.bin')) && !existsSync(link)) {
  const brought = readdirSync(modules).find(
    (name) => /^node-(linux|darwin|bin-darwin)-/.test(name) && existsSync(join(modules, name, 'bin/node')),
  )
  if (brought !== undefined) symlinkSync(join('..', brought, 'bin/node'), link)
}
