import {
  getFilters,
  getProduct,
  listCards,
  listDetails,
  listProducts as listEndpoint,
  listReplacements,
} from '@fairquay/contract/catalogue/endpoints.ts'
import { shortRatingOf } from '@fairquay/contract/catalogue/rating.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { stored, storedList, writeJson } from '../json-text.ts'
import { keepAnswer } from '../kept-answers.ts'
import { type Audience, audienceOf } from '../session.ts'
import { findFilters } from './find-filters.ts'
import { joinPage, listProducts } from './list-products.ts'
import { findPriceScale, keyPriceRange } from './price-keys.ts'
import { findCards, findDetails, findPage, findReplacements } from './queries.ts'
import { readQuestion } from './read-question.ts'

export function catalogueRoutes(app: App): void {
  async function keepProducts(name: string, idText: string, audience: Audience, find: typeof findCards) {
    const ids = readIds(idText)
    return keepAnswer(app.db, audience, JSON.stringify([name, audience, ids]), async (db) =>
      writeInOrder(ids, await find(db, ids, audience)),
    )
  }

  implement(app, listEndpoint, async ({ query, viewer }) => {
    const audience = audienceOf(viewer)
    const question = await keyPriceRange(app, viewer, readQuestion(query, audience))
    return {
      keptAnswer: await keepAnswer(app.db, audience, JSON.stringify(['products', audience, question]), async (db) =>
        writeJson({ data: joinPage(await listProducts(db, question, audience), question) }),
      ),
      // A range of prices is typed in the currency of whoever asks.
      isForMembers: question.price === undefined,
    }
  })

  implement(app, listCards, async ({ query, viewer }) => {
    return { keptAnswer: await keepProducts('cards', query.ids, audienceOf(viewer), findCards), isForMembers: true }
  })

  implement(app, listDetails, async ({ query, viewer }) => {
    return { keptAnswer: await keepProducts('details', query.ids, audienceOf(viewer), findDetails), isForMembers: true }
  })

  implement(app, getProduct, async ({ params, viewer }) => {
    const audience = audienceOf(viewer)
    return {
      keptAnswer: await keepAnswer(app.db, audience, JSON.stringify(['product', audience, params.slug]), async (db) => {
        const page = await findPage(db, params.slug, audience)
        if (!page) throw new Failure('not_found')
        const data = {
          product: stored(page.card),
          company: stored(page.supplier),
          options: stored(page.options),
          beside: stored(page.beside),
          seller_rating: shortRatingOf(page.seller_stars),
        }
        return writeJson({ success: true, data })
      }),
      isForMembers: true,
    }
  })

  implement(app, listReplacements, async ({ params, viewer }) => {
    const ids = await findReplacements(app.db, params.slug)
    const cards = await findCards(app.db, ids, audienceOf(viewer))
    return { jsonText: writeInOrder(ids, cards) }
  })

  implement(app, getFilters, async ({ query, viewer }) => {
    const audience = audienceOf(viewer)
    const scale = viewer && (await findPriceScale(app.db, app.config, viewer))
    const question = await keyPriceRange(app, viewer, readQuestion(query, audience))
    const { sets, price, words } = question
    const key = JSON.stringify(['filters', audience, scale?.currency, sets, price, words])
    return {
      keptAnswer: await keepAnswer(app.db, audience, key, async (db) =>
        JSON.stringify(await findFilters(db, question, scale)),
      ),
    }
  })
}

/** Each id once; those that no row can have are left out. */
function readIds(ids: string): number[] {
  return [...new Set(ids.split(',').map(Number).filter(isStorable))]
}

/** The texts of these products in the order of the ids, as one answer. */
function writeInOrder(ids: readonly number[], texts: ReadonlyMap<number, string>): string {
  return writeJson({ data: storedList(ids.flatMap((id) => texts.get(id) ?? []).join(',')) })
}

/** What no row can have as its id would be no number to the database. */
function isStorable(id: number): boolean {
  return id <= 2_147_483_647
}
