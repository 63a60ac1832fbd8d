import { isLeadTime } from '../../catalogue/lead-time.ts'
import { isOrderStep } from '../../catalogue/written-step.ts'
import type { SheetColumn } from './columns.ts'
import { sheetMessages as say } from './messages.ts'
import {
  isUnits,
  type Put,
  readCategory,
  readCountry,
  readPrice,
  readSize,
  readState,
  readStock,
  readWeight,
  readWhole,
  type SheetCategory,
} from './read-text.ts'
import { readDangerClass, readLayers, readNumberOfUn, readRange, readTopLoad, readYes } from './read-travel.ts'

/** What is wrong with a text as such, before it is known whose cell it stands in; nothing when it can be sent. */
export function findCellFault(
  column: SheetColumn,
  text: string,
  currency: string,
  categories: readonly SheetCategory[],
): string | undefined {
  const typed = text.trim()
  const read: Put<unknown> = (() => {
    switch (column) {
      case 'name':
        return typed === '' ? { fault: say.missing } : { value: typed }
      case 'state':
        return readState(typed)
      case 'category':
        return readCategory(typed, categories)
      case 'country':
        return readCountry(typed)
      case 'leadTime':
        return readWhole(typed, say.leadTime, isLeadTime)
      case 'orderStep':
        return readWhole(typed, say.orderStep, isOrderStep)
      case 'packUnits':
        return readWhole(typed, say.units, isUnits)
      case 'packWeight':
        return readWeight(typed)
      case 'packSize':
        return readSize(typed)
      case 'packUpright':
      case 'packStackable':
        return readYes(typed)
      case 'packLayers':
        return readLayers(typed)
      case 'packTopLoad':
        return readTopLoad(typed)
      case 'temperature':
        return readRange(typed)
      case 'dangerClass':
        return readDangerClass(typed)
      case 'unNumber':
        return readNumberOfUn(typed)
      case 'price':
        return readPrice(typed, currency, say.price)
      case 'listPrice':
        return readPrice(typed, currency, say.listPrice)
      case 'stock':
        return readStock(typed)
      default:
        return { value: typed }
    }
  })()
  return 'fault' in read ? read.fault : undefined
}
