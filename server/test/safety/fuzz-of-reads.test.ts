import { fuzzCalls } from './fuzz-calls.ts'

await fuzzCalls('server/test/safety/fuzz-of-reads.test.ts', ({ method }) => method === 'GET')
