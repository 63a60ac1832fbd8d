import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { NotFound } from '../../ui/not-found.tsx'

/** A request that is not there, or not for this reader. */
export function MissingRequest() {
  return (
    <NotFound
      title={requestPageMessages.notFound}
      action={
        <LinkButton to="/requests" tone="secondary">
          {requestPageMessages.showAll}
        </LinkButton>
      }
    >
      {requestPageMessages.notFoundHelp}
    </NotFound>
  )
}
