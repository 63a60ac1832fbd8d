import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { shipmentActionsOf } from '@fairquay/contract/shipments/actions.ts'
import type { ShipmentDetail, ShipmentParty } from '@fairquay/contract/shipments/shapes.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { findCarriers } from './find-carriers.ts'
import { shipmentPartyOf } from './hold-shipment.ts'
import { presentShipment } from './present-shipment.ts'
import { findShipment, mayTakeBack, type WholeShipmentRow } from './queries.ts'

/** A shipment as somebody who has a part in it sees it; another's answers like none. */
export async function readShipment(db: Queryable, viewer: Viewer, id: number, now: Date): Promise<ShipmentDetail> {
  const row = await findShipment(db, id)
  const party = row && shipmentPartyOf(row, viewer, await findCarriers(db, row))
  if (!row || !party) throw new Failure('not_found')
  return presentFor(row, viewer, party, now)
}

export function presentFor(row: WholeShipmentRow, viewer: Viewer, party: ShipmentParty, now: Date): ShipmentDetail {
  const mayAct = viewer.company !== undefined && isRoleEnough(viewer.company.role, 'editor')
  const actions = (mayAct ? shipmentActionsOf(party, row.status) : []).filter(
    (action) => action !== 'take_back' || (row.receipts.length === 0 && mayTakeBack(row, viewer.company?.id ?? 0)),
  )
  return {
    ...presentShipment(row, now),
    party,
    loads_from: party === 'seller' ? row.loads_from : null,
    // What was promised for a claim is sent.
    actions: row.is_replacement ? actions.filter((action) => action !== 'cancel') : actions,
  }
}
