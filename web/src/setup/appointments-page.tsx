import { DeskPage } from '../admin/desk-frame.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { AskIn } from './ask-in.tsx'
import { setupTexts as say } from './texts.ts'

/** Operators and companies that operators ask in. */
export function AppointmentsPage() {
  return (
    <DeskPage
      title={say.askIn}
      lead={say.peopleLead}
      action={
        <LinkButton to="/operator/people" tone="secondary">
          {say.people}
        </LinkButton>
      }
    >
      <div className="max-w-3xl">
        <AskIn heading="h2" />
      </div>
    </DeskPage>
  )
}
