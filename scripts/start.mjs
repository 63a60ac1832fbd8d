// `npm start`: installs and builds what is missing, runs the server, hands signals on to it, and starts it again should it end by a fault. Old Nodes must be
// able to read this file.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { memoryEnvironment, memoryFlags } from './node-memory.mjs'
import { findNode, giveUp, installMissing, root } from './prepare.mjs'
import { decideRestart } from './restart-rules.mjs'

const isDeveloping = process.argv.indexOf('--dev') >= 0
// A test that starts us runs on these very packages.
if (process.argv.indexOf('--no-install') < 0) installMissing(isDeveloping)
const node = findNode()

const toBuild = ['scripts/build-web.ts', isDeveloping ? '--dev' : '--when-changed']
const noWeb = 'The web could not be built: see the messages above.'
const beside = { cwd: root, stdio: ['ignore', 2, 2] }
if (isDeveloping && spawnSync(node, toBuild, beside).status !== 0) giveUp(noWeb)
// Building takes as long as making the first database, and seeing that nothing is to be built a third of a usual start: the server begins meanwhile, and is told when
// there is a web to serve.
let builder = isDeveloping ? undefined : spawn(node, toBuild, beside)
const watcher = isDeveloping
  ? spawn(node, ['node_modules/vite/bin/vite.js', 'build', 'web', '--watch', '--emptyOutDir', 'false'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    })
  : undefined

const flags = memoryFlags.concat(
  existsSync(join(root, '.env')) ? ['--env-file=.env'] : [],
  isDeveloping
    ? [
        '--watch-path=server',
        '--watch-path=contract/src',
        '--watch-path=web/dist/index.html',
        '--watch-preserve-output',
      ]
    : [],
)
// Half of a start is reading code; Node keeps what it read.
const env = Object.assign({ NODE_COMPILE_CACHE: join(root, '.cache/node') }, memoryEnvironment, process.env)
let server
let hasBeenReady = false
let isWanted = false
let ends = 0
let pausing

function start() {
  // Its own process group: a Ctrl-C reaches the server once, through us, and not a second time from the terminal. The channel tells it when we are gone,
  // and us when it is ready.
  let readySince
  server = spawn(node, flags.concat('server/src/main.ts', builder === undefined ? [] : '--await-web'), {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  server.on('message', (message) => {
    if (message !== 'ready') return
    readySince = Date.now()
    hasBeenReady = true
  })
  server.on('exit', (code, signal) => {
    server = undefined
    const upFor = readySince === undefined ? undefined : Date.now() - readySince
    const next = decideRestart({ code, signal, upFor, hasBeenReady, isWanted, ends })
    ends = next.ends
    // While developing, Node itself waits for a change.
    if (next.pause === undefined || isDeveloping) return end(signal === null ? code : 128 + constants.signals[signal])
    console.error(
      `Fairquay ended unexpectedly (${signal === null ? `code ${code}` : signal}) and is started again in ${next.pause / 1000} s.`,
    )
    pausing = setTimeout(() => {
      pausing = undefined
      start()
    }, next.pause)
  })
}

let isWithoutWeb = false
function follow(building) {
  building.on('exit', (code) => {
    builder = undefined
    if (code === 0) {
      // It may have ended just now; the next one does not wait.
      if (server !== undefined) server.send('built', () => {})
    } else if (!isWanted) {
      isWithoutWeb = true
      stop('SIGTERM')
    }
  })
}

function end(code) {
  if (watcher !== undefined) watcher.kill()
  if (builder !== undefined) builder.kill()
  if (isWithoutWeb) giveUp(noWeb)
  process.exit(code)
}

let lastSignal = 0
function forward(signal) {
  // npm and the terminal both deliver a Ctrl-C; only one that comes later is a second wish, and ends the server the hard way.
  if (Date.now() - lastSignal < 1000) return
  lastSignal = Date.now()
  stop(signal)
}

function stop(signal) {
  isWanted = true
  if (server !== undefined) server.kill(signal)
  if (pausing === undefined) return
  clearTimeout(pausing)
  // The database of a server that was killed ends by itself.
  end(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal))

start()
if (builder !== undefined) follow(builder)
