import type { FastifyReply } from 'fastify'
import { answered } from '../http.ts'

/** Sends a PDF as a file to keep; one without a name of its own is named with the day it is (docs/product.md#wire). */
export function sendPdf(
  { reply }: { reply: FastifyReply },
  pdf: Buffer,
  name = new Date().toISOString().slice(0, 10),
): typeof answered {
  reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}.pdf"`).send(pdf)
  return answered
}
