import { describe, expect, test } from 'vitest'
import { plainPack } from './draft.ts'
import { plainHandling } from './handling.ts'
import { completePack } from './written-pack.ts'

const stored = { ...plainPack('Carton'), unitsPerPack: 12, stackable: false, maxTopLoad: 0 }
const { thisSideUp, stackable, maxStackLayers, maxTopLoad, ...silent } = stored

describe('a pack of which somebody does not say how it is handled', () => {
  test('is handled as every pack is where it is new', () => {
    expect(completePack(silent)).toEqual({ ...silent, ...plainHandling })
    expect(completePack(silent, [{ ...stored, type: 'Crate' }])).toEqual({ ...silent, ...plainHandling })
  })

  test('keeps what was said of it, also where it holds another number now', () => {
    expect(completePack(silent, [stored])).toEqual(stored)
    expect(completePack({ ...silent, unitsPerPack: 24 }, [stored])).toEqual({ ...stored, unitsPerPack: 24 })
    const other = { ...stored, unitsPerPack: 6, stackable: true, maxStackLayers: 4 }
    expect(completePack(silent, [other, stored])).toEqual(stored)
  })

  test('says the rest, and that there is no limit any more', () => {
    expect(completePack({ ...silent, thisSideUp: false }, [stored])).toEqual({ ...stored, thisSideUp: false })
    expect(completePack({ ...silent, maxTopLoad: null }, [stored])).toEqual({ ...stored, maxTopLoad: null })
  })
})
