import { createImport, discardImport, uploadImportPart } from '@fairquay/contract/imports/endpoints.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { largestFile, partSize } from '@fairquay/contract/imports/rules.ts'
import { toPercent } from '@fairquay/contract/rounding.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { useOnce } from '../forms/use-once.ts'

type Sending = { name: string; percent: number }

/** A part that did not arrive is sent again so often, with a breath in between. */
const tries = 4

/** Sends a file in parts and opens its import when it is there. */
export function useUpload() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [sending, setSending] = useState<Sending | undefined>()
  const [fault, setFault] = useState('')
  const stop = useRef<AbortController>(undefined)
  const creation = useOnce(createImport, (file: File) => ({
    body: { name: file.name.slice(0, 200) || 'file', size: file.size },
  }))
  useEffect(() => () => stop.current?.abort(), [])
  const readListAgain = () => queries.invalidateQueries({ queryKey: ['imports', 'list'] })

  async function send(file: File): Promise<void> {
    setFault('')
    const refusal =
      file.size === 0
        ? importMessages.empty
        : file.size > largestFile
          ? importMessages.tooLarge(largestFile / 1_000_000)
          : undefined
    if (refusal) return setFault(refusal)
    const control = new AbortController()
    stop.current = control
    setSending({ name: file.name, percent: 0 })
    try {
      const { id } = await creation.mutateAsync(file)
      control.signal.addEventListener(
        'abort',
        () =>
          void call(discardImport, { params: { id } })
            .catch(() => {})
            .then(readListAgain),
      )
      for (let offset = 0; offset < file.size; offset += partSize) {
        await sendPart(id, file, offset, control.signal)
        setSending({
          name: file.name,
          percent: Math.floor(toPercent(Math.min(offset + partSize, file.size), file.size)),
        })
      }
      stop.current = undefined
      await readListAgain()
      await navigate({ to: '/imports', search: { id } })
    } catch (error) {
      if (control.signal.aborted) return
      setFault(error instanceof Error ? error.message : importMessages.unexpected)
      // Another import has the place: it is shown. After a lost answer the same file may be chosen again.
      if (error instanceof CallFailure && error.code === 'refused') void readListAgain()
    } finally {
      setSending(undefined)
    }
  }
  return { sending, fault, send, cancel: () => stop.current?.abort() }
}

async function sendPart(id: number, file: File, offset: number, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const form = new FormData()
    form.append('part', file.slice(offset, offset + partSize), 'part')
    try {
      await call(uploadImportPart, { params: { id }, query: { offset }, form, signal })
      return
    } catch (error) {
      const isPassing = error instanceof CallFailure && (error.status === 0 || error.status >= 500)
      if (!isPassing || attempt === tries) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000 * attempt))
    }
  }
}
