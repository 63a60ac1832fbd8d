import {
  mostMissing,
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
import { Checkbox } from '../../ui/checkbox.tsx'
import { ListChoice, ListSearch } from '../../ui/list-filters.tsx'
import { inboxTexts } from './texts.ts'

type RequestFiltersProps = {
  address: RequestsAddress
  hasBoxes: boolean
  /** Whether the company is asked for freight or duties. */
  hasReadiness: boolean
  /** Of somebody with a company, who has colleagues to share the work with. */
  userId: number | undefined
}

/** Search, kind, status and, for companies that also receive, the way. All of it stands in the address; a change begins at the first page. */
export function RequestFilters({ address, hasBoxes, hasReadiness, userId }: RequestFiltersProps) {
  const navigate = useNavigate()
  const change = (part: { [Name in keyof RequestsAddress]?: RequestsAddress[Name] | undefined }, replace = false) =>
    void navigate({
      to: '/requests',
      search: (now) => readRequestsAddress({ ...now, page: undefined, ...part }),
      replace,
      resetScroll: false,
    })
  return (
    <search className="mb-6 grid grid-cols-2 gap-3 lg:flex lg:flex-wrap">
      <ListSearch
        label={requestPageMessages.searchLabel}
        hint={requestPageMessages.searchHint}
        value={address.search}
        onChange={(text) => change({ search: text }, true)}
        className="lg:w-[17rem]"
      />
      <ListChoice
        label={inboxTexts.kind}
        all={requestPageMessages.allKinds}
        options={requestKinds}
        name={(kind) => kinds[kind].title}
        value={address.kind}
        onChange={(kind) => change({ kind })}
        className="lg:w-44"
      />
      <ListChoice
        label={inboxTexts.status}
        all={requestPageMessages.allStatuses}
        options={requestStatuses}
        name={(status) => statusNames[status]}
        value={address.status}
        onChange={(status) => change({ status })}
        className="lg:w-44"
      />
      {hasBoxes ? (
        <ListChoice
          label={inboxTexts.box}
          all={requestPageMessages.allBoxes}
          options={requestBoxes}
          name={(box) => boxNames[box]}
          value={address.box}
          onChange={(box) => change({ box })}
          className="lg:w-44"
        />
      ) : null}
      {hasReadiness ? (
        <ListChoice
          label={inboxTexts.readiness}
          all={inboxTexts.anyReadiness}
          options={mostMissing.map(String)}
          name={(most) => inboxTexts.atMostMissing(Number(most))}
          value={address.max_missing === undefined ? undefined : String(address.max_missing)}
          onChange={(most) => change({ max_missing: mostMissing.find((one) => String(one) === most) })}
          className="lg:w-44"
        />
      ) : null}
      {userId === undefined ? null : (
        <>
          <ListChoice
            label={answerMessages.assignee}
            all={answerMessages.everybody}
            options={[String(userId), '0']}
            name={(who) => (who === '0' ? answerMessages.byNobody : answerMessages.me)}
            value={address.assignee === undefined ? undefined : String(address.assignee)}
            onChange={(assignee) => change({ assignee: assignee === undefined ? undefined : Number(assignee) })}
            className="lg:w-44"
          />
          <Checkbox
            label={inboxTexts.onlyWaiting}
            checked={address.waiting === true}
            onChange={(event) => change({ waiting: event.target.checked ? true : undefined })}
            className="self-center"
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
