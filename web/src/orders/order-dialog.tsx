import { actOnOrder, type OrderAct } from '@fairquay/contract/orders/endpoints.ts'
import { orderActionNames } from '@fairquay/contract/orders/messages.ts'
import { needsReason, refuseAct } from '@fairquay/contract/orders/refuse-act.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { focusHeading } from '../ui/focus-heading.ts'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { refreshOrders, takeUpOrder } from './order-queries.ts'
import { orderTexts } from './texts.ts'

export type OrderDeed = OrderAct['action']

const final: readonly OrderDeed[] = ['cancel', 'cancel_rest']

type OrderDialogProps = { order: OrderDetail; deed: OrderDeed; onClose: () => void }

/** Asks once before something is done to an order, with the reason or the day it needs. */
export function OrderDialog({ order, deed, onClose }: OrderDialogProps) {
  const queries = useQueryClient()
  const draft = `order-${order.id}-${deed}`
  const kept = useKept(draft, { reason: '', ready_on: startOf(order) })
  const acting = useOnce(actOnOrder, (body: OrderAct) => ({ params: { id: order.id }, body }), {
    draft: { name: draft },
    onSuccess: ({ data }) => {
      takeUpOrder(queries, data)
      kept.clear()
      showToast('success', orderTexts.done[deed])
      onClose()
      focusHeading()
    },
    // Somebody else was first: the page says where the order stands now.
    onError: (error) => (isConflict(error) ? refreshOrders(queries) : undefined),
  })
  const hasReason = needsReason(deed)
  const form = useForm({
    start: { reason: '', ready_on: '' },
    kept: [kept.draft, kept.change],
    refuse: ({ reason, ready_on }) => ({
      ...refuseAct(toAct(deed, reason.trim(), ready_on), readToday(new Date())),
    }),
    send: ({ reason, ready_on }) => acting.mutateAsync(toAct(deed, reason.trim(), ready_on)),
  })
  return (
    <FormDialog
      form={form}
      tone={final.includes(deed) ? 'danger' : 'primary'}
      title={orderTexts.dialog[deed]}
      action={orderActionNames[deed]}
      onClose={() => {
        form.reset(form.values)
        onClose()
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-soft">{orderTexts.dialogHelp[deed]}</p>
      {hasReason ? (
        <TextArea
          {...form.text('reason')}
          label={orderTexts.reason}
          help={orderTexts.reasonHelp}
          rows={3}
          maxLength={500}
        />
      ) : null}
      {deed === 'promise' ? <TextField {...form.text('ready_on')} type="date" label={orderTexts.readyDay} /> : null}
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}

/** The day that was named last; one that is over is to be named anew. */
function startOf({ ready_on }: OrderDetail): string {
  return ready_on !== null && ready_on >= readToday(new Date()) ? ready_on : ''
}

function toAct(deed: OrderDeed, reason: string, readyOn: string): OrderAct {
  switch (deed) {
    case 'prepare':
    case 'complete':
      return { action: deed }
    case 'promise':
      return { action: deed, ready_on: readyOn }
    default:
      return { action: deed, reason }
  }
}
