import * as endpoints from '@fairquay/contract/admin/setting-endpoints.ts'
import { type App, implement } from '../http.ts'
import { changeSettings, listSettings } from './change-settings.ts'

export function settingRoutes(app: App): void {
  implement(app, endpoints.listSettings, async () => ({ data: await listSettings(app) }))

  implement(app, endpoints.changeSettings, async ({ viewer, body }) => {
    await changeSettings(app, viewer, body)
    return { data: await listSettings(app) }
  })
}
