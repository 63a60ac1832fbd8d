import { describe, expect, it } from 'vitest'
import { nameField, sectionOf } from './editor-messages.ts'

describe('what a field of the editor is called', () => {
  it.each([
    ['name', 'Name', 'basics'],
    ['data.hts', 'Customs code (HTS)', 'measures'],
    ['data.usp', 'What makes it special', 'basics'],
    ['terms', 'Price list', 'prices'],
    ['terms.3.price', 'Price line 4, price', 'prices'],
    ['packaging.0.type', 'Pack 1, type', 'packaging'],
    ['options.1.values.2', 'Option 2, values', 'prices'],
    ['tags.0', 'Tag 1', 'sorting'],
    ['images.1.alt', 'Picture 2, description', 'pictures'],
  ] as const)('%s is %s', (field, name, section) => {
    expect([nameField(field), sectionOf(field)]).toEqual([name, section])
  })
})
