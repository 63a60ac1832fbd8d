import { reportStation, type StationReportForm } from '@fairquay/contract/shipments/endpoints.ts'
import {
  type Milestone,
  milestonesOf,
  milestoneWords,
  nextMilestone,
  refuseReport,
} from '@fairquay/contract/shipments/milestones.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { takeShipment } from './shipment-queries.ts'
import { shipmentTexts } from './texts.ts'

/** Says that a station was reached, or when it is expected now; begins with the one that comes next, today. */
export function ReportDialog({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const queries = useQueryClient()
  const { id, mode, is_cleared, stations } = shipment
  const today = readToday(new Date())
  const reporting = useOnce(reportStation, (body: StationReportForm) => ({ params: { id }, body }), {
    onSuccess: ({ data }) => {
      takeShipment(queries, data)
      showToast('success', shipmentTexts.reported)
      onClose()
    },
  })
  const start: StationReportForm = {
    milestone: nextMilestone(mode, is_cleared, stations) ?? 'delivered',
    kind: 'happened',
    on: today,
    place: '',
    note: '',
  }
  const form = useForm({
    start,
    refuse: (report): Record<string, string> =>
      report.on === ''
        ? { on: shipmentTexts.noDay }
        : (refuseReport({ mode, isCleared: is_cleared, stations }, report, today) ?? {}),
    send: (report) => reporting.mutateAsync({ ...report, place: report.place.trim(), note: report.note.trim() }),
  })
  const options = milestonesOf(mode, is_cleared).map((value) => ({ value, label: milestoneWords(value, mode) }))
  return (
    <FormDialog form={form} title={shipmentTexts.reportTitle} action={shipmentTexts.send} onClose={onClose}>
      <Select
        {...form.text('milestone')}
        label={shipmentTexts.station}
        options={options}
        onChange={(event) => form.set({ milestone: event.target.value as Milestone })}
      />
      <RadioGroup
        legend={shipmentTexts.kind}
        isInline
        value={form.values.kind}
        onChange={(kind) => form.set({ kind })}
        options={[
          { value: 'happened', label: shipmentTexts.happened },
          { value: 'expected', label: shipmentTexts.isExpected },
        ]}
      />
      <TextField
        {...form.text('on')}
        type="date"
        label={shipmentTexts.on}
        max={form.values.kind === 'happened' ? today : undefined}
      />
      <TextField
        {...form.text('place')}
        label={shipmentTexts.place}
        help={shipmentTexts.placeHelp}
        isOptional
        maxLength={120}
      />
      <TextArea
        {...form.text('note')}
        label={shipmentTexts.note}
        help={shipmentTexts.noteHelp}
        isOptional
        rows={2}
        maxLength={500}
      />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
