import { draftMessages } from '@fairquay/contract/catalogue/draft-messages.ts'
import { most } from '@fairquay/contract/catalogue/draft-rules.ts'
import { changeOption, removeOption } from '@fairquay/contract/products/change-options.ts'
import { partNames, editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRowNames } from '../../forms/use-row-names.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SectionProps } from './section-props.ts'
import { editorTexts } from './texts.ts'
import { fieldId } from './use-product-form.ts'
import { WordsField } from './words-field.tsx'

/** What buyers choose between; price lines follow when something is renamed or goes. */
export function OptionFields({ form, faults, change }: SectionProps) {
  const keys = useRowNames(form.options.length)
  const [asked, setAsked] = useState<number | null>(null)
  const lost = asked === null ? 0 : form.terms.length - removeOption(form, asked).terms.length

  function remove(at: number) {
    keys.remove(at)
    setAsked(null)
    change((now) => removeOption(now, at))
  }

  return (
    <fieldset id={fieldId('options')} tabIndex={-1} className="outline-none">
      <legend className="mb-1.5 font-medium">{partNames.options}</legend>
      {faults.options ? <FieldNote id={`${fieldId('options')}-note`} error={faults.options} /> : null}
      <ul className="flex flex-col gap-3">
        {form.options.map((option, at) => (
          <li
            key={keys.at(at)}
            className="grid grid-cols-[1fr_auto] gap-3 rounded-md border border-line p-3 md:grid-cols-[12rem_1fr_auto]"
          >
            <OptionName
              at={at}
              name={option.name}
              others={form.options.filter((_, index) => index !== at).map(({ name }) => name.trim())}
              fault={faults[`options.${at}.name`]}
              onChange={(name) => change((now) => changeOption(now, at, { name }))}
            />
            <div className="max-md:col-span-2 max-md:row-start-2">
              <WordsField
                id={fieldId(`options.${at}.values`)}
                label={say.optionValues}
                help={say.optionValuesHelp}
                error={
                  faults[`options.${at}.values`] ??
                  Object.entries(faults).find(([field]) => field.startsWith(`options.${at}.values.`))?.[1]
                }
                words={option.values}
                onChange={(values) => change((now) => changeOption(now, at, { values }))}
                onRename={(rename, to) => change((now) => changeOption(now, at, { rename, to }))}
                maxLength={120}
                hasCommas
              />
            </div>
            <IconButton
              label={say.removeOption(option.name)}
              icon={<Trash2 size={17} aria-hidden="true" />}
              className="mt-6 max-md:col-start-2 max-md:row-start-1"
              onClick={() => (form.terms.length > removeOption(form, at).terms.length ? setAsked(at) : remove(at))}
            />
          </li>
        ))}
      </ul>
      {form.options.length < most.options ? (
        <Button
          size="small"
          tone="quiet"
          className="mt-2"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => change((now) => ({ options: [...now.options, { name: '', values: [] }] }))}
        >
          {say.addOption}
        </Button>
      ) : null}
      {asked === null ? null : (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={say.removeOption(form.options[asked]?.name ?? '')}
          confirmLabel={editorTexts.remove}
          onConfirm={() => remove(asked)}
          onCancel={() => setAsked(null)}
        >
          {say.removeOptionAsk(lost)}
        </ConfirmDialog>
      )}
    </fieldset>
  )
}

type OptionNameProps = {
  at: number
  name: string
  others: readonly string[]
  fault: string | undefined
  onChange: (name: string) => void
}

/** Takes effect when it is left: while it is typed it may be the name of another option, whose lines it would take. */
function OptionName({ at, name, others, fault, onChange }: OptionNameProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isTaken = typed !== null && typed.trim() !== '' && others.includes(typed.trim())
  return (
    <TextField
      id={fieldId(`options.${at}.name`)}
      label={say.optionName}
      help={say.optionNameHelp}
      error={isTaken ? draftMessages.twice(typed.trim()) : fault}
      value={typed ?? name}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed === null || isTaken) return
        setTyped(null)
        onChange(typed.trim())
      }}
      maxLength={60}
      autoComplete="off"
    />
  )
}
