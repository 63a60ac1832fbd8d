import { type Scope, scopeNames, scopes } from '@fairquay/contract/scopes.ts'
import { createApiToken } from '@fairquay/contract/tokens/endpoints.ts'
import { tokenMessages } from '@fairquay/contract/tokens/messages.ts'
import { tokenDays } from '@fairquay/contract/tokens/rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { FormFailure } from '../accounts/form-failure.tsx'
import { useOnce } from '../forms/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { apiTokensQuery } from './integration-queries.ts'

type TokenDialogProps = { onClose: () => void; onSecret: (secret: string) => void }

export function TokenDialog({ onClose, onSecret }: TokenDialogProps) {
  const queries = useQueryClient()
  const formId = useId()
  const [name, setName] = useState('')
  const [wanted, setWanted] = useState<readonly Scope[]>(['requests:read'])
  const [days, setDays] = useState<number>(tokenDays[1])
  const [wasTried, setTried] = useState(false)
  const making = useOnce(createApiToken, () => ({ body: { name, scopes: [...wanted], days } }), {
    onSuccess: ({ token }) => {
      onSecret(token)
      onClose()
      return queries.invalidateQueries({ queryKey: apiTokensQuery.queryKey })
    },
  })
  const isNamed = name.trim() !== ''
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isNamed && wanted.length > 0 && !making.isPending) making.mutate()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="New API token"
      isHeld={making.isPending}
      footer={
        <>
          <Button tone="secondary" onClick={onClose} disabled={making.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={making.isPending}>
            Make token
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormFailure error={making.error} />
        <TextField
          label="Name"
          required
          maxLength={80}
          placeholder="Our ERP"
          value={name}
          error={wasTried && !isNamed ? tokenMessages.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">It may</legend>
          <div className="flex flex-col">
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                label={scopeNames[scope]}
                checked={wanted.includes(scope)}
                onChange={({ target }) =>
                  setWanted(scopes.filter((one) => (one === scope ? target.checked : wanted.includes(one))))
                }
              />
            ))}
          </div>
          <p role="alert" className="text-sm text-brick empty:hidden">
            {wasTried && wanted.length === 0 ? tokenMessages.noScopes : null}
          </p>
        </fieldset>
        <Select
          label="Good for"
          value={String(days)}
          options={tokenDays.map((count) => ({ value: String(count), label: `${count} days` }))}
          onChange={(event) => setDays(Number(event.target.value))}
        />
      </form>
    </Dialog>
  )
}
