import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../fields.ts'
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
