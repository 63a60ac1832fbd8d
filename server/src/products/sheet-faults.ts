import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import type { SheetColumn } from '@fairquay/contract/products/sheet/columns.ts'

type Fault = { column: string; options?: Record<string, string>; sentence: string }

const columnOf: readonly [RegExp, SheetColumn][] = [
  [/^name$/, 'name'],
  [/^state$/, 'state'],
  [/^brand$/, 'brand'],
  [/^country$/, 'country'],
  [/^categories/, 'category'],
  [/^data\.hts$/, 'hts'],
  [/^leadTimeDays$/, 'leadTime'],
  [/^orderStep$/, 'orderStep'],
  [/^orderPack$/, 'orderPack'],
  [/^packaging\.\d+\.type$/, 'packType'],
  [/^packaging\.\d+\.unitsPerPack$/, 'packUnits'],
  [/^packaging\.\d+\.weight/, 'packWeight'],
  [/^packaging\.\d+\.(width|height|depth)$/, 'packSize'],
  [/^packaging\.\d+\.maxStackLayers$/, 'packLayers'],
  [/^packaging\.\d+\.maxTopLoad$/, 'packTopLoad'],
  [/^temperature(Min|Max)$/, 'temperature'],
  [/^dangerousGoodsClass$/, 'dangerClass'],
  [/^unNumber$/, 'unNumber'],
  [/^terms\.\d+\.sku$/, 'sku'],
  [/^terms\.\d+\.price$/, 'price'],
  [/^terms\.\d+\.listPrice$/, 'listPrice'],
  [/^terms\.\d+\.availableQty$/, 'stock'],
]

/** What is wrong with a draft, at the cells of the table it stems from; at the product itself ('') where the table has no such cell. */
export function findFault(faults: FailureDetails, { terms }: Pick<ProductDraft, 'terms'>): Fault[] {
  return Object.entries(faults).map(([field, sentence]) => {
    const column = columnOf.find(([pattern]) => pattern.test(field))?.[1] ?? ''
    const line = /^terms\.(\d+)\./.exec(field)?.[1]
    const options = line === undefined ? undefined : terms[Number(line)]?.options
    return { column, ...(options && { options: { ...options } }), sentence }
  })
}
