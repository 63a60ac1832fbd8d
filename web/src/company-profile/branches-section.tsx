import type { BranchForm } from '@fairquay/contract/company/form.ts'
import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { mostOf } from '@fairquay/contract/company/profile-rules.ts'
import { Plus, Trash2 } from 'lucide-react'
import { countryOptions } from '../accounts/country-options.ts'
import { ProfileSection } from '../accounts/profile-section.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { FieldNote } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { idOf } from './field-names.ts'
import { PlacePicker } from './place-picker.tsx'
import type { ProfileState } from './use-profile-form.ts'

const kindOptions = (['branch', 'warehouse'] as const).map((kind) => ({ value: kind, label: say.kinds[kind] }))

/** Places beside the headquarters; each opens to its fields and its map. */
export function BranchesSection({ state }: { state: ProfileState }) {
  const { branches, country } = state.draft
  const change = (next: BranchForm[]) => state.change({ branches: next })
  const fresh: BranchForm = {
    id: null,
    kind: 'branch',
    name: '',
    code: '',
    country,
    city: '',
    address: '',
    zip: '',
    lat: null,
    lng: null,
    isPrimary: false,
  }
  return (
    <ProfileSection title={say.sections.branches} help={say.sections.branchesHelp}>
      {branches.map((branch, at) => (
        // A new one is known by its place until it is stored.
        <Disclosure
          key={branch.id ?? `new-${at}`}
          isOpen={branch.id === null || hasFault(state, at)}
          summary={nameOf(branch)}
        >
          <BranchFields
            state={state}
            branch={branch}
            at={at}
            onChange={(part) =>
              change(
                branches.map((one, place) =>
                  place === at ? { ...one, ...part } : part.isPrimary ? { ...one, isPrimary: false } : one,
                ),
              )
            }
            onRemove={() => change(branches.toSpliced(at, 1))}
          />
        </Disclosure>
      ))}
      {state.errors.branches ? <FieldNote id={`${idOf('branches')}-note`} error={state.errors.branches} /> : null}
      <Button
        tone="secondary"
        id={idOf('branches')}
        className="mt-4"
        icon={<Plus size={16} aria-hidden="true" />}
        disabled={branches.length >= mostOf.branches}
        onClick={() => change([...branches, fresh])}
      >
        {say.addBranch}
      </Button>
    </ProfileSection>
  )
}

function nameOf({ name, city, kind }: BranchForm): string {
  return [name || say.newBranch, city, say.kinds[kind]].filter(Boolean).join(' · ')
}

function hasFault({ errors }: ProfileState, at: number): boolean | undefined {
  return Object.keys(errors).some((field) => field.startsWith(`branches.${at}.`)) || undefined
}

type BranchFieldsProps = {
  state: ProfileState
  branch: BranchForm
  at: number
  onChange: (part: Partial<BranchForm>) => void
  onRemove: () => void
}

function BranchFields({ state, branch, at, onChange, onRemove }: BranchFieldsProps) {
  const text = (field: 'name' | 'code' | 'address' | 'city' | 'zip', label: string, maxLength: number) => (
    <TextField
      label={label}
      id={idOf(`branches.${at}.${field}`)}
      required={field === 'name'}
      autoComplete="off"
      maxLength={maxLength}
      value={branch[field]}
      error={state.errors[`branches.${at}.${field}`]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  )
  return (
    <div className="flex flex-col gap-5 pt-2">
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        {text('name', say.labels.branchName, 120)}
        {text('code', say.labels.branchCode, 20)}
        <Select
          label={say.labels.branchKind}
          options={kindOptions}
          value={branch.kind}
          onChange={(event) => onChange({ kind: event.target.value === 'warehouse' ? 'warehouse' : 'branch' })}
        />
        <Select
          label={say.labels.country}
          id={idOf(`branches.${at}.country`)}
          options={countryOptions}
          value={branch.country}
          error={state.errors[`branches.${at}.country`]}
          onChange={(event) => onChange({ country: event.target.value })}
        />
      </div>
      {text('address', say.labels.address, 200)}
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        {text('city', say.labels.city, 100)}
        {text('zip', say.labels.zip, 20)}
      </div>
      <PlacePicker
        name={branch.name}
        idPrefix={idOf(`branches.${at}.`)}
        place={branch}
        error={state.errors[`branches.${at}.lat`]}
        onChange={onChange}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={say.labels.isPrimary}
          checked={branch.isPrimary}
          onChange={(event) => onChange({ isPrimary: event.target.checked })}
        />
        <Button tone="quiet" icon={<Trash2 size={16} aria-hidden="true" />} onClick={onRemove}>
          {say.removeBranch(branch.name)}
        </Button>
      </div>
    </div>
  )
}
