import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { FollowedSettings } from './follow-settings.ts'
import type { App } from './http.ts'
import { writeScriptJson } from './json-text.ts'
import { makeReadyAnswer, type ReadyAnswer, sendReadyAnswer, typeOfFile } from './ready-answers.ts'

const builtWeb = join(import.meta.dirname, '../../web/dist')

const worker = 'sw.js'

/** In the place of the worker that keeps the shell (web/build/service-worker.ts): throws away what was kept and is gone. */
const leavingWorker = makeReadyAnswer(
  'text/javascript; charset=utf-8',
  Buffer.from(`self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.delete('fairquay-shell').then(() => self.registration.unregister()))
})
`),
  {},
)

/** Headers that only mean something on a page. A page takes two dozen scripts, often of a kilobyte, and these would be half a kilobyte more on each. */
const forDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * Serves the built web. Every route of the app lives behind the `#`, so there is one page: it is read once, given the settings an operator chose
 * (anew when they change), and sent with an ETag. Files with a hash in their name are kept by browsers for a year; each lies there compressed as well.
 */
export async function webPages(app: App, settings: FollowedSettings, folder = builtWeb): Promise<void> {
  const template = await readTemplate(folder)
  const inline = hashInline(template)
  let written = writePage(template, app.config.settings)
  app.http.get('/', async (request, reply) => {
    await settings.settled()
    // An operator may have changed them since.
    if (written.settings !== JSON.stringify(app.config.settings)) written = writePage(template, app.config.settings)
    const { page, tag } = written
    reply.header('Content-Security-Policy', allowInline(String(reply.getHeader('content-security-policy')), inline))
    reply.header('Cache-Control', 'no-cache').header('ETag', tag).type('text/html; charset=utf-8')
    return request.headers['if-none-match'] === tag ? reply.status(304).send() : page
  })
  const files = await listFiles(folder)
  app.http.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*']
    if (name === worker && !app.config.keepShell)
      return sendReadyAnswer(request, reply.header('Cache-Control', 'no-cache'), await leavingWorker)
    const file = await files.get(name)?.()
    if (!file) return reply.callNotFound()
    const isHashed = name.startsWith('assets/')
    reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (isHashed) for (const header of forDocuments) reply.removeHeader(header)
    return sendReadyAnswer(request, reply, file)
  })
}

/**
 * What of the build is for browsers, by its name, read when it is asked for the first time and kept: the whole is few megabytes, and a client that does not read
 * holds neither a file nor a copy. The page without its settings, the compressed copies, maps and notes of the build are not on the list.
 */
async function listFiles(folder: string): Promise<Map<string, () => Promise<ReadyAnswer>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  const all = new Set(names)
  return new Map(
    names.flatMap((name) => {
      const type = name.startsWith('.') || name.includes('/.') || name === 'index.html' ? undefined : typeOfFile(name)
      if (!type) return []
      let reading: Promise<ReadyAnswer> | undefined
      const read = () => {
        reading ??= readWithCopies(folder, name, type, all).catch((error) => {
          reading = undefined
          throw error
        })
        return reading
      }
      return [[name, read] as const]
    }),
  )
}

async function readWithCopies(
  folder: string,
  name: string,
  type: string,
  all: ReadonlySet<string>,
): Promise<ReadyAnswer> {
  const read = async (ending: string) =>
    all.has(`${name}${ending}`) ? await readFile(join(folder, `${name}${ending}`)) : undefined
  const [bytes, br, gzip] = await Promise.all([readFile(join(folder, name)), read('.br'), read('.gz')])
  return makeReadyAnswer(type, bytes, { ...(br && { br }), ...(gzip && { gzip }) })
}

async function readTemplate(folder: string): Promise<string> {
  return readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new Error('The web is not built yet. Run "npm run build" (npm start does it by itself).')
  })
}

/** What the build has written into the page itself (web/build/first-paint.ts), by its hashes as a policy names them. */
function hashInline(template: string): { scripts: string; styles: string } {
  const hash = (found: RegExp) =>
    [...template.matchAll(found)]
      .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join('')
  return { scripts: hash(/<script>(.*?)<\/script>/gs), styles: hash(/<style>(.*?)<\/style>/gs) }
}

/** The policy of everything we send, and these. Their hashes and nothing else: whatever else should stand in the page does not run. */
function allowInline(policy: string, { scripts, styles }: ReturnType<typeof hashInline>): string {
  return policy
    .replace("script-src 'self'", `script-src 'self'${scripts}`)
    .replace("style-src 'self'", `style-src 'self'${styles}`)
}

function writePage(template: string, given: object): { settings: string; page: string; tag: string } {
  const settings = JSON.stringify(given)
  const page = template.replace(
    /(<script type="application\/json" id="settings">)[^<]*(<\/script>)/,
    (_all, open, close) => `${open}${writeScriptJson(given)}${close}`,
  )
  return { settings, page, tag: `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"` }
}
