import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { makePerson } from '../../test/make.ts'
import { inTransaction } from '../database.ts'
import { recordChange, recordChanges } from './record-change.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const findEntries = (name: string) =>
  database.db.selectFrom('audit_log').selectAll().where('name', '=', name).orderBy('id').execute()

test('an entry tells who changed what, and only what differs', async () => {
  const { id: userId } = await makePerson(database.db, { role: 'admin' })
  const actor = { userId, firstName: 'Ann', lastName: 'Lee' }
  await recordChange(database.db, actor, {
    action: 'changed',
    thing: 'brand',
    id: 7,
    name: 'Olio',
    before: { name: 'Oli', logo: 'a', password: 'one' },
    after: { name: 'Olio', logo: 'a', password: 'two' },
  })
  expect(await findEntries('Olio')).toEqual([
    expect.objectContaining({
      actor_id: userId,
      actor: 'Ann Lee',
      action: 'changed',
      thing: 'brand',
      thing_id: 7,
      before: { name: 'Oli' },
      after: { name: 'Olio' },
    }),
  ])
})

test('a creation has no before, and what a job does has no person', async () => {
  await recordChange(database.db, undefined, {
    action: 'created',
    thing: 'family',
    id: 2,
    name: 'Teas',
    after: { name: 'Teas' },
  })
  const [entry] = await findEntries('Teas')
  expect(entry).toMatchObject({ actor_id: null, actor: '', before: null, after: { name: 'Teas' } })
})

test('what changes nothing leaves no entry, and many are written at once', async () => {
  await recordChanges(database.db, undefined, [
    {
      action: 'changed',
      thing: 'country',
      id: null,
      name: 'Many',
      before: { excluded: true },
      after: { excluded: true },
    },
    {
      action: 'changed',
      thing: 'country',
      id: null,
      name: 'Many',
      before: { excluded: true },
      after: { excluded: false },
    },
    { action: 'deleted', thing: 'country', id: null, name: 'Many' },
  ])
  expect((await findEntries('Many')).map(({ action }) => action)).toEqual(['changed', 'deleted'])
})

test('an entry goes with the change when that is rolled back', async () => {
  const undone = inTransaction(database.db, async (tx) => {
    await recordChange(tx, undefined, { action: 'created', thing: 'family', id: 3, name: 'Rolled back' })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await findEntries('Rolled back')).toEqual([])
})
