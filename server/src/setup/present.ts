import type { Appointment } from '@fairquay/contract/setup/appointment-endpoints.ts'
import type { AppointmentRow } from './appointment-queries.ts'

export function presentAppointment({ inviter, sent_at, expires_at, ...rest }: AppointmentRow): Appointment {
  return { ...rest, invited_by: inviter, sent_at: sent_at.toISOString(), expires_at: expires_at.toISOString() }
}
