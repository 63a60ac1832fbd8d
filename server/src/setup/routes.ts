import { isOperatorNamed } from '@fairquay/contract/settings.ts'
import * as appointments from '@fairquay/contract/setup/appointment-endpoints.ts'
import * as endpoints from '@fairquay/contract/setup/setup-endpoints.ts'
import { countAttemptFrom } from '../attempts.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../database.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { acceptAppointment, lookAtAppointment } from './accept-appointment.ts'
import { addStarters } from './add-starters.ts'
import { appoint, resendAppointment, revokeAppointment } from './appoint.ts'
import { findAppointments } from './appointment-queries.ts'
import { changeLogo } from './change-logo.ts'
import { beginDemo, describeDemo, removeDemo } from './demo-desk.ts'
import { findSetupFacts, noteSetUp } from './marketplace-queries.ts'
import { presentAppointment } from './present.ts'
import { sendTestMail } from './send-test-mail.ts'

const success = { success: true }

export function setupRoutes(app: App): void {
  appointmentRoutes(app)

  implement(app, endpoints.getSetup, async () => {
    const facts = await findSetupFacts(app.db)
    const { settings, smtpUrl, mailFrom } = app.config
    const { set_up_at, mail_tested_at, industries, operators, companies, others } = facts
    return {
      is_finished: set_up_at !== null,
      is_operator_named: isOperatorNamed(settings),
      logo: settings.logo,
      mail: { has_server: smtpUrl !== undefined, from: mailFrom, tested_at: mail_tested_at?.toISOString() ?? null },
      industries,
      operators,
      companies,
      demo: { ...describeDemo(app, facts), others },
    }
  })

  implement(app, endpoints.finishSetup, async ({ viewer, body: { is_finished } }) => {
    await inTransaction(app.db, async (tx) => {
      const before = (await findSetupFacts(tx)).set_up_at !== null
      if (before === is_finished) return
      await noteSetUp(tx, is_finished)
      const change = { action: 'changed', thing: 'setting', id: null, name: 'set-up' } as const
      await recordChange(tx, viewer, { ...change, before: { finished: before }, after: { finished: is_finished } })
    })
    return success
  })

  implement(app, endpoints.changeLogo, async ({ viewer, body }) => {
    await changeLogo(app, viewer, body.image_id)
    return success
  })
  implement(app, endpoints.sendTestMail, async ({ viewer, body }) => {
    await sendTestMail(app, viewer, body.to)
    return success
  })
  implement(app, endpoints.addStarterCategories, ({ viewer, body }) => addStarters(app, viewer, body.industries))
  implement(app, endpoints.loadDemo, async ({ viewer }) => {
    await beginDemo(app, viewer)
    return success
  })
  implement(app, endpoints.removeDemo, async ({ viewer, body }) => {
    await removeDemo(app, viewer, body.word)
    return success
  })
}

/** People that operators ask in, and the link in the log by which the first one comes. */
function appointmentRoutes(app: App): void {
  implement(app, appointments.listAppointments, async () => ({
    data: (await findAppointments(app.db)).map(presentAppointment),
  }))
  implementOnce(app, appointments.appoint, async (tx, { viewer, body }) =>
    presentAppointment(await appoint(tx, app, viewer, body)),
  )
  implementOnce(app, appointments.resendAppointment, async (tx, { viewer, params }) =>
    presentAppointment(await resendAppointment(tx, app, viewer, params.id)),
  )
  implement(app, appointments.revokeAppointment, async ({ viewer, params }) => {
    await inTransaction(app.db, (tx) => revokeAppointment(tx, viewer, params.id))
    return success
  })

  implement(app, appointments.lookAtAppointment, async ({ body, request }) => {
    await countAttemptFrom(app.db, 'appointment-from', request.ip)
    return lookAtAppointment(app, body.token)
  })
  implement(app, appointments.acceptAppointment, async ({ body, request }) => {
    await countAttemptFrom(app.db, 'appointment-from', request.ip)
    return acceptAppointment(app, body)
  })
}
