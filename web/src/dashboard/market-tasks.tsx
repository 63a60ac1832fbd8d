import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { getMarketFigures } from '@fairquay/contract/statistics/endpoints.ts'
import { FigureTile } from './figure-tile.tsx'
import { Section } from './section.tsx'
import { dashboardTexts } from './texts.ts'

/** What waits for an operator, each number leading to where it is dealt with. */
export function MarketTasks({ figures }: { figures: AnswerOf<typeof getMarketFigures> | undefined }) {
  return (
    <Section title={dashboardTexts.toDo}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <FigureTile
          to="/operator/approvals"
          name={dashboardTexts.waitingForApproval}
          value={figures?.waiting_approvals}
          isTask
        />
        <FigureTile
          to="/operator/reports"
          name={dashboardTexts.waitingReports}
          value={figures?.waiting_reports}
          isTask
        />
        <FigureTile
          to="/operator/reviews"
          name={dashboardTexts.waitingReviews}
          value={figures?.waiting_reviews}
          isTask
        />
        <FigureTile
          to="/operator/approvals"
          search={{ tab: 'domains' }}
          name={dashboardTexts.waitingDomains}
          value={figures?.waiting_domains}
          isTask
        />
        <FigureTile
          to="/operator/looking-on"
          name={dashboardTexts.waitingVisits}
          value={figures?.waiting_visits}
          isTask
        />
        <FigureTile
          to="/operator/outbox"
          search={{ mailState: 'failed' }}
          name={dashboardTexts.failedMails}
          value={figures?.failing_mails}
          isTask
        />
        <FigureTile
          to="/operator/outbox"
          search={{ mailState: 'waiting' }}
          name={dashboardTexts.waitingMails}
          value={figures?.waiting_mails}
        />
        <FigureTile
          to="/operator/outbox"
          search={{ mailState: 'kept' }}
          name={dashboardTexts.keptMails}
          value={figures?.kept_mails}
        />
      </ul>
    </Section>
  )
}
