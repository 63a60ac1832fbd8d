import { rm } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { makeTemporaryFolder } from './postgres.ts'
import { startFairquay } from './start-fairquay.ts'
import { cloneDatabase } from './templates.ts'

// On the oldest PostgreSQL that is good enough (outside-postgres.ts); that the embedded one serves as well the journeys show.
test('a database given as DATABASE_URL is migrated, filled with the demo when asked, and signs its accounts in', async () => {
  const { overTcp } = inject('postgres')
  const folder = await makeTemporaryFolder('fairquay-outside-')
  const empty = await cloneDatabase(overTcp, 'template1')
  const fairquay = await startFairquay({ DATA_DIR: folder, DATABASE_URL: empty.url, DEMO: 'true' })
  try {
    expect((await fetch(fairquay.url)).status).toBe(200)
    const signIn = await fetch(`${fairquay.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'buyer@demo.test', password: 'fairquay-demo' }),
    })
    expect(signIn.status).toBe(200)
    const products = await fetch(`${fairquay.url}/api/v1/products/all`)
    expect(products.status).toBe(200)
  } finally {
    await fairquay.stop()
    await empty.drop()
    await rm(folder, { recursive: true, force: true })
  }
}, 120_000)
