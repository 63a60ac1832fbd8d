import { exampleCartons } from '@fairquay/contract/shipment-plans/example-load.ts'
import { ClipboardPaste, Package } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { CartonRows } from './carton-rows.tsx'
import { usePlannerDraft } from './kept-draft.ts'
import { LivePlan } from './live-plan.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import {
  type CartonForm,
  changeUnits,
  emptyForm,
  isBlank,
  type LengthUnit,
  lengthUnits,
  type PlannerForm,
  readPlanner,
  type WeightUnit,
  weightUnits,
  writeCartonForm,
} from './planner-form.ts'
import { goToPlan, PlannerFrame } from './planner-frame.tsx'
import { TermsFields } from './terms-fields.tsx'
import { plannerTexts as texts } from './texts.ts'
import { UndoNote } from './undo-note.tsx'

/** A load of cartons that are typed or pasted. What is typed stays on this device. */
export function OwnPlan() {
  const { draft, isBegun, change, replace, putAside, swap, forgetPutAside } = usePlannerDraft()
  const [isPasting, setPasting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { input, faults, fault } = readPlanner(draft)
  const filled = draft.cartons.filter((carton) => !isBlank(carton))
  const changeCartons = (step: (cartons: readonly CartonForm[]) => CartonForm[]) =>
    change((form) => ({ ...form, cartons: step(form.cartons) }))
  const removeCartons = (at: number) => {
    const without = (form: PlannerForm) => ({ ...form, cartons: form.cartons.filter((_, index) => index !== at) })
    // A row nobody has begun is no loss.
    const one = draft.cartons[at]
    if (one && isBlank(one)) change(without)
    else replace(without)
  }

  return (
    <>
      <p className="mt-2 max-w-2xl text-soft print:hidden">{texts.lead}</p>
      <PlannerFrame
        plan={
          <LivePlan title={draft.title} input={input}>
            <NothingYet
              fault={fault}
              onExample={() =>
                replace((form) => ({ ...form, cartons: exampleCartons.map((one) => writeCartonForm(one, form)) }))
              }
            />
          </LivePlan>
        }
      >
        <section aria-labelledby="planner-cartons" className="flex flex-col">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <h2 id="planner-cartons" ref={heading} tabIndex={-1} className="text-lg">
              {texts.cartons}
            </h2>
            <div className="flex gap-1">
              <Button
                size="small"
                tone="secondary"
                icon={<ClipboardPaste size={16} aria-hidden="true" />}
                onClick={() => setPasting(true)}
              >
                {texts.paste}
              </Button>
              <Button size="small" tone="quiet" disabled={!isBegun} onClick={() => replace(() => emptyForm)}>
                {texts.clear}
              </Button>
              <Button size="small" tone="quiet" className="xl:hidden" disabled={!input} onClick={goToPlan}>
                {texts.seePlan}
              </Button>
            </div>
          </div>
          {putAside ? (
            <UndoNote
              isUndone={putAside.isUndone}
              isEmpty={filled.length === 0}
              onSwap={swap}
              onClose={() => {
                heading.current?.focus()
                forgetPutAside()
              }}
            />
          ) : null}
          <UnitFields form={draft} onChange={(units) => change((form) => changeUnits(form, units))} />
          <CartonRows form={draft} faults={faults} onChange={changeCartons} onRemove={removeCartons} />
        </section>
        <section aria-labelledby="planner-terms">
          <h2 id="planner-terms" className="mb-3 text-lg">
            {texts.terms}
          </h2>
          <TermsFields
            terms={draft.terms}
            onChange={(part) => change((form) => ({ ...form, terms: { ...form.terms, ...part } }))}
          />
        </section>
        <TextField
          label={texts.planTitle}
          isOptional
          maxLength={120}
          value={draft.title}
          onChange={(event) => change((form) => ({ ...form, title: event.target.value }))}
        />
      </PlannerFrame>
      <PasteDialog
        isOpen={isPasting}
        onClose={() => setPasting(false)}
        mayAdd={filled.length > 0}
        onTake={({ cartons }, isAdding) =>
          replace((form) => {
            const taken = cartons.map((carton) => writeCartonForm(carton, form))
            return { ...form, cartons: isAdding ? [...form.cartons.filter((one) => !isBlank(one)), ...taken] : taken }
          })
        }
      />
    </>
  )
}

type UnitFieldsProps = {
  form: PlannerForm
  onChange: (units: { lengthUnit?: LengthUnit; weightUnit?: WeightUnit }) => void
}

/** What lengths and weights are typed in; cartons that are there stay as large as they are. */
function UnitFields({ form, onChange }: UnitFieldsProps) {
  return (
    <div className="mb-3 grid grid-cols-2 gap-3">
      <Select
        label={texts.lengthUnit}
        options={lengthUnits.map((value) => ({ value, label: texts.lengthUnits[value] }))}
        value={form.lengthUnit}
        onChange={(event) => onChange({ lengthUnit: event.target.value as LengthUnit })}
      />
      <Select
        label={texts.weightUnit}
        options={weightUnits.map((value) => ({ value, label: texts.weightUnits[value] }))}
        value={form.weightUnit}
        onChange={(event) => onChange({ weightUnit: event.target.value as WeightUnit })}
      />
    </div>
  )
}

/** What stands in the place of a plan: how to get one, or why there is none. */
function NothingYet({ fault, onExample }: { fault: string | undefined; onExample: () => void }) {
  return (
    <EmptyState
      icon={<Package size={26} aria-hidden="true" />}
      title={fault ? texts.notYet : texts.nothingYet}
      className="rounded-lg border border-line bg-surface print:hidden"
      action={
        fault ? undefined : (
          <Button tone="secondary" onClick={onExample}>
            {texts.example}
          </Button>
        )
      }
    >
      {fault ?? texts.nothingYetHelp}
    </EmptyState>
  )
}
