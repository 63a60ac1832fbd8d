// After an installation: the Node that came along is `node` for everything npm runs. Newer npm puts it there by itself; the one of Debian 12 does not. Old Nodes must
// be able to read this file.
import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules')
const link = join(modules, '.bin/node')
const brought = fs.existsSync(modules)
  ? fs
      .readdirSync(modules)
      .find((name) => /^node-(linux|darwin|bin-darwin)-/.test(name) && fs.existsSync(join(modules, name, 'bin/node')))
  : undefined
if (brought !== undefined) {
  if (process.platform !== 'win32' && fs.existsSync(join(modules, '.bin')) && !fs.existsSync(link))
    fs.symlinkSync(join('..', brought, 'bin/node'), link)
  // A third of it is for compiling parts in C++, of which there are none to compile.
  if (fs.rmSync !== undefined) fs.rmSync(join(modules, brought, 'include'), { recursive: true, force: true })
}
