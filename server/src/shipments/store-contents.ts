import { readTrackingNumber } from '@fairquay/contract/shipments/carriers.ts'
import { refuseTransport } from '@fairquay/contract/shipments/check-transport.ts'
import { readContainerNumber } from '@fairquay/contract/shipments/container-number.ts'
import { expectedOn } from '@fairquay/contract/shipments/lateness.ts'
import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import { type Milestone, milestonesOf, refusePlan, type Station } from '@fairquay/contract/shipments/milestones.ts'
import { refuseGoods } from '@fairquay/contract/shipments/packages.ts'
import type { ShipmentForm, ShipmentPlan, TransportForm } from '@fairquay/contract/shipments/shapes.ts'
import type { ChosenLine, ShippableLine } from '@fairquay/contract/shipments/ship-lines.ts'
import { readDocumentNumber } from '@fairquay/contract/shipments/transport-documents.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { insertRows } from '../insert-rows.ts'
import { storeStation } from './queries.ts'

/** Refuses what a seller says of a shipment, every fault at its field. */
export function checkContents(form: ShipmentForm, goods: readonly ShippableLine[]): void {
  const details = {
    ...refuseTransport(form),
    ...refuseGoods(goods, form),
    ...refuseDays(form.plan),
  }
  if (Object.keys(details).length > 0) throw new Failure('refused', details)
}

function refuseDays(plan: ShipmentPlan): Record<string, string> {
  const details = Object.entries(refusePlan(plan) ?? {})
  return Object.fromEntries(details.map(([name, message]) => [`plan.${name}`, message]))
}

/** Replaces the lines, packages and plan of a shipment with those of the form. */
export async function storeContents(
  tx: Queryable,
  shipmentId: number,
  form: ShipmentForm,
  { isCleared, companyId, stations }: { isCleared: boolean; companyId: number; stations: readonly Station[] },
): Promise<void> {
  await sql`delete from shipment_lines where shipment_id = ${shipmentId}`.execute(tx)
  await sql`delete from shipment_packages where shipment_id = ${shipmentId}`.execute(tx)
  await insertRows(
    tx,
    'shipment_lines',
    { shipment_id: 'integer', position: 'integer', quantity: 'integer' },
    form.lines.map((line: ChosenLine) => ({ shipment_id: shipmentId, ...line })),
  )
  await insertRows(
    tx,
    'shipment_packages',
    packageColumns,
    form.packages.map((one, place) => ({ shipment_id: shipmentId, place, ...one })),
  )
  await storeTransport(tx, shipmentId, form, isCleared)
  await storePlace(tx, shipmentId, form)
  await storePlan(tx, shipmentId, form, { isCleared, companyId, stations })
}

/** From where its goods are taken, which must be a place of its seller. */
async function storePlace(tx: Queryable, shipmentId: number, { loads_from = null }: ShipmentForm): Promise<void> {
  const { rows } = await sql`
    update shipments s set loads_from = ${loads_from}::int where s.id = ${shipmentId}
      and (${loads_from}::int is null or exists (select 1 from branches b where b.id = ${loads_from} and b.company_id = s.seller_company_id))
    returning 1`.execute(tx)
  if (rows.length === 0) throw new Failure('refused', { loads_from: shipmentMessages.unknownPlace })
}

const packageColumns = {
  shipment_id: 'integer',
  place: 'integer',
  type: 'text',
  count: 'integer',
  length: 'integer',
  width: 'integer',
  height: 'integer',
  gross_grams: 'integer',
  net_grams: 'integer',
  marks: 'text',
  contents: 'jsonb',
}

/** How it travels; stations that the mode does not have and nobody has reached go. */
export async function storeTransport(
  tx: Queryable,
  shipmentId: number,
  form: TransportForm,
  isCleared: boolean,
): Promise<void> {
  await sql`
    update shipments set mode = ${form.mode}, carrier = ${form.carrier.trim()}, tracking_number = ${readTrackingNumber(form.tracking_number)},
      tracking_link = ${form.tracking_link.trim()}, document_number = ${readDocumentNumber(form.mode, form.document_number)}, vessel = ${form.vessel.trim()}
    where id = ${shipmentId}`.execute(tx)
  await sql`delete from shipment_containers where shipment_id = ${shipmentId}`.execute(tx)
  await insertRows(
    tx,
    'shipment_containers',
    { shipment_id: 'integer', place: 'integer', number: 'text', type: 'text', seal: 'text' },
    form.containers.map(({ number, type, seal }, place) => ({
      shipment_id: shipmentId,
      place,
      number: readContainerNumber(number),
      type,
      seal: seal.trim(),
    })),
  )
  await sql`
    delete from shipment_stations where shipment_id = ${shipmentId} and happened_on is null
      and not milestone = any(${milestonesOf(form.mode, isCleared)}::text[])`.execute(tx)
}

/** The first plan stays what was planned: another day is what is expected instead. */
async function storePlan(
  tx: Queryable,
  shipmentId: number,
  { mode, plan }: ShipmentForm,
  { isCleared, companyId, stations }: { isCleared: boolean; companyId: number; stations: readonly Station[] },
): Promise<void> {
  const possible = milestonesOf(mode, isCleared)
  for (const [name, on] of Object.entries(plan)) {
    const milestone = name as Milestone
    const known = stations.find((station) => station.milestone === milestone)
    if (on === null || !possible.includes(milestone) || expectedOn(known) === on || known?.happened_on) continue
    await storeStation(tx, shipmentId, {
      milestone,
      ...(known?.planned_on ? { expected_on: on } : { planned_on: on }),
      companyId,
    })
  }
}
