import { sendMailer } from '@fairquay/contract/newsletter/endpoints.ts'
import { countAttemptFrom } from '../attempts.ts'
import { type App, implement } from '../http.ts'
import { subscribe } from './subscribe.ts'

/** From one address in one hour; an office shares its address. */
const mostPerHour = 20

export function newsletterRoutes(app: App): void {
  implement(app, sendMailer, async ({ body, request }) => {
    await countAttemptFrom(app.db, 'newsletter', request.ip, mostPerHour, 60)
    await subscribe(app, body.email)
    return { success: true as const }
  })
}
