import { Plus, Trash2 } from 'lucide-react'
import { NumberField } from '../forms/number-field.tsx'
import { useRowNames } from '../forms/use-row-names.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { describeHandling } from './describe-handling.ts'
import { type CartonForm, emptyCarton, type PlannerForm } from './planner-form.ts'
import { plannerTexts as texts } from './texts.ts'

type CartonRowsProps = {
  form: PlannerForm
  /** By row from 0. */
  faults: ReadonlyMap<number, string>
  onChange: (step: (cartons: readonly CartonForm[]) => CartonForm[]) => void
  onRemove: (at: number) => void
}

/** Kinds of cartons one below the other, to be typed, added and taken away. */
export function CartonRows({ form, faults, onChange, onRemove }: CartonRowsProps) {
  const { cartons } = form
  const keys = useRowNames(cartons.length)
  return (
    <>
      <ul className="flex flex-col gap-3">
        {cartons.map((carton, at) => (
          <li key={keys.at(at)}>
            <CartonFields
              carton={carton}
              row={at}
              units={form}
              fault={faults.get(at)}
              onChange={(part) =>
                onChange((now) => now.map((other, index) => (index === at ? { ...other, ...part } : other)))
              }
              onRemove={
                cartons.length > 1
                  ? () => {
                      keys.remove(at)
                      onRemove(at)
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        tone="quiet"
        className="mt-2 self-start"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => onChange((now) => [...now, emptyCarton])}
      >
        {texts.addCarton}
      </Button>
    </>
  )
}

type CartonFieldsProps = {
  carton: CartonForm
  row: number
  units: Pick<PlannerForm, 'lengthUnit' | 'weightUnit'>
  fault: string | undefined
  onChange: (part: Partial<CartonForm>) => void
  onRemove: (() => void) | undefined
}

type NumberName = 'length' | 'width' | 'height' | 'weight' | 'count'

function CartonFields({ carton, row, units, fault, onChange, onRemove }: CartonFieldsProps) {
  const number = (field: NumberName, unit?: string) => (
    <NumberField
      label={texts[field]}
      kind={field === 'count' ? 'whole' : 'decimal'}
      value={carton[field]}
      onChange={(value) => onChange({ [field]: value })}
      end={unit ? <span className="pr-2 text-sm">{unit}</span> : undefined}
      inputClassName={unit ? 'pr-9!' : ''}
    />
  )
  const lengthUnit = texts.lengthUnits[units.lengthUnit]
  const weightUnit = texts.weightUnits[units.weightUnit]
  const handling = describeHandling(carton, weightUnit)
  return (
    <fieldset className="rounded-md border border-line bg-surface p-3">
      <legend className="sr-only">{texts.carton(row + 1)}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-end gap-x-2 gap-y-3">
        <TextField
          label={texts.name}
          value={carton.name}
          maxLength={200}
          autoComplete="off"
          placeholder={row === 0 ? texts.namePlaceholder : undefined}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        {number('count')}
        <IconButton
          label={texts.remove(carton.name || texts.carton(row + 1))}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
          disabled={!onRemove}
        />
        <div className="col-span-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
          {number('length', lengthUnit)}
          {number('width', lengthUnit)}
          {number('height', lengthUnit)}
          {number('weight', weightUnit)}
        </div>
      </div>
      {fault ? (
        <p className="mt-2 text-sm text-brick" role="status">
          {fault}
        </p>
      ) : null}
      <Disclosure
        summary={
          <span className="min-w-0 text-sm">
            {texts.more}
            {handling.length > 0 ? (
              <span className="block text-sm font-normal text-soft">{handling.join(' · ')}</span>
            ) : null}
          </span>
        }
        className="mt-1 border-0"
      >
        <MoreFields carton={carton} weightUnit={weightUnit} onChange={onChange} />
      </Disclosure>
    </fieldset>
  )
}

type MoreFieldsProps = Pick<CartonFieldsProps, 'carton' | 'onChange'> & { weightUnit: string }

/** What few cartons need: how they stand, what they bear, how they are kept. */
function MoreFields({ carton, weightUnit, onChange }: MoreFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={texts.thisSideUp}
        help={texts.thisSideUpHelp}
        checked={carton.thisSideUp}
        onChange={(event) => onChange({ thisSideUp: event.target.checked })}
      />
      <Checkbox
        label={texts.stackable}
        checked={carton.stackable}
        onChange={(event) => onChange({ stackable: event.target.checked })}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={texts.maxLayers}
          value={carton.maxLayers}
          disabled={!carton.stackable}
          onChange={(maxLayers) => onChange({ maxLayers })}
        />
        <NumberField
          label={texts.maxTopLoad}
          kind="decimal"
          value={carton.maxTopLoad}
          disabled={!carton.stackable}
          end={<span className="pr-2 text-sm">{weightUnit}</span>}
          onChange={(maxTopLoad) => onChange({ maxTopLoad })}
        />
        <NumberField
          label={texts.temperatureMin}
          kind="decimal"
          value={carton.temperatureMin}
          onChange={(temperatureMin) => onChange({ temperatureMin })}
        />
        <NumberField
          label={texts.temperatureMax}
          kind="decimal"
          value={carton.temperatureMax}
          onChange={(temperatureMax) => onChange({ temperatureMax })}
        />
        <TextField
          label={texts.dangerClass}
          help={texts.dangerHelp}
          value={carton.dangerClass}
          maxLength={4}
          autoComplete="off"
          onChange={(event) => onChange({ dangerClass: event.target.value })}
        />
        <TextField
          label={texts.unNumber}
          help={texts.unNumberHelp}
          value={carton.unNumber}
          maxLength={8}
          autoComplete="off"
          onChange={(event) => onChange({ unNumber: event.target.value })}
        />
        <TextField
          label={texts.origin}
          help={texts.originHelp}
          value={carton.origin}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => onChange({ origin: event.target.value })}
        />
        <NumberField
          label={texts.stop}
          help={texts.stopHelp}
          value={carton.stop}
          onChange={(stop) => onChange({ stop })}
        />
        <NumberField
          label={texts.unitsPerCarton}
          value={carton.unitsPerCarton}
          onChange={(unitsPerCarton) => onChange({ unitsPerCarton })}
        />
      </div>
    </div>
  )
}
