import { forPeopleAlone } from '@fairquay/contract/for-people-alone.ts'
import { expect, test } from 'vitest'
import { listEndpoints } from '../../test/endpoints.ts'

test('every call of a company’s people names the scope a token needs, or stands among those for people alone', async () => {
  const own = (await listEndpoints()).filter(({ endpoint }) => !['anyone', 'admin'].includes(endpoint.access))
  const closed = own
    .filter(({ endpoint }) => !endpoint.scope)
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(closed.sort()).toEqual(forPeopleAlone.flatMap(({ calls }) => calls).sort())
})

test('a scope that reads is good for calls that read, and for no other', async () => {
  for (const { name, endpoint } of await listEndpoints())
    if (endpoint.scope) expect(endpoint.scope.endsWith(':read'), name).toBe(endpoint.method === 'GET')
})
