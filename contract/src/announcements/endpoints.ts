import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'

const done = Type.Object({ success: Type.Boolean() })
const fields = {
  text: text(300),
  link: text(500),
  is_warning: Type.Boolean(),
  starts_at: Type.String({ format: 'date-time', maxLength: 40 }),
  ends_at: nullable(Type.String({ format: 'date-time', maxLength: 40 })),
}

const announcement = Type.Object({ id: Type.Integer(), ...fields, created_by: nullable(Type.String()) })
export type DeskAnnouncement = Type.Static<typeof announcement>

/** Those of last year and before are left out once there are a hundred. */
export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/v1/operator/announcements',
  access: 'admin',
  summary: 'What everybody is told on top of every page, was told, or will be, the newest first',
  answer: Type.Object({ data: Type.Array(announcement) }),
})

export const addAnnouncement = endpoint({
  method: 'POST',
  path: '/api/v1/operator/announcements',
  access: 'admin',
  summary: 'Tell everybody something for a time',
  body: closed(fields),
  answer: Type.Object({ id: Type.Integer() }),
  status: 201,
  idempotent: true,
})

export const changeAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/announcements/:id',
  access: 'admin',
  summary: 'Change what everybody is told, or end it',
  params: Type.Object({ id }),
  body: closed(fields),
  answer: done,
})

export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/announcements/:id',
  access: 'admin',
  summary: 'Take an announcement away',
  params: Type.Object({ id }),
  answer: done,
})
