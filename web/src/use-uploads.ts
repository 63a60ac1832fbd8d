import { useState } from 'react'
import { CallFailure } from './call-failure.ts'

/** A file on its way: how far it is, from 0 to 1, or the sentence that says why it was refused. */
export type Upload = { key: number; name: string; part: number; sentence?: string }

type Uploading<Arrived> = {
  /** How many more there may be, those that are kept already left out. */
  most: number
  /** In bytes. */
  largest: number
  says: { tooLarge: string; failed: string }
  send: (file: File, onProgress: (part: number) => void) => Promise<Arrived>
  onArrived: (arrived: Arrived) => void
}

let lastKey = 0

/** Files on their way to the server, each by itself. What has arrived is handed on; what was refused stays with its reason until it is removed. */
export function useUploads<Arrived>({ most, largest, says, send, onArrived }: Uploading<Arrived>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const remove = (key: number) => setUploads((now) => now.filter((upload) => upload.key !== key))
  const underWay = uploads.filter(({ sentence }) => sentence === undefined).length
  const room = Math.max(0, most - underWay)

  async function start(file: File): Promise<void> {
    lastKey += 1
    const key = lastKey
    const isTooLarge = file.size > largest
    setUploads((now) => [...now, { key, name: file.name, part: 0, ...(isTooLarge && { sentence: says.tooLarge }) }])
    if (isTooLarge) return
    try {
      const arrived = await send(file, (part) => change(key, { part }))
      remove(key)
      onArrived(arrived)
    } catch (error) {
      const reason = error instanceof CallFailure ? (Object.values(error.details)[0] ?? error.message) : undefined
      change(key, { sentence: reason ?? says.failed })
    }
  }

  return {
    uploads,
    room,
    isSending: underWay > 0,
    remove,
    add: (files: readonly File[]) => {
      for (const file of files.slice(0, room)) void start(file)
    },
  }
}
