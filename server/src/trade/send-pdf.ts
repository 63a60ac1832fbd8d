import type { FastifyReply } from 'fastify'
import { answered } from '../http.ts'

/** Sends a PDF as a file to keep, named with the day it is (docs/product.md#wire). */
export function sendPdf({ reply }: { reply: FastifyReply }, pdf: Buffer): typeof answered {
  const day = new Date().toISOString().slice(0, 10)
  reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${day}.pdf"`).send(pdf)
  return answered
}
