import { fuzzCalls } from './fuzz-calls.ts'

await fuzzCalls('server/test/safety/fuzz-of-writes.test.ts', ({ method }) => method !== 'GET')
