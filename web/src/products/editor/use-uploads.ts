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

/** Pictures on their way to the server, each with how far it is; a failed one waits to be tried again or left out. */
export function useUploads(onStored: (id: number, addresses: PictureAddresses) => void) {
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
    const form = new FormData()
    form.append('image', next.file)
    callWithProgress(uploadImage, {
      form,
      onProgress: (part) => change(next.key, { part }),
      signal: ending.current.signal,
    }).then(
      ({ id, ...addresses }) => {
        setUploads((all) => all.filter(({ key }) => key !== next.key))
        onStored(id, addresses)
      },
      (error: unknown) => change(next.key, { isRunning: false, fault: error instanceof Error ? error.message : '' }),
    )
  }, [uploads, change, onStored])

  return {
    uploads,
    isBusy: uploads.some(({ fault }) => fault === null),
    add(files: Iterable<File>) {
      const added = [...files].map((file): Upload => {
        lastKey.current += 1
        return { key: lastKey.current, file, part: 0, fault: findFault(file), isRunning: false }
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
