import { expect, test } from 'vitest'
import { findOptionPicture } from './option-pictures.ts'

const options = [
  {
    id: 1,
    name: 'Glaze',
    values: [
      { id: 11, value: 'Tide blue' },
      { id: 12, value: 'Dune sand' },
      { id: 13, value: 'Red' },
    ],
  },
  {
    id: 2,
    name: 'Size',
    values: [
      { id: 21, value: 'Small, 18 cm' },
      { id: 22, value: 'Large, 30 cm' },
    ],
  },
]
const images = (...alts: string[]) => alts.map((alt) => ({ alt }))

test.each([
  ['the one that names the value', ['Bowl', 'Bowl, tide blue', 'Bowl, dune sand'], [12, 21], 2],
  ['the first of several', ['Bowl, Tide Blue', 'Bowl, tide blue, from close', 'Bowl'], [11, 21], 0],
  ['the one that names most of what was chosen', ['Tide blue', 'Tide blue, large, 30 cm', 'Bowl'], [11, 22], 1],
  ['not one that shows another value too', ['Tide blue and dune sand', 'Tide blue', 'Bowl'], [11, 21], 1],
  ['none where nothing is told apart', ['Bowl', 'Bowl'], [11, 21], undefined],
  [
    'none where all are called like the value',
    ['Bowl, tide blue, front', 'Bowl, tide blue, back'],
    [11, 21],
    undefined,
  ],
  ['none for a word inside another', ['Reduced bowl', 'Bowl'], [13, 21], undefined],
  ['none where there are no pictures', [], [11, 21], undefined],
])('the picture of what was chosen is %s', (_what, alts, chosen, place) => {
  expect(findOptionPicture(images(...alts), options, chosen)).toBe(place)
})
