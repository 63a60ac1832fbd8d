import { createCustomsRequest } from '@fairquay/contract/customs/endpoints.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { CallFailure, call } from '../call.ts'

type CustomsBody = BodyOf<typeof createCustomsRequest>

/**
 * Sends customs requests. While the outcome of one is unknown, sending the same again is the same request: its key is kept with what was sent, so that
 * pressing twice, or again after a lost answer, stores it once.
 */
export function makeCustomsSender(makeKey: () => string): (body: CustomsBody) => Promise<number> {
  let open: { key: string; text: string } | undefined
  return async (body) => {
    const text = JSON.stringify(body)
    open = open?.text === text ? open : { key: makeKey(), text }
    try {
      const { id } = await call(createCustomsRequest, { body, idempotencyKey: open.key })
      open = undefined
      return id
    } catch (error) {
      // A refusal is an outcome: nothing was stored. Anything else may have been stored, so the key stays.
      if (error instanceof CallFailure && [400, 403, 404, 422].includes(error.status)) open = undefined
      throw error
    }
  }
}
