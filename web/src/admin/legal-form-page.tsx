import type { DeskSetting } from '@fairquay/contract/admin/setting-endpoints.ts'
import { type DeskVersion, publishLegalVersion } from '@fairquay/contract/legal/endpoints.ts'
import { parseLegalText, writeLegalText } from '@fairquay/contract/legal/legal-text.ts'
import { legalMessages } from '@fairquay/contract/legal/messages.ts'
import { longestChanges, longestLegalText, type NewVersion, refuseVersion } from '@fairquay/contract/legal/rules.ts'
import { type LegalDocument, legalDocuments } from '@fairquay/contract/legal-documents.ts'
import type { Settings } from '@fairquay/contract/settings.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { Sections } from '../legal/sections.tsx'
import { legalTexts } from '../legal/texts.ts'
import { writeLegalTexts } from '../pages/legal-texts.ts'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { DeskPage, Loaded } from './desk-frame.tsx'
import { deskSettingsQuery } from './desk-settings-query.ts'
import { legalVersionsQuery } from './legal-page.tsx'
import { useDeskFinish } from './use-desk-action.ts'

/** Where an operator writes the next version of a legal text, beside how people read it. */
export function LegalFormPage() {
  const { document: named } = useParams({ from: '/admin/operator/legal/$document' })
  const document = legalDocuments.find((known) => known === named)
  const versions = useQuery(legalVersionsQuery)
  const present = useQuery(deskSettingsQuery)
  if (!document) return <NotFound title={legalTexts.missing} />
  const number = (versions.data?.[document][0]?.number ?? 0) + 1
  return (
    <DeskPage
      title={legalTexts.formTitle(legalMessages.names[document], number)}
      lead={legalTexts.publishHelp}
      action={
        <Link to="/operator/legal" className="py-1 text-quay underline underline-offset-4">
          {legalTexts.toVersions}
        </Link>
      }
    >
      <Loaded query={versions} rows={1} rowClassName="h-96">
        {(data) => (
          <Loaded query={present} rows={1} rowClassName="h-96">
            {({ data: set }) => (
              <VersionForm
                key={document}
                document={document}
                number={number}
                start={beginVersion(document, data[document][0], takeSet(set))}
                after={data[document][0]?.in_force_on ?? null}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </DeskPage>
  )
}

const today = () => new Date().toISOString().slice(0, 10)

type VersionFormProps = { document: LegalDocument; number: number; start: NewVersion; after: string | null }

/** What is written, and which version it was to become when that was begun. */
type Draft = NewVersion & { number: number }

function VersionForm({ document, number, start: given, after }: VersionFormProps) {
  const [first] = useState(given)
  const [start, setStart] = useState<Draft>({ ...first, number })
  const kept = useKept<Draft>(`legal-${document}`, start)
  // The page reads what is published again by itself. What is written stays, and goes over another's version only after somebody has said so.
  if (!kept.isBegun && start.number !== number) setStart({ ...given, number })
  const { number: begun, ...version } = kept.draft
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const finish = useDeskFinish()
  const name = legalMessages.names[document]
  const rules = { number, today: today(), after }
  const form = useForm({
    start,
    kept: [kept.draft, kept.change],
    refuse: (version) => refuseVersion(version, rules),
    send: async () => setAsking(true),
  })
  const publishing = useMutation({
    mutationFn: () => call(publishLegalVersion, { params: { document, number: begun }, body: version }),
    onSettled: () => setAsking(false),
    // Another version may have been published meanwhile: which one is told below.
    onError: () => queries.invalidateQueries({ queryKey: legalVersionsQuery.queryKey }),
    onSuccess: async () => {
      kept.clear()
      await finish(legalMessages.published(name, number))
      await navigate({ to: '/operator/legal' })
    },
  })
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <Form form={form} label={legalTexts.formTitle(name, number)} className="flex flex-col gap-5">
        {kept.isBegun && begun !== number ? (
          <PublishedMeanwhile
            document={document}
            last={number - 1}
            onGoOn={() => {
              publishing.reset()
              kept.change((draft) => ({ ...draft, number }))
            }}
            onStartAnew={() => {
              publishing.reset()
              kept.clear()
            }}
          />
        ) : null}
        <FormFailure error={publishing.error} />
        <TextArea
          {...form.text('text')}
          label={legalTexts.text}
          help={legalTexts.textHelp}
          rows={24}
          maxLength={longestLegalText}
        />
        <TextArea
          {...form.text('changes')}
          label={legalTexts.changes}
          help={legalTexts.changesHelp}
          isOptional={number === 1}
          maxLength={longestChanges}
        />
        <Checkbox {...form.tick('is_asked')} label={legalTexts.asked} help={legalTexts.askedHelp} />
        <TextField {...form.text('in_force_on')} type="date" label={legalTexts.startsOn} className="sm:w-56" />
        <Button type="submit" className="self-start">
          {legalTexts.publish}
        </Button>
      </Form>
      <section aria-labelledby="legal-preview" className="rounded-lg border border-line bg-surface px-5 py-4 xl:mt-6">
        <h2 id="legal-preview" className="text-sm font-medium text-soft">
          {legalTexts.preview}
        </h2>
        <Sections sections={parseLegalText(kept.draft.text)} />
      </section>
      <ConfirmDialog
        isOpen={isAsking}
        title={legalTexts.publishTitle(name, number)}
        confirmLabel={legalTexts.publish}
        isBusy={publishing.isPending}
        onConfirm={() => publishing.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{legalTexts.publishHelp}</p>
      </ConfirmDialog>
    </div>
  )
}

type MeanwhileProps = { document: LegalDocument; last: number; onGoOn: () => void; onStartAnew: () => void }

/** Somebody has published a version since this one was begun. */
function PublishedMeanwhile({ document, last, onGoOn, onStartAnew }: MeanwhileProps) {
  return (
    <div role="status" className="rounded-md bg-amber-tint px-4 py-3 text-amber">
      <p>
        {legalTexts.publishedMeanwhile(last)}{' '}
        <Link
          to="/pages/$page"
          params={{ page: document }}
          search={{ version: last }}
          className="underline underline-offset-4"
        >
          {legalTexts.readIt}
        </Link>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="secondary" onClick={onGoOn}>
          {legalTexts.goOnAs(last + 1)}
        </Button>
        <Button tone="quiet" onClick={onStartAnew}>
          {legalTexts.startFrom(last)}
        </Button>
      </div>
    </div>
  )
}

const named = ['name', 'legalName', 'companyNumber', 'postalAddress', 'country', 'supportAddress'] as const

/** Who runs the marketplace as it is set now: the page may have been loaded before that was changed, and what is published stays as it is. */
function takeSet(set: readonly DeskSetting[]): Settings {
  const values = set.flatMap(({ name, value }) => (named.some((one) => one === name) ? [[name, value] as const] : []))
  return { ...settings, ...Object.fromEntries(values) }
}

/** The version before, or the text the marketplace comes with; terms are accepted, of a privacy policy people are told. */
function beginVersion(document: LegalDocument, last: DeskVersion | undefined, present: Settings): NewVersion {
  const own = writeLegalTexts(present)[document]
  return {
    text: last?.text ?? (own ? writeLegalText(own.lead, own.sections) : ''),
    changes: '',
    is_asked: document === 'terms',
    in_force_on: today(),
  }
}
