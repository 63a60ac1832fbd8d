import type { FastifyReply } from 'fastify'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { describeProduct, describeSeller, pictureOf } from './describe.ts'
import { drawPicture } from './draw-picture.ts'
import { findSharedProduct, findSharedSeller } from './queries.ts'
import { shareScript, shareStyles, writeNotFoundPage, writeSharePage } from './write-page.ts'
import { writeRobots, writeSitemap, writeSitemapPage } from './write-sitemap.ts'

type BySlug = { Params: { slug: string } }

/** Pages for crawlers and messengers, which do not run the app: the same for everybody, a guest's view. */
export function shareRoutes(app: App): void {
  const { http, db, config } = app

  http.get<BySlug>('/p/:slug', async ({ params }, reply) => {
    const shared = await findSharedProduct(db, params.slug)
    if (!shared) return sendNotFound(app, reply)
    if (shared.product.slug !== params.slug) return moveTo(reply, `/p/${shared.product.slug}`)
    return sendText(reply, 'text/html', writeSharePage(describeProduct(shared, config)))
  })

  http.get<BySlug>('/s/:slug', async ({ params }, reply) => {
    const seller = await findSharedSeller(db, params.slug)
    if (!seller) return sendNotFound(app, reply)
    if (seller.slug !== params.slug) return moveTo(reply, `/s/${seller.slug}`)
    return sendText(reply, 'text/html', writeSharePage(describeSeller(seller, config)))
  })

  http.get<BySlug>('/p/:slug/picture.jpg', async ({ params }, reply) => {
    const shared = await findSharedProduct(db, params.slug)
    return sendPicture(app, reply, shared?.product.get_main_image?.original)
  })

  http.get<BySlug>('/s/:slug/picture.jpg', async ({ params }, reply) => {
    const seller = await findSharedSeller(db, params.slug)
    return sendPicture(app, reply, seller && pictureOf(seller))
  })

  http.get('/robots.txt', async (_request, reply) => sendText(reply, 'text/plain', writeRobots(config.publicUrl)))
  http.get('/sitemap.xml', async (_request, reply) =>
    sendText(reply, 'application/xml', await writeSitemap(db, config.publicUrl)),
  )
  http.get<{ Params: { file: string } }>('/sitemaps/:file', async ({ params }, reply) => {
    const [, kind, page] = /^(products|sellers)-([1-9]\d{0,4})\.xml$/.exec(params.file) ?? []
    const known = kind === 'products' || kind === 'sellers' ? kind : undefined
    const text = known && (await writeSitemapPage(db, config.publicUrl, known, Number(page)))
    if (text === undefined) throw new Failure('not_found')
    return sendText(reply, 'application/xml', text)
  })

  http.get('/share.js', async (_request, reply) => sendText(reply, 'text/javascript', shareScript))
  http.get('/share.css', async (_request, reply) => sendText(reply, 'text/css', shareStyles))
}

/** What is locked or hidden in the meantime must be gone at once, so nothing is kept without asking. */
function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('Cache-Control', 'no-cache').send(text)
}

function sendNotFound({ config }: App, reply: FastifyReply): FastifyReply {
  return sendText(reply.status(404), 'text/html', writeNotFoundPage(config.settings.name))
}

/** Browsers keep a lasting redirect for ever unless told otherwise, and a thing may get its old name back. */
function moveTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('Cache-Control', 'no-cache').redirect(address, 301)
}

async function sendPicture(app: App, reply: FastifyReply, address: string | undefined): Promise<FastifyReply> {
  const picture = address === undefined ? undefined : await drawPicture(app.files, address)
  if (!picture) throw new Failure('not_found')
  return (
    reply
      .type('image/jpeg')
      .header('Cache-Control', 'public, max-age=86400')
      // Messengers that run in a browser show it on pages of their own.
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(picture)
  )
}
