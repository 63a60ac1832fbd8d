import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { countsOf, type ImportDesk, openImportDesk } from '../../test/import-desk.ts'

let market: TestApp
let desk: ImportDesk
beforeAll(async () => {
  market = await openTestApp()
})
beforeEach(async () => {
  desk = await openImportDesk(market)
})
afterAll(() => market.close())

const lines = (...rows: string[]) => rows.join('\r\n')
const file = lines(
  'Name,Price,Currency,Country of origin,State,Weight,Width,Dimension unit',
  'One,4,EUR,Deutschlnd,Live,2 Pfund,30,Zoll',
  'Two,5,EUR,Deutschlnd,Live,3 kg,20,cm',
  'Three,6,EUR,France,draft,4 kg,10,cm',
)

test('words for countries, states and units that say nothing are listed, said once, and hold for later files', async () => {
  const first = await desk.check(file)
  // What is no country keeps a product out; a unit nobody knows is never read as another.
  expect(countsOf(first)).toEqual([1, 0, 0, 2])
  const address = `/api/v1/imports/${first.id}/words`
  const { body } = await desk.seller.get(address)
  expect(body.words).toMatchObject([
    { kind: 'country', word: 'Deutschlnd', products: 2, ours: null, suggestions: ['Germany'] },
    { kind: 'state', word: 'Live', products: 2, ours: null },
    { kind: 'weight_unit', word: 'Pfund', products: 1, ours: null },
    { kind: 'length_unit', word: 'Zoll', products: 1, ours: null },
  ])
  expect(body.choices.weight_unit).toEqual(['kg', 'g', 'lb', 'oz', 't'])
  expect(body.choices.country).toContain('Germany')
  const said = [
    { kind: 'country', word: 'deutschlnd', ours: 'germany' },
    { kind: 'state', word: 'Live', ours: 'published' },
    { kind: 'weight_unit', word: 'Pfund', ours: 'lb' },
    { kind: 'length_unit', word: 'Zoll', ours: 'in' },
  ]
  const kept = await desk.seller.put(address, { body: { words: said } })
  expect(kept.body.words[0]).toMatchObject({ ours: 'Germany', is_chosen: true, suggestions: ['Germany'] })
  expect(countsOf(await desk.step(first.id, 'check', { format: first.format }))).toEqual([3, 0, 0, 0])
  await desk.step(first.id, 'application')
  const [one, two, three] = await desk.findDrafts()
  expect([one?.country, two?.country, three?.country]).toEqual(['DE', 'DE', 'FR'])
  expect(one?.data).toMatchObject({ weightValue: 2, weightMeasure: 'lb', width: 30, dimensionMeasure: 'in' })
  expect(two?.data).toMatchObject({ weightValue: 3, weightMeasure: 'kg', width: 20, dimensionMeasure: 'cm' })
  expect(countsOf(await desk.check(file))).toEqual([0, 0, 3, 0])
})

test('words of rows that are variants of one product are listed too', async () => {
  const { id } = await desk.check(
    lines('Name,Color,Price,Currency,Country of origin', 'Cup,Red,4,EUR,Deutschlnd', 'Cup,Blue,4,EUR,Deutschlnd'),
  )
  const { body } = await desk.seller.get(`/api/v1/imports/${id}/words`)
  expect(body.words).toMatchObject([{ kind: 'country', word: 'Deutschlnd', products: 1 }])
})

test('a unit nobody knows leaves the measure out and says so', async () => {
  const { id } = await desk.check(lines('Name,Price,Currency,Weight', 'One,4,EUR,2 Pfund'))
  const { body } = await desk.seller.get(`/api/v1/imports/${id}/products`)
  expect(JSON.stringify(body)).toContain(JSON.stringify(importMessages.measureUnreadable('2 Pfund')).slice(1, -1))
})

test('a meaning that is none of ours is refused at its word', async () => {
  const { id } = await desk.check(file)
  const put = (kind: string, word: string, ours: string) =>
    desk.seller.put(`/api/v1/imports/${id}/words`, { body: { words: [{ kind, word, ours }] } })
  expect((await put('weight_unit', 'Pfund', 'stone')).body.details).toEqual({
    'words.0.ours': '"stone" is none of kg, g, lb, oz, t.',
  })
  expect((await put('country', 'Deutschlnd', 'Narnia')).body.details).toEqual({
    'words.0.ours': '"Narnia" is none of the words to choose from: take one of the list.',
  })
})
