import { addTariff, changeTariff, type KeptTariffRow } from '@fairquay/contract/tariffs/endpoints.ts'
import { refuseTyped } from '@fairquay/contract/tariffs/refuse-row.ts'
import type { TariffRow } from '@fairquay/contract/tariffs/shapes.ts'
import { useDeskFinish } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { nameRate } from './rate-facts.tsx'
import { BoundsFields, RateFields, SourceFields, SubjectFields } from './row-fields.tsx'
import { beginForm, readForm, writeForm } from './row-form.ts'
import { tariffTexts as texts } from './texts.ts'

/** A new rate, from nothing or like another, or one that is corrected. */
export type RowDialogStart = { mode: 'add'; like?: TariffRow } | { mode: 'correct'; kept: KeptTariffRow }

export function RowDialog({ start, onClose }: { start: RowDialogStart; onClose: () => void }) {
  const finish = useDeskFinish()
  const today = new Date().toISOString().slice(0, 10)
  const form = useForm({
    start: start.mode === 'add' ? beginForm(today, start.like) : writeForm(start.kept.row),
    refuse: (typed) => refuseTyped(readForm(typed)),
    send: (typed) =>
      start.mode === 'add'
        ? call(addTariff, { body: readForm(typed) })
        : call(changeTariff, { params: { id: start.kept.id }, body: readForm(typed) }),
    onSent: ({ data }) => {
      onClose()
      return finish(texts.saved(nameRate(data.row)))
    },
  })
  return (
    <FormDialog
      form={form}
      width="medium"
      title={start.mode === 'add' ? texts.addRow : texts.correctRow(nameRate(start.kept.row))}
      action={texts.save}
      onClose={onClose}
      className="flex flex-col gap-7"
    >
      <FormFailure error={form.failure} />
      <SubjectFields form={form} />
      <RateFields form={form} />
      <BoundsFields form={form} />
      <SourceFields form={form} />
    </FormDialog>
  )
}
