import { expect, test } from 'vitest'
import { chooseFile, type KnownFile } from './join-file.ts'

const now = new Date('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const file = (change: Partial<KnownFile> = {}): KnownFile => ({
  id: 1,
  createdAt: daysAgo(3),
  requests: [{ kind: 'purchase', status: 'sent' }],
  productIds: [7, 8],
  ...change,
})
const freight = { kind: 'logistic', productIds: [8] }

test.each([
  ['joins the file of a purchase that shares a product', [file()], freight, 1],
  ['joins it once the goods are agreed', [file({ requests: [{ kind: 'purchase', status: 'accepted' }] })], freight, 1],
  [
    'joins it while an offer that ran out may be made anew',
    [file({ requests: [{ kind: 'purchase', status: 'expired' }] })],
    freight,
    1,
  ],
  ['is for other goods', [file()], { ...freight, productIds: [9] }, undefined],
  [
    'is for words without a product',
    [file({ productIds: [] })],
    { kind: 'purchase', productIds: [] as number[] },
    undefined,
  ],
  ['comes after ninety days', [file({ createdAt: daysAgo(90) })], freight, 1],
  ['comes too late', [file({ createdAt: daysAgo(90.01) })], freight, undefined],
  ['is asked a second time', [file()], { kind: 'purchase', productIds: [7] }, undefined],
  [
    'is ordered again after a deal',
    [file({ requests: [{ kind: 'purchase', status: 'accepted' }] })],
    { kind: 'purchase', productIds: [7] },
    undefined,
  ],
  [
    'is asked again after a refusal, beside what still runs',
    [
      file({
        requests: [
          { kind: 'purchase', status: 'quoted' },
          { kind: 'logistic', status: 'withdrawn' },
        ],
      }),
    ],
    freight,
    1,
  ],
  [
    'finds only what has come to nothing',
    [file({ requests: [{ kind: 'purchase', status: 'declined' }] })],
    freight,
    undefined,
  ],
  [
    'joins the newest of several',
    [file(), file({ id: 3, createdAt: daysAgo(1) }), file({ id: 2, createdAt: daysAgo(2) })],
    freight,
    3,
  ],
  ['joins the later of two of one moment', [file({ id: 4 }), file({ id: 5 })], freight, 5],
])('a new request that %s', (_, files, asked, id) => {
  expect(chooseFile(files, asked, now)).toBe(id)
})
