import { describe, expect, test } from 'vitest'
import { validityOn } from './companions.ts'
import { emptyDraft, type ProductDraft } from './draft.ts'
import { findDraftFaults } from './draft-rules.ts'
import { readVideo } from './video.ts'

const faultsOf = (change: Partial<ProductDraft>) =>
  Object.keys(findDraftFaults({ ...emptyDraft('Cup', 'PT'), ...change }))
const sheet = { fileId: 1, kind: 'data_sheet', title: 'Sheet', language: 'en', validUntil: '2028-02-29' } as const

describe('a video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=abc', 'YouTube'],
    ['https://youtu.be/abc', 'YouTube'],
    ['https://player.vimeo.com/video/1', 'Vimeo'],
    [' https://films.example.com/a/cup.MP4?x=1 ', 'file'],
  ])('%s is one', (address, place) => {
    expect(readVideo(address)?.place).toBe(place)
  })

  test.each([
    'http://youtu.be/abc',
    'https://youtube.com.evil.example/watch',
    'https://user:word@youtu.be/abc',
    'javascript:alert(1)',
    'https://www.youtube.com/',
    'https://example.com/page',
    'film.mp4',
    '',
  ])('%s is none', (address) => {
    expect(readVideo(address)).toBeUndefined()
  })

  test('is left out, or refused at its field', () => {
    expect(faultsOf({ video: null })).toEqual([])
    expect(faultsOf({ video: 'https://example.com' })).toEqual(['video'])
  })
})

test.each<[string, Partial<typeof sheet> | object, string[]]>([
  ['sound', {}, []],
  ['without a title', { title: ' ' }, ['documents.0.title']],
  ['in no language there is', { language: 'qq' }, ['documents.0.language']],
  ['until no day there is', { validUntil: '2027-02-29' }, ['documents.0.validUntil']],
])('a document %s', (_what, change, faults) => {
  expect(faultsOf({ documents: [{ ...sheet, ...change }] })).toEqual(faults)
})

test('a file stands with a product once, a product in each kind of link once', () => {
  expect(faultsOf({ documents: [sheet, sheet] })).toEqual(['documents.1.title'])
  const link = { kind: 'related', productId: 3 } as const
  expect(faultsOf({ links: [link, { ...link, kind: 'accessory' }] })).toEqual([])
  expect(faultsOf({ links: [link, link] })).toEqual(['links'])
})

test.each([
  [null, 'valid'],
  ['2027-03-30', 'ended'],
  ['2027-03-31', 'ending'],
  ['2027-04-30', 'ending'],
  ['2027-05-01', 'valid'],
])('on 31 March a document valid until %s is %s', (until, validity) => {
  expect(validityOn(until, '2027-03-31')).toBe(validity)
})
