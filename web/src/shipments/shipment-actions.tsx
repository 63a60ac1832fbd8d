import { milestoneWords, nextMilestone } from '@fairquay/contract/shipments/milestones.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { Button } from '../ui/button.tsx'
import { shipmentTexts } from './texts.ts'
import type { ShipmentDialogs } from './use-shipment-dialogs.tsx'

/** What the reader of a shipment can do with it now, the likeliest first. */
export function ShipmentActions({ shipment, dialogs }: { shipment: ShipmentDetail; dialogs: ShipmentDialogs }) {
  const { id, actions, mode, is_cleared, stations, latest } = shipment
  if (actions.length === 0) return null
  const next = nextMilestone(mode, is_cleared, stations)
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
      {actions.includes('receive') ? (
        <Button {...dialogs.button('receive', id)}>{shipmentTexts.confirmReceipt}</Button>
      ) : null}
      {actions.includes('report') ? (
        <Button {...dialogs.button('report', id)} tone="secondary">
          {next ? shipmentTexts.reportNext(milestoneWords(next, mode)) : shipmentTexts.report}
        </Button>
      ) : null}
      {actions.includes('take_back') && latest ? (
        <Button {...dialogs.button('takeBack', id)} tone="quiet">
          {shipmentTexts.takeBackLast(milestoneWords(latest.milestone, mode))}
        </Button>
      ) : null}
      {actions.includes('change') ? (
        <Button {...dialogs.button('change', id)} tone="quiet">
          {shipmentTexts.changeContents}
        </Button>
      ) : actions.includes('transport') ? (
        <Button {...dialogs.button('transport', id)} tone="quiet">
          {shipmentTexts.numbers}
        </Button>
      ) : null}
      {actions.includes('cancel') ? (
        <Button {...dialogs.button('cancel', id)} tone="quiet">
          {shipmentTexts.cancel}
        </Button>
      ) : null}
    </div>
  )
}
