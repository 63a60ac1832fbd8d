import { useState } from 'react'
import { IndustryIcon, industryIconNames } from '../explore/industry-icon.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useDeskAction } from './use-desk-action.ts'

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
  const [typed, setTyped] = useState(name)
  const [picture, setPicture] = useState(icon ?? '')
  const [parentId, setParentId] = useState(parent?.id ?? 0)
  const sending = useDeskAction({
    act: () => send(typed.trim(), picture, parentId),
    done: () => done(typed.trim()),
    onDone: onClose,
    isFailureShown: true,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isHeld={sending.isPending}
      title={title}
      width="narrow"
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => sending.mutate(undefined)} isBusy={sending.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          sending.mutate(undefined)
        }}
      >
        <TextField
          label="Name"
          required
          maxLength={80}
          value={typed}
          error={sending.error?.message}
          onChange={(event) => setTyped(event.target.value)}
        />
        {icon === undefined ? null : (
          <fieldset>
            <legend className="mb-1.5 text-sm font-medium">Icon</legend>
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
                    checked={picture === one}
                    onChange={() => setPicture(one)}
                  />
                  <IndustryIcon name={one} size={20} />
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {parent ? (
          <Select
            label="Industry"
            options={parent.choices.map((choice) => ({ value: String(choice.id), label: choice.name }))}
            value={String(parentId)}
            onChange={(event) => setParentId(Number(event.target.value))}
          />
        ) : null}
      </form>
    </Dialog>
  )
}
