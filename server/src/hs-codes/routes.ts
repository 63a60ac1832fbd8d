import { findHsShapeFault, formatHts, hsEditions, tidyHts } from '@fairquay/contract/hs-codes/code.ts'
import {
  getHsCode,
  listHsLines,
  searchHsCodes,
  suggestHsCodes,
  suggestOwnHsCodes,
} from '@fairquay/contract/hs-codes/endpoints.ts'
import { findHsCodes } from '@fairquay/contract/hs-codes/find-codes.ts'
import { describeHsVerdict, judgeHsCode } from '@fairquay/contract/hs-codes/verdict.ts'
import { countAttempt } from '../attempts.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { companyOf } from '../session.ts'
import { listLines, pathTo } from './list-lines.ts'
import { loadHsEntries, loadHsTexts } from './load-system.ts'
import { findUncoded } from './queries.ts'
import { suggestFor } from './suggest-for.ts'

const [edition] = hsEditions

export function hsCodeRoutes(app: App): void {
  implement(app, searchHsCodes, async ({ query }) => ({
    edition,
    data: findHsCodes(loadHsEntries(), query.search),
  }))

  implement(app, listHsLines, async ({ query: { under } }) => {
    if (under !== undefined && !loadHsTexts().has(under)) throw new Failure('not_found')
    return { edition, path: pathTo(under ?? ''), data: listLines(under) }
  })

  implement(app, getHsCode, async ({ params }) => {
    const code = tidyHts(params.code) ?? ''
    const judged = judgeHsCode(code, (beginning) => loadHsTexts().has(beginning))
    return {
      edition,
      code,
      display: findHsShapeFault(code) === 'shape' ? code : formatHts(code),
      verdict: judged.verdict,
      reason: judged.reason,
      message: describeHsVerdict(code, judged, edition) ?? null,
      path: pathTo(judged.known ?? ''),
    }
  })

  implement(app, suggestHsCodes, async ({ viewer, query: { name, category } }) => {
    await countAttempt(app.db, 'hs-suggestions', viewer.userId)
    const goods = { key: 0, name, categoryIds: category === undefined ? [] : [category] }
    return { edition, data: (await suggestFor(app.db, [goods])).get(0) ?? [] }
  })

  implement(app, suggestOwnHsCodes, async ({ viewer, query }) => {
    await countAttempt(app.db, 'hs-suggestions', viewer.userId)
    const found = await findUncoded(app.db, companyOf(viewer).id, query.ids.split(',').map(Number))
    const suggestions = await suggestFor(
      app.db,
      found.map(({ id, name, category_ids }) => ({ key: id, name, categoryIds: category_ids })),
    )
    return {
      edition,
      data: found.map(({ id, version }) => ({ id, version, suggestions: suggestions.get(id) ?? [] })),
    }
  })
}
