import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { writeDocument } from '@fairquay/contract/documentation/document.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { stringify } from 'yaml'
import type { App } from '../http.ts'
import { makeReadyAnswer, type ReadyAnswer, sendReadyAnswer, typeOfFile } from '../ready-answers.ts'
import { guideStyle, writeGuidePage } from './guide-page.ts'
import { otherPaths } from './other-paths.ts'
import { readContract } from './read-contract.ts'

/** OpenAPI of every call, at `/docs` for people and `/docs/json` for programs, and the guide to them at `/docs/guide`. */
export async function documentationRoutes({ http, config }: Pick<App, 'http' | 'config'>): Promise<void> {
  await http.register(async (http) => {
    // Made when somebody asks for the first time, and kept as the bytes to send: nothing of it is work of a start.
    let document: Promise<object> | undefined
    const describe = () => {
      document ??= describeCalls({ title: config.settings.name, server: config.publicUrl, routes: http.routeList })
      return document
    }
    const find = await findReadyDocs(describe, () => writeGuidePage(config.settings.name, config.publicUrl))
    http.addHook('onRequest', async (request, reply) => {
      const ready = find(request.url.split('?', 1)[0] ?? '')
      return ready && sendReadyAnswer(request, reply, await ready)
    })
    // The page wants a document from its sister plugin; what is asked for is answered above.
    await http.register(swagger, {
      mode: 'static',
      specification: { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
    })
    await http.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      theme: {
        title: `${config.settings.name.replace(/[<&]/g, '')} API`,
        css: [{ filename: 'waiting.css', content: waitingStyle }],
      },
      // Four hundred calls, all open, take a browser seconds; the bar with the maker's mark and an address to type is nobody's here.
      uiConfig: { docExpansion: 'none', deepLinking: true, filter: true, layout: 'BaseLayout' },
    })
    // Known to the router, so that what is asked for comes to the hook above.
    for (const path of [guidePath, guideStylePath]) http.get(path, (_request, reply) => reply.callNotFound())
  })
}

type Calls = { title: string; server: string; routes: App['http']['routeList'] }

/** The document of the calls that the server answers. */
export async function describeCalls({ title, server, routes }: Calls): Promise<ReturnType<typeof writeDocument>> {
  const { endpoints, schemas } = await readContract()
  // Only now: what checks examples is no work of a start.
  const { exampleOf } = await import('@fairquay/contract/documentation/example-of.ts')
  const answered = new Set(routes.map(({ endpoint }) => endpoint))
  return writeDocument({
    title,
    server,
    endpoints: endpoints.filter(({ endpoint }) => answered.has(endpoint)),
    schemas,
    otherPaths,
    exampleOf,
  })
}

const guidePath = '/docs/guide'

/** A slow machine takes many seconds for so many calls, in which nothing would stand on the page. */
const waitingStyle = `#swagger-ui:empty::before, #swagger-ui:has(.loading-container)::before {
  content: 'All calls are being laid out, which takes some seconds. The guide to them is at ${guidePath}.';
  display: block; padding: 4rem 1rem; text-align: center; font: 1rem/1.5 system-ui, sans-serif; color: #3b4151;
}`
const guideStylePath = '/docs/guide.css'

const filesOfInterface = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')

/** What is large under `/docs`. */
async function findReadyDocs(
  describe: () => Promise<object>,
  guide: () => Promise<string>,
): Promise<(path: string) => Promise<ReadyAnswer> | undefined> {
  const made = new Map<string, Promise<ReadyAnswer>>()
  const sources = new Map<string, () => Promise<ReadyAnswer>>([
    ['/docs/json', async () => makeReadyAnswer('application/json; charset=utf-8', JSON.stringify(await describe()))],
    [
      '/docs/yaml',
      async () => makeReadyAnswer('application/x-yaml', stringify(await describe(), { aliasDuplicateObjects: false })),
    ],
  ])
  sources.set(guidePath, async () => makeReadyAnswer('text/html; charset=utf-8', await guide()))
  sources.set(guideStylePath, async () => makeReadyAnswer('text/css; charset=utf-8', guideStyle))
  for (const name of await readdir(filesOfInterface)) {
    const type = typeOfFile(name)
    // The page itself is written by the plugin.
    if (type && !name.endsWith('.html'))
      sources.set(`/docs/static/${name}`, async () =>
        makeReadyAnswer(type, await readFile(join(filesOfInterface, name))),
      )
  }
  return (path) => {
    const source = sources.get(path)
    if (source && !made.has(path)) made.set(path, source())
    return made.get(path)
  }
}
