import * as customs from '@fairquay/contract/customs/endpoints.ts'
import { type App, implementOnce } from '../http.ts'
import { createCustomsRequest } from './create-customs-request.ts'

export function customsRoutes(app: App): void {
  implementOnce(app, customs.createCustomsRequest, async (tx, { viewer, body }) => ({
    success: true as const,
    id: await createCustomsRequest(tx, app, viewer, body, new Date()),
  }))
}
