import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { plainColumns } from '@fairquay/contract/tariffs/columns.ts'
import { takeTariffFile } from '@fairquay/contract/tariffs/endpoints.ts'
import { largestTariffFile } from '@fairquay/contract/tariffs/file-shapes.ts'
import { tariffMessages } from '@fairquay/contract/tariffs/messages.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { DeskPage } from '../admin/desk-frame.tsx'
import { useDeskAction, useDeskFinish } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { saveFile } from '../ui/save-file.ts'
import { TextField } from '../ui/text-field.tsx'
import { FileDrop } from './file-drop.tsx'
import { readText } from './read-text.ts'
import { tariffTexts as texts } from './texts.ts'
import { TrialResult } from './trial-result.tsx'

type Terms = { file: File | null; valid_from: string; source: string; is_whole: boolean }
type Trial = AnswerOf<typeof takeTariffFile>

/** A file of rates: chosen, tried, and taken once what it does was looked at. */
export function TariffFilePage() {
  const navigate = useNavigate()
  const finish = useDeskFinish()
  const [trial, setTrial] = useState<Trial | null>(null)
  const start: Terms = { file: null, valid_from: new Date().toISOString().slice(0, 10), source: '', is_whole: false }
  const form = useForm({
    start,
    refuse: ({ file, valid_from, source }) => ({
      file: refuseFile(file),
      valid_from: valid_from === '' ? tariffMessages.missing : undefined,
      source: source.trim() === '' ? tariffMessages.missing : undefined,
    }),
    send: (terms) => send(terms, true),
    onSent: setTrial,
    onRefused: () => setTrial(null),
    onFailed: () => setTrial(null),
  })
  const taking = useDeskAction({
    act: async () => {
      const { counts } = await send(form.values, false)
      await finish(texts.taken(counts.added))
      await navigate({ to: '/operator/tariffs/changes' })
    },
    isFailureShown: true,
  })
  // What was found out is about the file and the terms it was tried with.
  const set = (part: Partial<Terms>) => {
    setTrial(null)
    taking.reset()
    form.set(part)
  }
  const isBusy = form.isSending || taking.isPending
  return (
    <DeskPage title={texts.fileTitle} lead={texts.fileLead}>
      <div className="-mt-3 mb-5">
        <Breadcrumb>
          <Link to="/operator/tariffs">{texts.title}</Link>
          {texts.fileTitle}
        </Breadcrumb>
      </div>
      <Form form={form} className="flex max-w-2xl flex-col gap-5">
        <FileDrop file={form.values.file} fault={form.errors.file} isBusy={isBusy} onChoose={(file) => set({ file })} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-start">
          <TextField
            {...form.text('valid_from')}
            onChange={(event) => set({ valid_from: event.target.value })}
            label={texts.validFrom}
            help={texts.fileValidFromHelp}
            type="date"
            disabled={isBusy}
            required
          />
          <TextField
            {...form.text('source')}
            onChange={(event) => set({ source: event.target.value })}
            label={texts.source}
            help={texts.sourceHelp}
            placeholder={texts.fileSourceHint}
            maxLength={280}
            disabled={isBusy}
            required
          />
        </div>
        <Checkbox
          {...form.tick('is_whole')}
          onChange={(event) => set({ is_whole: event.target.checked })}
          label={texts.isWhole}
          help={texts.isWholeHelp}
          disabled={isBusy}
        />
        <FormFailure error={form.failure} />
        <Button type="submit" tone={trial ? 'secondary' : 'primary'} isBusy={form.isSending} className="self-start">
          {texts.tryIt}
        </Button>
        <p role="status" className="text-sm text-soft empty:hidden">
          {form.isSending ? texts.trying : null}
        </p>
      </Form>
      {trial ? (
        <TrialResult trial={trial} isTaking={taking.isPending} onTake={() => taking.mutate(undefined)}>
          {taking.error ? <FormFailure error={taking.error} /> : null}
        </TrialResult>
      ) : null}
      <OwnColumns />
    </DeskPage>
  )
}

function refuseFile(file: File | null): string | undefined {
  if (file === null) return texts.noFile
  if (file.size === 0) return texts.emptyFile
  return file.size > largestTariffFile ? texts.tooLarge : undefined
}

async function send({ file, source, valid_from, is_whole }: Terms, isTrial: boolean): Promise<Trial> {
  if (!file) throw new Error(texts.noFile)
  const text = await readText(file).catch(() => {
    throw new Error(texts.unreadable)
  })
  // A workbook or a picture; as text it has what no text has.
  if (text.includes('\0')) throw new Error(texts.noText)
  const name = file.name.slice(0, 200) || texts.chosen
  return call(takeTariffFile, {
    body: { name, file: text, valid_from, source: source.trim(), is_whole, is_trial: isTrial },
  })
}

/** Our own table for whatever has no file of its own: its columns in words, and empty to fill in. */
function OwnColumns() {
  return (
    <Disclosure className="mt-10 max-w-4xl" summary={<h2 className="text-lg">{texts.columns}</h2>}>
      <Button
        size="small"
        tone="secondary"
        icon={<FileDown size={16} aria-hidden="true" />}
        onClick={() => saveFile(new Blob([`${plainColumns.join(',')}\r\n`], { type: 'text/csv' }), 'tariffs.csv')}
      >
        {texts.template}
      </Button>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {plainColumns.map((column) => (
          <div key={column} className="contents">
            <dt className="font-mono text-sm">{column}</dt>
            <dd className="text-sm text-soft max-sm:mb-1">{texts.columnMeaning[column]}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
