import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from './http.ts'
import { makeSettingsWatch } from './stored-settings.ts'

const builtWeb = join(import.meta.dirname, '../../web/dist')

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
export async function webPages(app: App, folder = builtWeb): Promise<void> {
  const template = await readTemplate(folder)
  let written = writePage(template, app.config.settings)
  const lookForSettings = makeSettingsWatch(app.db, app.config)
  app.http.get('/', { schema: { hide: true } }, async (request, reply) => {
    lookForSettings()
    // An operator may have changed them since.
    if (written.settings !== JSON.stringify(app.config.settings)) written = writePage(template, app.config.settings)
    const { page, tag } = written
    reply.header('Cache-Control', 'no-cache').header('ETag', tag).type('text/html; charset=utf-8')
    return request.headers['if-none-match'] === tag ? reply.status(304).send() : page
  })
  await app.http.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join(folder, 'assets')}`)
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (isHashed) for (const name of forDocuments) reply.removeHeader(name)
    },
  })
}

async function readTemplate(folder: string): Promise<string> {
  return readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new Error('The web is not built yet. Run "npm run build" (npm start does it by itself).')
  })
}

function writePage(template: string, given: object): { settings: string; page: string; tag: string } {
  const settings = JSON.stringify(given)
  const page = template.replace(
    /(<script type="application\/json" id="settings">)[^<]*(<\/script>)/,
    (_all, open, close) => `${open}${settings.replaceAll('<', '\\u003c')}${close}`,
  )
  return { settings, page, tag: `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"` }
}
