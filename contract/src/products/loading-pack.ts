import { findPack, loadingLevels, type Pack } from '../trade/load.ts'
import type { ProductForm } from './form.ts'
import { presentPackaging } from './preview.ts'

type Packs = Pick<ProductForm, 'packaging'>

/** A pack of a form as it travels, and where it stands there. */
export type LoadingPack = { at: number; level: ProductForm['packaging'][number]['level']; pack: Pack }

/** The pack that goods of a form are planned in, as `findPack` says; undefined while none is described fully. */
export function findLoadingPack({ packaging }: Packs): LoadingPack | undefined {
  for (const { written, at } of sortByLevel(packaging)) {
    const pack = findPack(presentPackaging({ packaging: [written] }))
    if (pack) return { at, level: written.level, pack }
  }
  return undefined
}

/** Without which a pack is not described fully, in the order of their fields. */
const measures = ['unitsPerPack', 'width', 'height', 'depth', 'weightValue'] as const
export type PackMeasure = (typeof measures)[number]

/** What the pack that is nearest to being described fully still lacks; nothing without packs. */
export function findMissingMeasures({ packaging }: Packs): PackMeasure[] {
  const [nearest = []] = sortByLevel(packaging)
    .map(({ written }) => measures.filter((measure) => !((written[measure] ?? 0) > 0)))
    .sort((a, b) => a.length - b.length)
  return nearest
}

function sortByLevel(packaging: Packs['packaging']) {
  return packaging
    .map((written, at) => ({ written, at }))
    .sort((a, b) => loadingLevels.indexOf(a.written.level) - loadingLevels.indexOf(b.written.level))
}
