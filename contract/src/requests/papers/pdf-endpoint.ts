import * as Type from 'typebox'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { pdfType } from '../../file-types.ts'

/** The PDF that belongs to a request, made from what was sent; for its two parties and the admin. A request without a document answers 404. */
export const getRequestPdf = endpoint({
  method: 'GET',
  path: '/api/v1/requests/:id/pdf',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'The document of a request as a PDF',
  file: [pdfType],
  params: Type.Object({ id }),
})
