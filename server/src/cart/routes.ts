import * as cart from '@fairquay/contract/cart/endpoints.ts'
import { type App, implement } from '../http.ts'
import type { VisitCounter } from '../visits/visit-counter.ts'
import { describeVisitor } from '../visits/visitor.ts'
import { mergeCart } from './merge-cart.ts'
import { presentCart } from './present.ts'
import { findCartRows } from './queries.ts'

export function cartRoutes(app: App, visits: VisitCounter): void {
  implement(app, cart.getCart, async ({ viewer }) => presentCart(await findCartRows(app.db, viewer.userId)))

  implement(app, cart.mergeCart, async ({ viewer, body, request }) => {
    const { rows, added } = await mergeCart(app.db, viewer, body.lines)
    const visitor = describeVisitor(viewer, request.ip, request.headers['user-agent'])
    for (const thingId of added)
      visits.count({ kind: 'cart', thingId, viewerCompanyId: viewer.company?.id, ...visitor })
    return presentCart(rows)
  })
}
