import { largestDocument } from '@fairquay/contract/catalogue/companions.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { type DocumentFile, uploadDocument } from '@fairquay/contract/products/endpoints.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { largestUpload, uploadImage } from '@fairquay/contract/uploads/endpoints.ts'
import { uploadMessages } from '@fairquay/contract/uploads/messages.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callWithProgress } from '../../call-with-progress.ts'
import type { PictureAddresses } from './kept-form.ts'

export type Upload = {
  key: number
  file: File
  /** 0 to 1. */
  part: number
  /** Why it was not taken. */
  fault: string | null
  isRunning: boolean
}

/** So many at a time: more would only make each slower. */
const most = 2

type Sender<Stored> = {
  send: (file: File, way: { onProgress: (part: number) => void; signal: AbortSignal }) => Promise<Stored>
  /** What the server would refuse anyway is refused before it is sent. */
  refuse: (file: File) => string | null
}

/** Pictures on their way to the server. */
export function usePictureUploads(onStored: (id: number, addresses: PictureAddresses) => void) {
  return useUploads(
    pictures,
    useCallback(
      ({ id, preview, medium, original, width, height }) => onStored(id, { preview, medium, original, width, height }),
      [onStored],
    ),
  )
}

const pictures: Sender<AnswerOf<typeof uploadImage>> = {
  send: (file, way) => callWithProgress(uploadImage, { form: formOf('image', file), ...way }),
  refuse: findFault,
}

/** Documents on their way to the server. */
export function useDocumentUploads(onStored: (file: DocumentFile) => void) {
  return useUploads(documents, onStored)
}

const documents: Sender<DocumentFile> = {
  send: async (file, way) => (await callWithProgress(uploadDocument, { form: formOf('file', file), ...way })).data,
  refuse: ({ size }) => (size > largestDocument ? offerMessages.fileTooLarge : null),
}

function formOf(field: string, file: File): FormData {
  const form = new FormData()
  form.append(field, file)
  return form
}

export type Uploads = ReturnType<typeof useUploads>

/** Files on their way to the server, each with how far it is; a failed one waits to be tried again or left out. */
function useUploads<Stored>({ send, refuse }: Sender<Stored>, onStored: (stored: Stored) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastKey = useRef(0)
  const ending = useRef(new AbortController())
  useEffect(() => {
    ending.current = new AbortController()
    return () => ending.current.abort()
  }, [])

  const change = useCallback(
    (key: number, part: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload))),
    [],
  )

  useEffect(() => {
    const running = uploads.filter(({ isRunning }) => isRunning).length
    const next = uploads.find(({ isRunning, fault }) => !isRunning && fault === null)
    if (!next || running >= most) return
    change(next.key, { isRunning: true, part: 0 })
    send(next.file, {
      onProgress: (part) => change(next.key, { part }),
      signal: ending.current.signal,
    }).then(
      (stored) => {
        setUploads((all) => all.filter(({ key }) => key !== next.key))
        onStored(stored)
      },
      (error: unknown) => change(next.key, { isRunning: false, fault: error instanceof Error ? error.message : '' }),
    )
  }, [uploads, change, send, onStored])

  return {
    // Those that failed stand first: what finishes below them leaves their buttons in their place.
    uploads: uploads.toSorted((one, other) => Number(one.fault === null) - Number(other.fault === null)),
    isBusy: uploads.some(({ fault }) => fault === null),
    add(files: Iterable<File>) {
      const added = [...files].map((file): Upload => {
        lastKey.current += 1
        return { key: lastKey.current, file, part: 0, fault: refuse(file), isRunning: false }
      })
      setUploads((all) => [...all, ...added])
    },
    retry: (key: number) => change(key, { fault: null, part: 0 }),
    dismiss: (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key)),
  }
}

/** What the server would refuse anyway is refused before it is sent. */
function findFault(file: File): string | null {
  if (file.size > largestUpload) return uploadMessages.tooLarge
  return file.type !== '' && !['image/png', 'image/jpeg', 'image/jpg', 'image/webp', 'image/avif'].includes(file.type)
    ? uploadMessages.wrongType
    : null
}
