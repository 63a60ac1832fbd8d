import { deleteAccountOf } from '@fairquay/contract/accounts/endpoints.ts'
import { removeTwoStepOf } from '@fairquay/contract/accounts/two-step/endpoints.ts'
import { changeSuspension } from '@fairquay/contract/admin/endpoints.ts'
import type { DeskPerson } from '@fairquay/contract/admin/people-endpoints.ts'
import { askForAccess } from '@fairquay/contract/support-access/endpoints.ts'
import { call } from '../call.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { ReasonButton } from './reason-button.tsx'
import { SuspendButton } from './suspend-button.tsx'
import { adminTexts } from './texts.ts'

/** What an operator can do to the account of somebody else. */
export function PersonButtons({
  person: { id, name, email, role, state, has_two_steps: hasTwoSteps },
}: {
  person: DeskPerson
}) {
  const params = { id }
  return (
    <>
      {hasTwoSteps ? (
        <ReasonButton
          label={adminTexts.twoStepOff}
          name={adminTexts.twoStepOffName(name)}
          question={adminTexts.twoStepQuestion(name)}
          help={adminTexts.twoStepHelp}
          reasonHelp={adminTexts.twoStepReasonHelp}
          action={adminTexts.twoStepAction}
          done={adminTexts.twoStepGone(name)}
          send={(reason) => call(removeTwoStepOf, { params, body: { reason } })}
        />
      ) : null}
      {role === 'admin' || state === 'suspended' || state === 'unconfirmed' ? null : (
        <ReasonButton
          label={adminTexts.lookOnAsk}
          name={adminTexts.lookOnName(name)}
          question={adminTexts.lookOnQuestion(name)}
          help={adminTexts.lookOnHelp}
          reasonHelp={adminTexts.lookOnReasonHelp}
          action={adminTexts.lookOnAction}
          tone="primary"
          done={adminTexts.lookOnDone(name)}
          send={(reason) => call(askForAccess, { params, body: { reason } })}
        />
      )}
      <LinkButton
        to="/operator/limits"
        search={{ search: email, countGroup: 'all' }}
        tone="secondary"
        size="small"
        aria-label={adminTexts.limitsOfName(name)}
      >
        {adminTexts.limitsOf}
      </LinkButton>
      <SuspendButton
        name={name}
        isSuspended={state === 'suspended'}
        help={adminTexts.suspendPersonHelp}
        change={(body) => call(changeSuspension, { params, body })}
      />
      <ReasonButton
        label={adminTexts.deleteAccount}
        name={adminTexts.deleteAccountName(name)}
        question={adminTexts.deleteAccountQuestion(name)}
        help={adminTexts.deleteAccountHelp}
        reasonHelp={adminTexts.deleteAccountReasonHelp}
        action={adminTexts.deleteAccountAction}
        done={adminTexts.deleteAccountDone(name)}
        send={(reason) => call(deleteAccountOf, { params, body: { reason } })}
      />
    </>
  )
}
