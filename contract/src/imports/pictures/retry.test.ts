import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPictureRetry, placeLatePicture } from './retry.ts'

test('a picture is tried again ever later, and given up at last', () => {
  const now = new Date('2026-11-20T05:00:00Z')
  const hours = (attempts: number) => {
    const next = findPictureRetry(now, attempts)
    return next && (next.getTime() - now.getTime()) / 3_600_000
  }
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(hours)).toEqual([1, 4, 12, 24, 72, 168, undefined, undefined])
})

test('pictures that come late, in any order, stand as the file has them', () => {
  const urls = ['a', 'b', 'c', 'd', 'e']
  fc.assert(
    fc.property(fc.shuffledSubarray(urls), (late) => {
      let images = urls.filter((url) => !late.includes(url)).map((sourceUrl) => ({ sourceUrl }))
      for (const [at, url] of late.entries()) {
        const awaited = late.slice(at + 1).map((other) => urls.indexOf(other))
        images = images.toSpliced(placeLatePicture(images, urls.indexOf(url), awaited), 0, { sourceUrl: url })
      }
      return images.map(({ sourceUrl }) => sourceUrl).join('') === 'abcde'
    }),
  )
})

test('they come behind pictures somebody has added', () => {
  expect(placeLatePicture([{ sourceUrl: null }, { sourceUrl: 'b' }], 0, [])).toBe(2)
})
