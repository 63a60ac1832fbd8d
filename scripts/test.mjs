// `npm test`: installs what is missing, then checks and tests everything. Old Nodes must be able to read this file.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { findNode, installMissing, root } from './prepare.mjs'

installMissing(true)
const path = join(root, 'node_modules/.bin') + delimiter + process.env.PATH
const done = spawnSync(findNode(), ['scripts/run-tests.ts'].concat(process.argv.slice(2)), {
  cwd: root,
  stdio: 'inherit',
  env: Object.assign({}, process.env, { PATH: path }),
})
process.exit(done.status === null ? 1 : done.status)
