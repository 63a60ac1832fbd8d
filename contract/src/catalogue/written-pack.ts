import type { PackagingDraft } from './draft.ts'
import { type Handling, plainHandling } from './handling.ts'

/** A pack as it is written by somebody who may not speak of how it is handled: a program or a file from before. */
export type WrittenPack = Omit<PackagingDraft, keyof Handling> & Partial<Handling>

/** The pack with what was not said taken from the same one of `known`, the packs that are stored; of a new one nothing is said. */
export function completePack(pack: WrittenPack, known: readonly PackagingDraft[] = []): PackagingDraft {
  const { thisSideUp, stackable, maxStackLayers, maxTopLoad, ...rest } = pack
  const before = findSame(pack, known) ?? plainHandling
  return {
    ...rest,
    thisSideUp: thisSideUp ?? before.thisSideUp,
    stackable: stackable ?? before.stackable,
    maxStackLayers: maxStackLayers === undefined ? before.maxStackLayers : maxStackLayers,
    maxTopLoad: maxTopLoad === undefined ? before.maxTopLoad : maxTopLoad,
  }
}

/** Of the same level and type; where there are several, the one that holds as many. */
function findSame(pack: WrittenPack, known: readonly PackagingDraft[]): PackagingDraft | undefined {
  const alike = known.filter(({ level, type }) => level === pack.level && type.trim() === pack.type.trim())
  return alike.find(({ unitsPerPack }) => unitsPerPack === pack.unitsPerPack) ?? alike[0]
}
