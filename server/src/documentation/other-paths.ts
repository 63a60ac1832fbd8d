import { lifeSign } from '../request-queue.ts'

const status = (value: string, description: string) => ({
  description,
  content: {
    'application/json': {
      schema: { type: 'object', required: ['status'], properties: { status: { type: 'string', const: value } } },
    },
  },
})

/** What watches over the server asks for; anybody may. */
export const otherPaths = {
  [lifeSign]: {
    get: {
      operationId: 'checkLife',
      tags: ['health'],
      summary: 'Whether the process lives',
      security: [],
      responses: { '200': status('live', 'It does.') },
    },
  },
  '/ready': {
    get: {
      operationId: 'checkReadiness',
      tags: ['health'],
      summary: 'Whether the database answers; looked at once a second at most',
      security: [],
      responses: { '200': status('ready', 'It does.'), '503': status('not ready', 'It does not.') },
    },
  },
}
