import type { Readable } from 'node:stream'
import { planMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { planRowTitles, writePlanRows } from '@fairquay/contract/shipment-plans/plan-rows.ts'
import { type TableFormat, writeTable } from '../write-table.ts'
import type { MadePlan } from './queries.ts'

/** A plan as a table: what lies where. */
export function writePlanTable({ input, plan }: MadePlan, format: TableFormat): Readable {
  async function* rows() {
    yield planRowTitles
    yield* writePlanRows(plan, input.cartons)
  }
  return writeTable(format, planMessages.untitled, rows())
}
