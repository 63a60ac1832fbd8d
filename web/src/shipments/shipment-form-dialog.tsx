import type { ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import { FormSummary } from '../forms/form.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { KeptFormNote } from '../forms/kept-form-note.tsx'
import type { FormState } from '../forms/use-form.ts'
import { TextArea } from '../ui/text-area.tsx'
import { LoadingField } from './loading-field.tsx'
import type { LoadingPlace } from './loading-places.ts'
import { PackageFields } from './package-fields.tsx'
import { GoodsFields, PlanFields } from './ship-fields.tsx'
import type { ShipValues } from './ship-form.ts'
import { shipmentTexts } from './texts.ts'
import { TransportFields } from './transport-fields.tsx'

type ShipmentFormDialogProps = {
  form: FormState<ShipValues>
  goods: readonly ShippableGoods[]
  title: string
  action: string
  /** Where it was to be loaded until now. */
  loadsFrom?: LoadingPlace | null
  /** What is typed and not sent is kept over closing. */
  kept: { isBegun: boolean; clear: () => void }
  onClose: () => void
}

/** A shipment as its seller writes it: what is in it, how it travels, when, in which packages. */
export function ShipmentFormDialog({
  form,
  goods,
  title,
  action,
  loadsFrom = null,
  kept,
  onClose,
}: ShipmentFormDialogProps) {
  return (
    <FormDialog
      form={form}
      width="wide"
      title={title}
      action={action}
      onClose={onClose}
      className="flex flex-col gap-7"
    >
      <FormSummary form={form} title={shipmentTexts.refused} labels={labelOf} />
      <FormFailure error={form.failure} />
      <GoodsFields form={form} goods={goods} />
      <LoadingField form={form} goods={goods} chosen={loadsFrom} />
      <TransportFields form={form} />
      <PlanFields form={form} />
      <PackageFields form={form} goods={goods} />
      <TextArea {...form.text('note')} label={shipmentTexts.noteToBuyer} isOptional rows={2} maxLength={1000} />
      <KeptFormNote form={form} kept={kept} />
    </FormDialog>
  )
}

function labelOf(field: string): string {
  if (field.startsWith('lines')) return shipmentTexts.whatIsIn
  if (field.startsWith('packages')) return shipmentTexts.packages
  if (field.startsWith('containers')) return shipmentTexts.containerNumber
  const labels: Record<string, string> = {
    tracking_link: shipmentTexts.trackingLink,
    document_number: shipmentTexts.documentNumber,
    ready: shipmentTexts.ready,
    picked_up: shipmentTexts.pickedUp,
    departed: shipmentTexts.departed,
    arrived: shipmentTexts.arrived,
    delivered: shipmentTexts.deliveredOn,
    loads_from: shipmentTexts.loadsFrom,
  }
  return labels[field] ?? shipmentTexts.how
}
