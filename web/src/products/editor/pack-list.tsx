import { plainPack } from '@fairquay/contract/catalogue/draft.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { NumberField } from '../../forms/number-field.tsx'
import { useRowNames } from '../../forms/use-row-names.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { HandlingFields } from './handling-fields.tsx'
import { lengthUnits, optionsOf, weightUnits } from './measures-section.tsx'
import { packTypes } from './pack-types.ts'
import { editorTexts } from './texts.ts'
import { fieldId } from './use-product-form.ts'

export type Pack = ProductForm['packaging'][number]

const levels = ['inner', 'outer', 'pallet'] as const
const volumeUnits = ['m3', 'l', 'cm3', 'ft3'] as const

type PackListProps = {
  packs: readonly Pack[]
  /** Where they stand in the form: 'packaging'. */
  field: string
  faults: FailureDetails
  currency: string
  onChange: (step: (packs: readonly Pack[]) => Pack[]) => void
}

/** Packs one below the other, to be changed, added and taken away. */
export function PackList({ packs, field, faults, currency, onChange }: PackListProps) {
  const listId = useId()
  const keys = useRowNames(packs.length)
  return (
    <>
      <ul id={fieldId(field)} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {packs.map((pack, at) => (
          <li key={keys.at(at)} className="rounded-md border border-line p-3">
            <PackFields
              pack={pack}
              field={field}
              at={at}
              faults={faults}
              listId={listId}
              currency={currency}
              onChange={(part) =>
                onChange((now) => now.map((other, index) => (index === at ? { ...other, ...part } : other)))
              }
              onRemove={() => {
                keys.remove(at)
                onChange((now) => now.filter((_, index) => index !== at))
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        tone="quiet"
        className="self-start"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() =>
          onChange((now) => [
            ...now,
            { ...plainPack(editorTexts.carton), level: levels[Math.min(now.length, 2)] ?? 'outer' },
          ])
        }
      >
        {say.addPack}
      </Button>
      <datalist id={listId}>
        {packTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
    </>
  )
}

type PackFieldsProps = {
  pack: Pack
  field: string
  at: number
  faults: FailureDetails
  listId: string
  currency: string
  onChange: (part: Partial<Pack>) => void
  onRemove: () => void
}

function PackFields({ pack, field: list, at, faults, listId, currency, onChange, onRemove }: PackFieldsProps) {
  const name = (field: keyof Pack) => `${list}.${at}.${field}`
  const number = (field: 'weightValue' | 'volumeValue' | 'width' | 'height' | 'depth', label: string) => (
    <NumberField
      kind="decimal"
      id={fieldId(name(field))}
      label={label}
      value={pack[field]}
      error={faults[name(field)]}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  return (
    <fieldset>
      <legend className="sr-only">{say.packUnnamed(at + 1)}</legend>
      <div className="flex items-start justify-between gap-2">
        <div className="grid grow grid-cols-2 gap-3 sm:grid-cols-4">
          <Select
            id={fieldId(name('level'))}
            label={editorTexts.level}
            options={levels.map((level) => ({ value: level, label: say.levels[level] }))}
            value={pack.level}
            onChange={(event) => onChange({ level: levels.find((level) => level === event.target.value) ?? 'outer' })}
          />
          <TextField
            id={fieldId(name('type'))}
            label={editorTexts.type}
            list={listId}
            value={pack.type}
            error={faults[name('type')]}
            onChange={(event) => onChange({ type: event.target.value })}
            maxLength={40}
            autoComplete="off"
          />
          <NumberField
            id={fieldId(name('unitsPerPack'))}
            label={editorTexts.unitsPerPack}
            value={pack.unitsPerPack}
            error={faults[name('unitsPerPack')]}
            onChange={(unitsPerPack) => onChange({ unitsPerPack })}
          />
          <NumberField
            currency={currency}
            id={fieldId(name('packPrice'))}
            label={editorTexts.packPrice(currency)}
            value={pack.packPrice}
            error={faults[name('packPrice')]}
            onChange={(packPrice) => onChange({ packPrice })}
          />
        </div>
        <IconButton label={say.removePack(at + 1)} icon={<Trash2 size={17} aria-hidden="true" />} onClick={onRemove} />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {number('width', editorTexts.width)}
        {number('height', editorTexts.height)}
        {number('depth', editorTexts.depth)}
        <Select
          id={fieldId(name('dimensionUnit'))}
          label={editorTexts.unit}
          options={optionsOf(lengthUnits)}
          value={pack.dimensionUnit}
          onChange={(event) =>
            onChange({ dimensionUnit: lengthUnits.find((unit) => unit === event.target.value) ?? 'cm' })
          }
        />
        {number('weightValue', editorTexts.weight)}
        <Select
          id={fieldId(name('weightUnit'))}
          label={editorTexts.unitOfWeight}
          options={optionsOf(weightUnits)}
          value={pack.weightUnit}
          onChange={(event) =>
            onChange({ weightUnit: weightUnits.find((unit) => unit === event.target.value) ?? 'kg' })
          }
        />
        {number('volumeValue', editorTexts.volume)}
        <Select
          id={fieldId(name('volumeUnit'))}
          label={editorTexts.unitOfVolume}
          options={volumeUnits.map((unit) => ({ value: unit, label: unit.replace('3', '³') }))}
          value={pack.volumeUnit}
          onChange={(event) =>
            onChange({ volumeUnit: volumeUnits.find((unit) => unit === event.target.value) ?? 'm3' })
          }
        />
      </div>
      <HandlingFields pack={pack} field={`${list}.${at}`} faults={faults} onChange={onChange} />
    </fieldset>
  )
}
