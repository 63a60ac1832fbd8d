import * as Type from 'typebox'
import { endpoint } from '../../endpoint.ts'
import { id, nullable } from '../../fields.ts'
import { pdfType } from '../../file-types.ts'
import { paperKinds, paperSizes } from '../../trade/papers.ts'

/** A numbered paper. `total` is decimal in `currency`, null where the paper names no money; `revision` the offer it was made from. */
export const paper = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(paperKinds),
  number: Type.String(),
  issuer: Type.String(),
  recipient: Type.String(),
  currency: Type.String(),
  total: nullable(Type.Number()),
  issued_at: Type.String(),
})
export type Paper = Type.Static<typeof paper>

export const listPapers = endpoint({
  method: 'GET',
  path: '/api/v1/requests/:id/documents',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'The numbered documents of a request that the company issued or got, the oldest first',
  params: Type.Object({ id }),
  answer: Type.Object({
    data: Type.Array(paper),
    /** The size usual in the country of the person's company. */
    size: Type.Enum(paperSizes),
  }),
})

/** Made from what was stored when it got its number, so it says the same for ever; only the size of the paper can be chosen. */
export const getPaper = endpoint({
  method: 'GET',
  path: '/api/v1/requests/:id/documents/:paper',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'A numbered document as a PDF',
  file: [pdfType],
  params: Type.Object({ id, paper: id }),
  query: Type.Object({ size: Type.Optional(Type.Enum(paperSizes)) }),
})
