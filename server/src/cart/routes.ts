import * as cart from '@fairquay/contract/cart/endpoints.ts'
import { type App, implement } from '../http.ts'
import { mergeCart } from './merge-cart.ts'
import { presentCart } from './present.ts'
import { findCartRows } from './queries.ts'

export function cartRoutes(app: App): void {
  implement(app, cart.getCart, async ({ viewer }) => presentCart(await findCartRows(app.db, viewer.userId)))

  implement(app, cart.mergeCart, async ({ viewer, body }) => presentCart(await mergeCart(app.db, viewer, body.lines)))
}
