import { sendMailer } from '@fairquay/contract/newsletter/endpoints.ts'
import { countAttemptFrom } from '../attempts.ts'
import { type App, implement } from '../http.ts'
import { subscribe } from './subscribe.ts'

export function newsletterRoutes(app: App): void {
  implement(app, sendMailer, async ({ body, request }) => {
    await countAttemptFrom(app.db, 'newsletter-from', request.ip)
    await subscribe(app, body.email)
    return { success: true as const }
  })
}
