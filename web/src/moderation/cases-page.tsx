import { formatMoment } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { actsOf } from '@fairquay/contract/reports/case-rules.ts'
import { listReportCases } from '@fairquay/contract/reports/endpoints.ts'
import { reportMessages } from '@fairquay/contract/reports/messages.ts'
import { type CaseAct, caseGroups, type ReportCase } from '@fairquay/contract/reports/shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { atPage } from '../admin/desk-address.ts'
import { DeskPage, Loaded } from '../admin/desk-frame.tsx'
import { call } from '../call.ts'
import { reportTexts } from '../reports/texts.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { ListChoice } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'

const DecisionDialog = lazyDialog(async () => (await import('./decision-dialog.tsx')).DecisionDialog)

const perPage = 20

/** What people have reported, a case for each thing; the operator looks and decides. */
export function CasesPage() {
  const address = useSearch({ from: '/admin/operator/reports' })
  const navigate = useNavigate()
  const { caseGroup: group = 'open', page = 1 } = address
  const query = { group, page, perPage }
  const cases = useQuery({
    queryKey: ['operator', 'reports', query],
    queryFn: ({ signal }) => call(listReportCases, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <DeskPage title={reportTexts.deskTitle} lead={reportTexts.deskLead}>
      <div className="mb-4 sm:flex">
        <ListChoice
          label={reportTexts.state}
          options={caseGroups}
          name={(option) => reportTexts.groups[option]}
          value={group}
          onChange={(next) =>
            void navigate({ to: '/operator/reports', search: next === 'decided' ? { caseGroup: next } : {} })
          }
          className="sm:w-64"
        />
      </div>
      <Loaded query={cases} rows={3} rowClassName="h-48">
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState icon={<Flag size={26} aria-hidden="true" />} title={reportTexts.noCases[group]} />
          ) : (
            <>
              <ul aria-label={reportTexts.cases} className="flex flex-col gap-4">
                {data.map((one) => (
                  <CaseCard key={one.id} reported={one} />
                ))}
              </ul>
              <Pager
                className="mt-6"
                page={page}
                pageCount={countPages(pagination.total, perPage)}
                link={(to, rest) => <Link to="/operator/reports" search={atPage(address, to)} {...rest} />}
              />
            </>
          )
        }
      </Loaded>
    </DeskPage>
  )
}

function CaseCard({ reported }: { reported: ReportCase }) {
  const [act, setAct] = useState<CaseAct>()
  const { id, thing, name, path, company, is_open, opened_at, shown, reports, count, decision } = reported
  return (
    <li className="rounded-lg border border-line bg-surface px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <div className="min-w-0 grow">
          <h2 className="text-lg break-words">{name}</h2>
          <p className="text-sm text-soft">
            {reportTexts.things[thing]}
            {company && company.name !== name ? ` · ${company.name}` : ''}
            {' · '}
            <time dateTime={opened_at}>{formatMoment(opened_at)}</time>
          </p>
        </div>
        <div className="flex items-center gap-x-4 max-md:w-full">
          <Badge tone={is_open ? 'amber' : 'neutral'}>{reportTexts.reportCount(count)}</Badge>
          {path ? (
            <a href={`#${path}`} className="py-1 text-quay underline underline-offset-4">
              {reportTexts.toThing}
            </a>
          ) : (
            <span className="py-1 text-sm text-soft">{reportTexts.outOfSight}</span>
          )}
        </div>
      </div>
      <ul className="mt-3 flex flex-col gap-2">
        {reports.map((report) => (
          <li key={report.id} className="text-sm">
            <span className="font-medium">{reportMessages.reasons[report.reason]}</span>
            <span className="text-soft">
              {' · '}
              {report.by}
              {' · '}
              <time dateTime={report.at}>{formatMoment(report.at)}</time>
            </span>
            {report.text ? <span className="block break-words whitespace-pre-line">{report.text}</span> : null}
          </li>
        ))}
        {count > reports.length ? (
          <li className="text-sm text-soft">{reportTexts.moreReports(count - reports.length)}</li>
        ) : null}
      </ul>
      {shown.text || shown.title !== name ? (
        <Disclosure summary={reportTexts.asShown} className="mt-2">
          <p className="font-medium break-words">{shown.title}</p>
          <p className="mt-1 break-words whitespace-pre-line">{shown.text}</p>
        </Disclosure>
      ) : null}
      {decision ? (
        <p className="mt-3 text-sm text-soft">
          {reportTexts.decidedBy(reportTexts.acts[decision.decision], decision.by, formatMoment(decision.at))}
          <span className="block break-words whitespace-pre-line">{decision.reason}</span>
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {actsOf({ isOpen: is_open }).map((one) => (
          <Button
            key={one}
            tone={one === 'hide' ? 'danger' : 'secondary'}
            size="small"
            aria-label={reportTexts.actOn(reportTexts.acts[one], name)}
            onPointerEnter={DecisionDialog.preload}
            onFocus={DecisionDialog.preload}
            onClick={() => setAct(one)}
          >
            {reportTexts.acts[one]}
          </Button>
        ))}
      </div>
      {act ? <DecisionDialog id={id} act={act} onClose={() => setAct(undefined)} /> : null}
    </li>
  )
}
