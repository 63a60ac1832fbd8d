import { refuseName } from '@fairquay/contract/admin/rules.ts'
import { IndustryIcon, industryIconNames } from '../explore/industry-icon.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { adminTexts } from './texts.ts'
import { useDeskFinish } from './use-desk-action.ts'

type NameDialogProps = {
  title: string
  action: string
  name?: string
  /** Only industries have one. */
  icon?: string
  /** Where it stands, for what can be moved: the industry's id, and those to choose from. */
  parent?: { id: number; choices: readonly { id: number; name: string }[] }
  send: (name: string, icon: string, parentId: number) => Promise<unknown>
  done: (name: string) => string
  onClose: () => void
}

/** Asks for a name, and for an icon or a place where there is one to choose. */
export function NameDialog({ title, action, name = '', icon, parent, send, done, onClose }: NameDialogProps) {
  const finish = useDeskFinish()
  const form = useForm({
    start: { name, icon: icon ?? '', industry_id: String(parent?.id ?? 0) },
    refuse: (typed) => ({ name: refuseName(typed.name) }),
    send: (typed) => send(typed.name.trim(), typed.icon, Number(typed.industry_id)),
    onSent: (_answer, sent) => {
      onClose()
      return finish(done(sent.name.trim()))
    },
  })
  return (
    <FormDialog form={form} title={title} action={action} onClose={onClose}>
      <FormFailure error={form.failure} />
      <TextField {...form.text('name')} label={adminTexts.name} required maxLength={80} />
      {icon === undefined ? null : <IconChoice {...form.field('icon')} />}
      {parent ? (
        <Select
          {...form.text('industry_id')}
          label={adminTexts.industry}
          options={parent.choices.map((choice) => ({ value: String(choice.id), label: choice.name }))}
        />
      ) : null}
    </FormDialog>
  )
}

function IconChoice({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{adminTexts.icon}</legend>
      <div className="flex flex-wrap gap-1">
        {industryIconNames.map((one) => (
          <label
            key={one}
            title={one}
            className="grid size-11 place-items-center rounded-md border border-transparent text-soft hover:bg-tint has-checked:border-quay has-checked:bg-tint has-checked:text-quay has-focus-visible:outline-2 has-focus-visible:outline-quay"
          >
            <input
              type="radio"
              name="icon"
              aria-label={one}
              className="sr-only"
              checked={value === one}
              onChange={() => onChange(one)}
            />
            <IndustryIcon name={one} size={20} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
