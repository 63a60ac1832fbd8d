import { formatNumber } from '@fairquay/contract/locale.ts'
import { type ReceiptForm, receiveShipment } from '@fairquay/contract/shipments/endpoints.ts'
import { hasFault, openToReceive, refuseReceipt } from '@fairquay/contract/shipments/receipt.ts'
import type { ShipmentDetail, ShipmentLine } from '@fairquay/contract/shipments/shapes.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isConflict } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormState, useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { readNumber } from '../trade/read-draft.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { nameOf } from './shipment-contents.tsx'
import { refreshShipments, takeShipment } from './shipment-queries.ts'
import { shipmentTexts } from './texts.ts'

type Counted = { position: number; received: string; damaged: string; short: string; note: string }
type Receipt = { on: string; note: string; lines: Counted[] }

/** What has come, counted line by line, at a gate on a phone as well: all of it came whole until somebody says otherwise. */
export function ReceiveDialog({ shipment: now, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const queries = useQueryClient()
  // As it was when the counting began: an answer that is lost on the way must not make another form of it.
  const [shipment] = useState(now)
  const open = shipment.lines.filter((line) => openToReceive(line) > 0)
  const start: Receipt = {
    on: readToday(new Date()),
    note: '',
    lines: open.map((line) => ({
      position: line.position,
      received: String(openToReceive(line)),
      damaged: '',
      short: '',
      note: '',
    })),
  }
  // A count in a warehouse is long, and a phone's tab short-lived.
  const draft = `receipt:${shipment.id}:${shipment.receipts.length}`
  const kept = useKept(draft, start)
  const receiving = useOnce(receiveShipment, (body: ReceiptForm) => ({ params: { id: shipment.id }, body }), {
    draft: { name: draft },
    onSuccess: ({ data }, { lines }) => {
      kept.clear()
      takeShipment(queries, data)
      showToast('success', hasFault(lines) ? shipmentTexts.thanksFaulty : shipmentTexts.thanks)
      onClose()
    },
    onError: (error) => (isConflict(error) ? refreshShipments(queries) : undefined),
  })
  const form = useForm({
    start,
    kept: [kept.draft, kept.change],
    refuse: (receipt) => refuse(shipment, receipt),
    send: (receipt) => receiving.mutateAsync(toReceipt(receipt)),
  })
  return (
    <FormDialog
      form={form}
      width="medium"
      title={shipmentTexts.receiveTitle}
      action={shipmentTexts.confirm}
      onClose={onClose}
    >
      <p className="text-soft">{shipmentTexts.receiveHelp}</p>
      <TextField
        {...form.text('on')}
        type="date"
        label={shipmentTexts.receivedOn}
        max={readToday(new Date())}
        className="sm:max-w-60"
      />
      <ul className="flex flex-col gap-3">
        {form.values.lines.map(({ position }, index) => {
          const line = open.find((one) => one.position === position)
          return line ? <CountedLine key={position} line={line} index={index} form={form} /> : null
        })}
      </ul>
      <p role="alert" className="text-sm text-brick empty:hidden">
        {form.errors.lines}
      </p>
      <TextField {...form.text('note')} label={shipmentTexts.note} isOptional maxLength={1000} />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}

function CountedLine({ line, index, form }: { line: ShipmentLine; index: number; form: FormState<Receipt> }) {
  const told = form.values.lines[index]
  if (!told) return null
  const open = openToReceive(line)
  const counts = readLine(told)
  const rest = open - counts.received - counts.damaged - counts.short
  const change = (part: Partial<Counted>) =>
    form.set({ lines: form.values.lines.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  const field = (name: 'received' | 'damaged' | 'short', label: string) => (
    <TextField
      id={form.idOf(`lines.${index}.${name}`)}
      label={label}
      aria-label={`${label}, ${nameOf(line)}`}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      value={told[name]}
      error={undefined}
      onChange={(event) => change({ [name]: event.target.value })}
      inputClassName="text-center tabular"
    />
  )
  const error = form.errors[`lines.${index}.received`]
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-medium break-words">{nameOf(line)}</span>
        <span className="tabular text-soft">{countUnits(open, line.order_measure)}</span>
      </p>
      <div className="grid grid-cols-3 gap-2">
        {field('received', shipmentTexts.whole)}
        {field('damaged', shipmentTexts.damaged)}
        {field('short', shipmentTexts.missing)}
      </div>
      <p role="alert" className="mt-2 text-sm text-brick empty:hidden">
        {error}
      </p>
      {rest > 0 && rest < open ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className="text-soft">{shipmentTexts.stillToCome(formatNumber(rest))}</span>
          <Button tone="quiet" size="small" onClick={() => change({ short: String(counts.short + rest) })}>
            {shipmentTexts.restMissing(formatNumber(rest))}
          </Button>
        </div>
      ) : null}
      {counts.damaged > 0 || told.note !== '' ? (
        <TextField
          className="mt-2"
          label={shipmentTexts.lineNote}
          aria-label={shipmentTexts.noteFor(nameOf(line))}
          isOptional
          maxLength={300}
          value={told.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      ) : null}
    </li>
  )
}

function refuse(shipment: ShipmentDetail, receipt: Receipt): Record<string, string> {
  const unread = receipt.lines.findIndex((line) =>
    [line.received, line.damaged, line.short].some((text) => !Number.isInteger(readCount(text) ?? Number.NaN)),
  )
  if (unread >= 0) return { [`lines.${unread}.received`]: shipmentTexts.needsWhole(0) }
  return {
    ...(receipt.on === '' && { on: shipmentTexts.noDay }),
    ...refuseReceipt(shipment.lines, receipt.lines.map(readLine)),
  }
}

function readCount(text: string): number | undefined {
  return text.trim() === '' ? 0 : readNumber(text)
}

function readLine({ position, received, damaged, short, note }: Counted) {
  const read = (text: string) => readCount(text) ?? 0
  return { position, received: read(received), damaged: read(damaged), short: read(short), note: note.trim() }
}

function toReceipt({ on, note, lines }: Receipt): ReceiptForm {
  return { on, note: note.trim(), lines: lines.map(readLine) }
}
