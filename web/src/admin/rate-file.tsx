import { putRatesFile } from '@fairquay/contract/admin/rate-endpoints.ts'
import { ecbSample } from '@fairquay/contract/currency/ecb-sample.ts'
import { rateMessages } from '@fairquay/contract/currency/messages.ts'
import { largestRatesFile } from '@fairquay/contract/currency/read-rates-file.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '../call.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Button } from '../ui/button.tsx'
import { adminTexts } from './texts.ts'
import { useDeskAction, useDeskFinish } from './use-desk-action.ts'

export const sectionLook = 'mb-6 max-w-2xl rounded-lg border border-line bg-surface p-4 md:p-5'

type Tried = { name: string; file: string; found: AnswerOf<typeof putRatesFile> }

/** A file of rates is tried when it is chosen, and taken once what it changes was looked at. */
export function RateFile() {
  const input = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState<Tried | null>(null)
  const finish = useDeskFinish()
  const trying = useDeskAction({
    act: async (chosen: File | typeof ecbSample) => {
      setTried(null)
      taking.reset()
      if ('size' in chosen && chosen.size > largestRatesFile) throw new Error(rateMessages.noFile)
      const file = 'file' in chosen ? chosen.file : await chosen.text()
      const name = chosen.name.slice(0, 200)
      setTried({ name, file, found: await call(putRatesFile, { body: { file, name, is_trial: true } }) })
    },
    isFailureShown: true,
  })
  const taking = useDeskAction({
    act: async ({ name, file }: Tried) => {
      const { stored, days } = await call(putRatesFile, { body: { file, name } })
      setTried(null)
      await finish(adminTexts.ratesTaken(stored, days))
    },
    isFailureShown: true,
  })
  const error = trying.error ?? taking.error
  return (
    <section className={sectionLook}>
      <h2 className="text-lg">{adminTexts.rateFile}</h2>
      <p className="mt-1 mb-4 text-sm text-soft">{adminTexts.rateFileHelp}</p>
      <input
        ref={input}
        type="file"
        accept=".xml,.csv,text/xml,application/xml,text/csv"
        aria-label={adminTexts.chooseRateFile}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) trying.mutate(file)
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          icon={<Upload size={16} aria-hidden="true" />}
          isBusy={trying.isPending}
          onClick={() => input.current?.click()}
        >
          {adminTexts.chooseRateFile}
        </Button>
        <Button tone="quiet" disabled={trying.isPending} onClick={() => trying.mutate(ecbSample)}>
          {adminTexts.tryRateSample(formatDay(ecbSample.day))}
        </Button>
      </div>
      <div role="status" className="mt-4 empty:hidden">
        {tried ? <WhatItDoes tried={tried} isTaking={taking.isPending} onTake={() => taking.mutate(tried)} /> : null}
      </div>
      <div className="mt-3 empty:hidden">{error ? <FormFailure error={error} /> : null}</div>
    </section>
  )
}

function WhatItDoes({ tried, isTaking, onTake }: { tried: Tried; isTaking: boolean; onTake: () => void }) {
  const { name, found } = tried
  const { added, replaced, unchanged } = found.counts
  return (
    <>
      <p className="font-medium break-words">{name}</p>
      <p className="tabular mb-3 text-sm text-soft">
        {adminTexts.ratesTried({ added, replaced, unchanged }, formatDay(found.newest))}
      </p>
      {added + replaced > 0 ? (
        <Button isBusy={isTaking} onClick={onTake}>
          {adminTexts.takeRates}
        </Button>
      ) : (
        <p>{adminTexts.ratesNothingNew}</p>
      )}
    </>
  )
}
