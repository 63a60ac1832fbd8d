import { type Scope, scopeNames } from '@fairquay/contract/scopes.ts'
import { createApiToken } from '@fairquay/contract/tokens/endpoints.ts'
import { tokenMessages } from '@fairquay/contract/tokens/messages.ts'
import { tokenDays } from '@fairquay/contract/tokens/rules.ts'
import { scopeGroupNames, scopeGroups, scopesOf } from '@fairquay/contract/tokens/scope-groups.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { CheckboxGroups } from '../ui/checkbox-groups.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { apiTokensQuery } from './integration-queries.ts'
import { integrationsTexts } from './texts.ts'

type TokenDialogProps = { onClose: () => void; onSecret: (secret: string) => void }
type NewToken = { name: string; scopes: readonly Scope[]; days: number }

const groups = scopeGroups.map((group) => ({ name: scopeGroupNames[group], options: scopesOf(group) }))

const start: NewToken = { name: '', scopes: ['requests:read'], days: tokenDays[1] }

export function TokenDialog({ onClose, onSecret }: TokenDialogProps) {
  const queries = useQueryClient()
  const making = useOnce(createApiToken, (token: NewToken) => ({ body: { ...token, scopes: [...token.scopes] } }))
  const form = useForm({
    start,
    refuse: ({ name, scopes }) => ({
      name: name.trim() === '' ? tokenMessages.nameMissing : undefined,
      scopes: scopes.length === 0 ? tokenMessages.noScopes : undefined,
    }),
    send: making.mutateAsync,
    onSent: ({ token }) => {
      onSecret(token)
      onClose()
      return queries.invalidateQueries({ queryKey: apiTokensQuery.queryKey })
    },
  })
  return (
    <FormDialog
      form={form}
      title={integrationsTexts.newToken}
      action={integrationsTexts.makeToken}
      width="medium"
      onClose={onClose}
    >
      <FormFailure error={form.failure} />
      <TextField
        {...form.text('name')}
        label={integrationsTexts.name}
        required
        maxLength={80}
        placeholder={integrationsTexts.nameExample}
      />
      <CheckboxGroups {...form.field('scopes')} legend={integrationsTexts.scopes} groups={groups} names={scopeNames} />
      <Select
        {...form.field('days')}
        label={integrationsTexts.goodFor}
        value={String(form.values.days)}
        options={tokenDays.map((count) => ({ value: String(count), label: integrationsTexts.days(count) }))}
        onChange={(event) => form.set({ days: Number(event.target.value) })}
      />
    </FormDialog>
  )
}
