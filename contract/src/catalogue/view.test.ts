import { describe, expect, it } from 'vitest'
import { cataloguePageSize, chooseView, defaultView, searchPageSize } from './view.ts'

describe('the view a result starts in', () => {
  it.each([
    [0, 'grid', ''],
    [1, 'list', 'description attributes packaging'],
    [2, 'list', 'description attributes'],
    [3, 'list', 'description attributes'],
    [4, 'list', 'attributes'],
    [5, 'list', ''],
    [6, 'list', ''],
    [7, 'grid', ''],
    [412, 'grid', ''],
  ])('%i products: %s, open: %s', (count, layout, open) => {
    const view = defaultView(count)
    expect(view.layout).toBe(layout)
    expect(openParts(view.info)).toBe(open)
  })
})

describe("a person's own layout", () => {
  it.each([
    [412, 'list', 'list', ''],
    [412, 'grid', 'grid', ''],
    [2, 'grid', 'grid', ''],
    [2, 'list', 'list', 'description attributes'],
    [1, undefined, 'list', 'description attributes packaging'],
  ] as const)('with %i products and %s chosen is %s, open: %s', (count, chosen, layout, open) => {
    const view = chooseView(count, chosen)
    expect(view.layout).toBe(layout)
    expect(openParts(view.info)).toBe(open)
  })
})

describe('page sizes', () => {
  it.each([
    [320, 8],
    [991, 8],
    [991.5, 8],
    [992, 12],
    [1899, 12],
    [1899.5, 12],
    [1900, 15],
    [3840, 15],
  ])('the catalogue at %f px shows %i', (width, size) => {
    expect(cataloguePageSize(width)).toBe(size)
  })

  it.each([
    [719, 8],
    [720, 16],
    [1439, 16],
    [1440, 18],
    [1919, 18],
    [1920, 24],
  ])('the search at %i px shows %i', (width, size) => {
    expect(searchPageSize(width)).toBe(size)
  })
})

function openParts(info: Record<string, boolean>): string {
  return Object.keys(info)
    .filter((part) => info[part])
    .join(' ')
}
