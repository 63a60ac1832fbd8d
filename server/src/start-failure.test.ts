import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../test/postgres.ts'
import { describeStartFailure } from './start-failure.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

describe('a database that ends in the midst of a start', () => {
  let databaseDir = ''
  beforeEach(async () => {
    databaseDir = await makeTemporaryFolder('fairquay-ended-')
  })
  afterEach(() => rm(databaseDir, { recursive: true }))
  const place = (databaseUrl?: string) => ({
    host: '127.0.0.1',
    port: 4000,
    dataDir: databaseDir,
    databaseDir,
    databaseUrl,
  })

  // Which of these is seen depends on what the connection was doing at that moment.
  test.each(['ECONNRESET', 'EPIPE', '08006', '57P01', '57P02', '57P03'])('and breaks the line with %s', (code) => {
    expect(describeStartFailure(failure(code), place('postgres://there'))).toMatch(/^The database in DATABASE_URL /)
    expect(describeStartFailure(failure(code), place())).toMatch(/^The embedded database ended while Fairquay started/)
    writeFileSync(
      join(databaseDir, 'log'),
      'PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device\n',
    )
    expect(describeStartFailure(failure(code), place())).toBe('The disk is full: free some space and start again.')
  })
})

test('a fault of ours has no sentence', () => {
  expect(describeStartFailure(new TypeError('undefined is not a function'))).toBeUndefined()
  expect(describeStartFailure(failure('ENOENT'))).toBeUndefined()
})
