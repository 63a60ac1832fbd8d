import { roundUpToStep } from '@fairquay/contract/catalogue/order-step.ts'
import { isOrderStep } from '@fairquay/contract/catalogue/written-step.ts'
import { partNames, editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { useId } from 'react'
import { NumberField } from '../../forms/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { packTypes } from './pack-types.ts'
import type { SectionProps } from './section-props.ts'
import { fieldId } from './use-product-form.ts'

/** In how many at a time the goods are sold, and what so many are called; the name is asked for once there is a number. */
export function OrderStepFields({ form, faults, change }: Pick<SectionProps, 'form' | 'faults' | 'change'>) {
  const listId = useId()
  const step = form.orderStep ?? null
  // What the seller packs the goods in comes first.
  const names = [...new Set([...form.packaging.map(({ type }) => type.trim()), ...packTypes])].filter(Boolean)
  return (
    <>
      <NumberField
        id={fieldId('orderStep')}
        label={partNames.orderStep}
        help={describeStep(form)}
        value={step}
        error={faults.orderStep}
        onChange={(orderStep) => change({ orderStep })}
      />
      {step === null ? null : (
        <>
          <TextField
            id={fieldId('orderPack')}
            label={partNames.orderPack}
            help={say.orderPackHelp}
            list={listId}
            value={form.orderPack ?? ''}
            error={faults.orderPack}
            onChange={(event) => change({ orderPack: event.target.value || null })}
            maxLength={40}
            autoComplete="off"
          />
          <datalist id={listId}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </>
  )
}

/** The first quantities that can be ordered, so that a seller sees what the number does to the smallest of the price list. */
function describeStep({ orderStep, terms }: SectionProps['form']): string {
  const quantity = orderStep ?? 0
  if (!isOrderStep(quantity)) return say.orderStepHelp
  const least = Math.min(...terms.map(({ minQty }) => minQty))
  const first = roundUpToStep(Number.isFinite(least) ? Math.max(1, least) : 1, { quantity, pack: null })
  return say.orderStepFrom([first, first + quantity, first + 2 * quantity])
}
