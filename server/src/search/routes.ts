import { autocomplete, countSearch, search } from '@fairquay/contract/search/endpoints.ts'
import { isQuoted } from '@fairquay/contract/search/rules.ts'
import { readSearchWords } from '@fairquay/contract/search/words.ts'
import { isRobot } from '@fairquay/contract/statistics/rules.ts'
import { type App, implement } from '../http.ts'
import { storedList, writeJson } from '../json-text.ts'
import { keepAnswer } from '../kept-answers.ts'
import type { VisitCounter } from '../visits/visit-counter.ts'
import { describeSearcher, describeVisitor } from '../visits/visitor.ts'
import { findResults, suggest } from './find-results.ts'

const mostSuggestions = 8
const defaultPerPage = 16

/** Nothing here depends on who asks: results carry no price, so guests and members get the same. */
export function searchRoutes(app: App, counter: VisitCounter): void {
  implement(app, autocomplete, async ({ query }) => {
    const target = query.target ?? 'all'
    const key = JSON.stringify(['autocomplete', target, query.search])
    return {
      keptAnswer: await keepAnswer(app.db, 'guest', key, async (db) =>
        writeJson({ data: { data: storedList(await suggest(db, query.search, target, mostSuggestions)) } }),
      ),
      isForMembers: true,
    }
  })

  implement(app, search, async ({ query }) => {
    const asked = {
      typed: query.search,
      target: query.target ?? 'all',
      page: query.page ?? 1,
      perPage: query.perPage ?? defaultPerPage,
      isExact: isQuoted(query.search),
    }
    const { typed, target, page, perPage, isExact } = asked
    const key = JSON.stringify(['search', typed, target, page, perPage, isExact])
    return {
      keptAnswer: await keepAnswer(app.db, 'guest', key, async (db) => {
        const { hits, total, counts, corrected } = await findResults(db, asked)
        const pagination = { current_page: page, per_page: perPage, total }
        return writeJson({ data: storedList(hits), pagination, counts, corrected })
      }),
      isForMembers: true,
    }
  })

  /** Whether a search finds anything is asked of the market, not of whoever tells of it. */
  const hasFound = async (typed: string): Promise<boolean> => {
    const key = JSON.stringify(['found', typed])
    const found = await keepAnswer(app.db, 'guest', key, async (db) => {
      const asked = { typed, target: 'all' as const, page: 1, perPage: 1, isExact: isQuoted(typed) }
      return String((await findResults(db, asked)).total > 0)
    })
    return found.bytes.toString() === 'true'
  }

  implement(app, countSearch, async ({ viewer, body, request }) => {
    const userAgent = request.headers['user-agent']
    const words = readSearchWords(body.search)
    if (app.config.countSearches && words !== undefined && !isRobot(userAgent))
      counter.countSearch({
        words,
        hasFound: await hasFound(body.search),
        from: describeSearcher(viewer, request.ip),
        ...describeVisitor(viewer, request.ip, userAgent),
      })
    return { success: true }
  })
}
