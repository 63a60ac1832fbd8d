import { latestOf, type Milestone, type Station } from '@fairquay/contract/shipments/milestones.ts'
import type { ShipmentMode } from '@fairquay/contract/shipments/modes.ts'
import type { ShipmentPackage } from '@fairquay/contract/shipments/packages.ts'
import type { ShipmentContainer, ShipmentLine } from '@fairquay/contract/shipments/shapes.ts'
import type { ShipmentStatus } from '@fairquay/contract/shipments/statuses.ts'
import type { DealAddress } from '@fairquay/contract/trade/deal-address.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** A shipment as the database keeps it, with what lists show. */
export type ShipmentRow = {
  id: number
  order_id: number
  number: number
  order_year: number
  order_number: number
  po_number: string
  file_id: number
  seller_id: number
  seller_name: string
  buyer_id: number
  buyer_name: string
  status: ShipmentStatus
  mode: ShipmentMode
  is_cleared: boolean
  is_replacement: boolean
  carrier: string
  tracking_number: string
  tracking_link: string
  document_number: string
  vessel: string
  from_address: DealAddress | null
  to_address: DealAddress | null
  note: string
  due_on: string | null
  expected_on: string | null
  delivered_on: string | null
  is_delay_told: boolean
  package_count: number
  gross_grams: number | null
  first_product: string
  version: number
  created_at: Date
  changed_at: Date
  /** `by_id`: whose last word it is. */
  stations: (Station & { by: string; by_id: number | null })[]
}

export type ReceiptRow = {
  id: number
  on: string
  at: string
  person: string
  note: string
  lines: { position: number; received: number; damaged: number; short: number; note: string }[]
}

export type WholeShipmentRow = ShipmentRow & {
  loads_from: { id: number; name: string } | null
  lines: ShipmentLine[]
  packages: ShipmentPackage[]
  containers: ShipmentContainer[]
  receipts: ReceiptRow[]
}

/** What has not left when its order is cancelled is cancelled with it. */
export const statusNow = sql`case when o.status = 'cancelled' and s.left_at is null then 'cancelled' else s.status end`

export const shipmentColumns = sql`s.id, s.order_id, s.number, o.year as order_year, o.number as order_number, o.po_number, s.file_id,
  s.seller_company_id as seller_id, v.name as seller_name, s.buyer_company_id as buyer_id, b.name as buyer_name, ${statusNow} as status, s.mode, s.is_cleared,
  s.is_replacement, s.carrier, s.tracking_number, s.tracking_link, s.document_number, s.vessel, s.from_address, s.to_address, s.note, s.due_on, s.expected_on,
  s.delivered_on, s.is_delay_told, s.package_count, s.gross_grams, s.first_product, s.version, s.created_at, s.changed_at,
  (select coalesce(json_agg(json_build_object('milestone', t.milestone, 'planned_on', t.planned_on, 'expected_on', t.expected_on,
     'happened_on', t.happened_on, 'place', t.place, 'note', t.note, 'by', coalesce(k.name, ''), 'by_id', t.company_id)), '[]')
   from shipment_stations t left join companies k on k.id = t.company_id where t.shipment_id = s.id) as stations`

export const shipmentParties = sql`join orders o on o.id = s.order_id join companies v on v.id = s.seller_company_id join companies b on b.id = s.buyer_company_id`

const wholeColumns = sql`${shipmentColumns},
  (select json_build_object('id', f.id, 'name', f.name) from branches f where f.id = s.loads_from) as loads_from,
  (select coalesce(json_agg(json_build_object('position', l.position, 'name', g.name, 'options', g.options, 'sku', g.sku, 'barcode', g.barcode, 'hts', g.hts,
     'origin', g.origin, 'order_measure', g.order_measure, 'quantity', l.quantity, 'received', l.received, 'damaged', l.damaged, 'short', l.short)
     order by l.position), '[]')
   from shipment_lines l join order_lines g on g.order_id = s.order_id and g.position = l.position where l.shipment_id = s.id) as lines,
  (select coalesce(json_agg(json_build_object('type', p.type, 'count', p.count, 'length', p.length, 'width', p.width, 'height', p.height,
     'gross_grams', p.gross_grams, 'net_grams', p.net_grams, 'marks', p.marks, 'contents', p.contents) order by p.place), '[]')
   from shipment_packages p where p.shipment_id = s.id) as packages,
  (select coalesce(json_agg(json_build_object('number', c.number, 'type', c.type, 'seal', c.seal) order by c.place), '[]')
   from shipment_containers c where c.shipment_id = s.id) as containers,
  (select coalesce(json_agg(json_build_object('id', r.id, 'on', r.on_day, 'at', r.at, 'person', coalesce(u.first_name || ' ' || u.last_name, ''), 'note', r.note,
     'lines', (select coalesce(json_agg(json_build_object('position', m.position, 'received', m.received, 'damaged', m.damaged, 'short', m.short, 'note', m.note)
       order by m.position), '[]') from shipment_receipt_lines m where m.receipt_id = r.id)) order by r.id), '[]')
   from shipment_receipts r left join users u on u.id = r.user_id where r.shipment_id = s.id) as receipts`

export async function findShipment(db: Queryable, id: number): Promise<WholeShipmentRow | undefined> {
  const { rows } = await sql<WholeShipmentRow>`
    select ${wholeColumns} from shipments s ${shipmentParties} where s.id = ${id}`.execute(db)
  return rows[0]
}

/** Of one order, the first shipped first. */
export async function findShipmentsOf(db: Queryable, orderId: number): Promise<WholeShipmentRow[]> {
  const { rows } = await sql<WholeShipmentRow>`
    select ${wholeColumns} from shipments s ${shipmentParties} where s.order_id = ${orderId} order by s.number`.execute(
    db,
  )
  return rows
}

/** Whether what was reported last is this company's to take back: its own report, or any about goods it sells. */
export function mayTakeBack({ seller_id, stations }: ShipmentRow, companyId: number): boolean {
  return companyId === seller_id || latestOf(stations)?.by_id === companyId
}

/** Writes what is said of one station: what is null or empty stays as it was. */
export async function storeStation(
  tx: Queryable,
  shipmentId: number,
  station: {
    milestone: Milestone
    planned_on?: string | null
    expected_on?: string | null
    happened_on?: string | null
    place?: string
    note?: string
    companyId: number
  },
): Promise<void> {
  const { milestone, planned_on = null, expected_on = null, happened_on = null, place = '', note = '' } = station
  await sql`
    insert into shipment_stations as t (shipment_id, milestone, planned_on, expected_on, happened_on, place, note, company_id)
    values (${shipmentId}, ${milestone}, ${planned_on}, ${expected_on}, ${happened_on}, ${place}, ${note}, ${station.companyId})
    on conflict (shipment_id, milestone) do update set planned_on = coalesce(t.planned_on, excluded.planned_on),
      expected_on = coalesce(excluded.expected_on, t.expected_on), happened_on = coalesce(excluded.happened_on, t.happened_on),
      place = coalesce(nullif(excluded.place, ''), t.place), note = coalesce(nullif(excluded.note, ''), t.note), company_id = excluded.company_id`.execute(
    tx,
  )
}
