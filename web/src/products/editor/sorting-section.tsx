import { partNames, editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useRowNames } from '../../forms/use-row-names.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SectionProps } from './section-props.ts'
import { editorTexts } from './texts.ts'
import { fieldId } from './use-product-form.ts'
import { WordsField } from './words-field.tsx'

export function SortingSection(props: SectionProps) {
  const { form, faults, change, choices } = props
  const tagFault = faults.tags ?? Object.entries(faults).find(([field]) => field.startsWith('tags.'))?.[1]
  return (
    <>
      <Categories {...props} />
      <WordsField
        id={fieldId('tags')}
        label={partNames.tags}
        help={say.tagHelp}
        error={tagFault}
        words={form.tags}
        choices={choices?.tags ?? []}
        onChange={(tags) => change({ tags })}
        maxLength={400}
      />
      <Attributes {...props} />
    </>
  )
}

function Categories({ form, faults, change, choices }: SectionProps) {
  const named = (choices?.categories ?? []).flatMap((industry) =>
    industry.choices.map(({ id, name }) => ({ id, name, label: `${industry.name} › ${name}` })),
  )
  const chosen = named.filter(({ id }) => form.categories.includes(id))
  return (
    <div>
      <Select
        id={fieldId('categories')}
        label={partNames.categories}
        error={faults.categories}
        value=""
        placeholder={say.addCategory}
        options={named
          .filter(({ id }) => !form.categories.includes(id))
          .map(({ id, label }) => ({ value: String(id), label }))}
        onChange={(event) => {
          const id = Number(event.target.value)
          if (id > 0) change((now) => ({ categories: [...now.categories, id] }))
        }}
      />
      {chosen.length > 0 ? (
        <ul aria-label={editorTexts.chosen(partNames.categories)} className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map(({ id, label }) => (
            <li key={id} className="min-w-0">
              <Chip
                name={label}
                onRemove={() => change((now) => ({ categories: now.categories.filter((other) => other !== id) }))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Attributes({ form, faults, change, choices }: SectionProps) {
  const listId = useId()
  const keys = useRowNames(form.attributes.length)
  const set = (at: number, part: Partial<{ name: string; value: string }>) =>
    change((now) => ({
      attributes: now.attributes.map((attribute, index) => (index === at ? { ...attribute, ...part } : attribute)),
    }))
  return (
    <fieldset id={fieldId('attributes')} tabIndex={-1} className="outline-none">
      <legend className="mb-1.5 text-sm font-medium">{partNames.attributes}</legend>
      {faults.attributes ? <FieldNote id={`${fieldId('attributes')}-note`} error={faults.attributes} /> : null}
      <ul className="flex flex-col gap-3 sm:gap-2">
        {form.attributes.map(({ name, value }, at) => (
          <li key={keys.at(at)} className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-2 sm:grid-cols-[2fr_3fr_auto]">
            <TextField
              id={fieldId(`attributes.${at}.name`)}
              label={editorTexts.attributeName(at + 1)}
              isLabelHidden
              placeholder={say.attributeName}
              list={listId}
              value={name}
              error={faults[`attributes.${at}.name`]}
              onChange={(event) => set(at, { name: event.target.value })}
              maxLength={60}
              autoComplete="off"
            />
            <TextField
              id={fieldId(`attributes.${at}.value`)}
              label={editorTexts.attributeValue(at + 1)}
              isLabelHidden
              placeholder={say.attributeValue}
              value={value}
              error={faults[`attributes.${at}.value`]}
              onChange={(event) => set(at, { value: event.target.value })}
              maxLength={300}
              autoComplete="off"
              className="max-sm:row-start-2"
            />
            <IconButton
              label={say.removeAttribute(at + 1)}
              icon={<Trash2 size={17} aria-hidden="true" />}
              onClick={() => {
                keys.remove(at)
                change((now) => ({ attributes: now.attributes.filter((_, index) => index !== at) }))
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        tone="quiet"
        className="mt-2"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => change((now) => ({ attributes: [...now.attributes, { name: '', value: '' }] }))}
      >
        {say.addAttribute}
      </Button>
      <datalist id={listId}>
        {choices?.attributes.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </fieldset>
  )
}
