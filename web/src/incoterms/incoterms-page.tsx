import { type IncotermCode, incotermCodes, incoterms, nameIncoterm } from '@fairquay/contract/trade/incoterms.ts'
import { adviseTerm, type TermFacts } from '@fairquay/contract/trade/term-advice.ts'
import { type TransportType, transportTypes } from '@fairquay/contract/trade/transport.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import { useTitle } from '../ui/use-title.ts'
import { TermDifferences } from './term-differences.tsx'
import { TermFindings } from './term-findings.tsx'
import { TermRoute } from './term-route.tsx'
import { incotermTexts as texts } from './texts.ts'

type Circumstances = Pick<TermFacts, 'isInContainer' | 'isAcrossBorder'> & { isInsured: boolean }

/** The terms of delivery explained, for everybody: choose one and the transport, and see who pays what and what does not fit. */
export function IncotermsPage() {
  useTitle(texts.title)
  const { term, by, with: other } = useSearch({ from: '/market/incoterms' })
  const navigate = useNavigate()
  const [facts, setFacts] = useState<Circumstances>({ isInContainer: true, isAcrossBorder: true, isInsured: true })
  const choose = (next: { term?: IncotermCode; by?: TransportType; with?: IncotermCode }) =>
    void navigate({
      to: '/incoterms',
      search: { term, by, ...(other && { with: other }), ...next },
      replace: true,
      resetScroll: false,
    })
  // Nothing is sold here: no place is missed.
  const findings = adviseTerm({ ...facts, incoterm: term, place: incoterms[term].place, mode: by })
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>{texts.title}</Breadcrumb>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {texts.title}
      </h1>
      <p className="mt-1 max-w-2xl text-soft">{texts.lead}</p>
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
        <div className="flex flex-col gap-3">
          <Select
            label={texts.term}
            options={incotermCodes.map((code) => ({ value: code, label: nameIncoterm(code) }))}
            value={term}
            onChange={(event) => choose({ term: event.target.value as IncotermCode })}
          />
          <Select
            label={texts.transport}
            options={transportTypes}
            value={by}
            onChange={(event) => choose({ by: event.target.value as TransportType })}
          />
          <Select
            label={texts.other}
            placeholder={texts.noOther}
            isOptional
            options={incotermCodes
              .filter((code) => code !== term)
              .map((code) => ({ value: code, label: nameIncoterm(code) }))}
            value={other === term ? '' : (other ?? '')}
            onChange={(event) => choose({ with: event.target.value as IncotermCode })}
          />
          {(
            [
              ['isInContainer', texts.container],
              ['isAcrossBorder', texts.border],
              ['isInsured', texts.insured],
            ] as const
          ).map(([field, label]) => (
            <Checkbox
              key={field}
              label={label}
              checked={facts[field]}
              onChange={(event) => setFacts((now) => ({ ...now, [field]: event.target.checked }))}
            />
          ))}
          <p className="text-sm text-soft">{texts.place(incoterms[term].place)}</p>
          <TermFindings
            findings={findings}
            onMend={({ incoterm, isInsured }) => {
              if (incoterm) choose({ term: incoterm })
              if (isInsured) setFacts((now) => ({ ...now, isInsured: true }))
            }}
          />
          {findings.length === 0 ? <p className="text-sm text-quay">{texts.fits}</p> : null}
        </div>
        <div className="max-w-xl rounded-lg border border-line bg-surface p-4 md:p-5">
          {other && other !== term ? (
            <div className="mb-6">
              <TermDifferences one={term} other={other} />
            </div>
          ) : null}
          <TermRoute incoterm={term} />
        </div>
      </div>
    </div>
  )
}
