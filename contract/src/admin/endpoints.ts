import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'

/** Every mail the marketplace wrote. `sent_at` is null until it was handed to a mail server, and stays so where none is set up. */
export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/v1/outbox',
  access: 'admin',
  summary: 'The mails of the marketplace, newest first',
  query: Type.Object(pageQuery),
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        to: Type.String(),
        subject: Type.String(),
        text: Type.String(),
        created_at: Type.String(),
        sent_at: nullable(Type.String()),
      }),
    ),
    pagination,
  }),
})

const waitingSeller = Type.Object({
  company: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    country: Type.String(),
    city: Type.String(),
    address: Type.String(),
    website: nullable(Type.String()),
    registration_number: nullable(Type.String()),
    tax_number: nullable(Type.String()),
  }),
  person: Type.Object({
    id: Type.Integer(),
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    phone_code: Type.String(),
    phone: Type.String(),
  }),
  confirmed_at: Type.String(),
})
export type WaitingSeller = Type.Static<typeof waitingSeller>

/** Sellers who have confirmed their address and wait for an operator; who has waited longest stands first. */
export const listApprovals = endpoint({
  method: 'GET',
  path: '/api/v1/approvals',
  access: 'admin',
  summary: 'Sellers who wait for approval, with what they gave when they registered',
  query: Type.Object(pageQuery),
  answer: Type.Object({ data: Type.Array(waitingSeller), pagination }),
})

/** `reason` is needed for a refusal and goes to the seller by mail. A refused seller may be approved later; an approved one is suspended instead. */
export const decideApproval = endpoint({
  method: 'PUT',
  path: '/api/v1/companies/:id/approval',
  access: 'admin',
  summary: 'Approve or refuse a seller; the people of the company are told by mail',
  params: Type.Object({ id }),
  body: closed({ approved: Type.Boolean(), reason: Type.Optional(text(1000)) }),
  answer: Type.Object({ success: Type.Boolean() }),
})

/** Suspending ends every session at once and takes the company off the market when it is its first person; `reason` goes to the person by mail. */
export const changeSuspension = endpoint({
  method: 'PUT',
  path: '/api/v1/people/:id/suspension',
  access: 'admin',
  summary: 'Suspend or reinstate a person',
  params: Type.Object({ id }),
  body: closed({ suspended: Type.Boolean(), reason: Type.Optional(text(1000)) }),
  answer: Type.Object({ success: Type.Boolean() }),
})
