import { changePlan } from '@fairquay/contract/billing/endpoints.ts'
import { billingFaults } from '@fairquay/contract/billing/profile-messages.ts'
import { mostNetDays } from '@fairquay/contract/billing/terms.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { type MoneyDialogProps, takeUpMoney } from './money-queries.ts'
import { billingTexts } from './texts.ts'

/** How much of an order is paid with it, and how long each invoice may wait. */
export function PlanDialog({ orderId, money, onClose }: MoneyDialogProps) {
  const queries = useQueryClient()
  const form = useForm({
    start: { deposit_percent: String(money.terms.deposit_percent), net_days: String(money.terms.net_days) },
    refuse: ({ deposit_percent, net_days }) => ({
      ...(!isUpTo(deposit_percent, 100) && { deposit_percent: billingFaults.percent }),
      ...(!isUpTo(net_days, mostNetDays) && { net_days: billingFaults.netDays }),
    }),
    send: ({ deposit_percent, net_days }) =>
      call(changePlan, {
        params: { id: orderId },
        body: { deposit_percent: Number(deposit_percent), net_days: Number(net_days) },
      }),
    onSent: async ({ data }) => {
      takeUpMoney(queries, orderId, data)
      showToast('success', billingTexts.saved)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={billingTexts.changeTerms} action={billingTexts.save} onClose={onClose}>
      <p className="text-soft">{billingTexts.planHelp}</p>
      <TextField
        {...form.text('deposit_percent')}
        label={billingTexts.depositPercent}
        inputMode="numeric"
        maxLength={3}
      />
      <TextField {...form.text('net_days')} label={billingTexts.netDays} inputMode="numeric" maxLength={3} />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}

function isUpTo(text: string, most: number): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) <= most
}
