import {
  type RequestBox,
  type RequestsAddress,
  readRequestsAddress,
  requestBoxes,
} from '@fairquay/contract/requests/inbox/address.ts'
import { requestKinds } from '@fairquay/contract/requests/kind-names.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { boxNames, requestPageMessages, statusNames } from '@fairquay/contract/requests/page-messages.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { requestStatuses } from '@fairquay/contract/trade/statuses.ts'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTypedSearch } from '../../ui/use-typed-search.ts'
import { inboxTexts } from './texts.ts'

type RequestFiltersProps = {
  address: RequestsAddress
  hasBoxes: boolean
  /** Of somebody with a company, who has colleagues to share the work with. */
  userId: number | undefined
}

/** Search, kind, status and, for companies that also receive, the way. All of it stands in the address; a change begins at the first page. */
export function RequestFilters({ address, hasBoxes, userId }: RequestFiltersProps) {
  const navigate = useNavigate()
  const change = (part: { [Name in keyof RequestsAddress]?: RequestsAddress[Name] | undefined }, replace = false) =>
    void navigate({
      to: '/requests',
      search: (now) => readRequestsAddress({ ...now, page: undefined, ...part }),
      replace,
      resetScroll: false,
    })
  const search = useTypedSearch(address.search, (text) => change({ search: text }, true))
  const kindChoices = requestKinds.map((value) => ({ value, label: kinds[value].title }))
  const statuses = requestStatuses.map((value) => ({ value, label: statusNames[value] }))
  const boxes = requestBoxes.map((value: RequestBox) => ({ value, label: boxNames[value] }))
  return (
    <search className="mb-6 grid grid-cols-2 gap-3 lg:flex lg:flex-wrap">
      <TextField
        type="search"
        label={requestPageMessages.searchLabel}
        isLabelHidden
        placeholder={requestPageMessages.searchHint}
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
        end={<Search size={17} aria-hidden="true" className="mr-2.5" />}
        className="col-span-2 lg:w-64"
        maxLength={100}
        enterKeyHint="search"
      />
      <Choice
        label={inboxTexts.kind}
        all={requestPageMessages.allKinds}
        options={kindChoices}
        value={address.kind}
        onChange={(kind) => change({ kind })}
      />
      <Choice
        label={inboxTexts.status}
        all={requestPageMessages.allStatuses}
        options={statuses}
        value={address.status}
        onChange={(status) => change({ status })}
      />
      {hasBoxes ? (
        <Choice
          label={inboxTexts.box}
          all={requestPageMessages.allBoxes}
          options={boxes}
          value={address.box}
          onChange={(box) => change({ box })}
        />
      ) : null}
      {userId === undefined ? null : (
        <>
          <Choice
            label={answerMessages.assignee}
            all={answerMessages.everybody}
            options={[
              { value: String(userId), label: answerMessages.me },
              { value: '0', label: answerMessages.byNobody },
            ]}
            value={address.assignee === undefined ? undefined : String(address.assignee)}
            onChange={(assignee) => change({ assignee: assignee === undefined ? undefined : Number(assignee) })}
          />
          <Checkbox
            label={answerMessages.onlyUnread}
            checked={address.unread === true}
            onChange={(event) => change({ unread: event.target.checked ? true : undefined })}
            className="self-center"
          />
        </>
      )}
    </search>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  all: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, all, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      isLabelHidden
      options={[{ value: '', label: all }, ...options]}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
      className="lg:w-44"
    />
  )
}
