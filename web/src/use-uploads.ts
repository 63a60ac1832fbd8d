import { useRef, useState } from 'react'
import { CallFailure } from './call-failure.ts'

/** A file on its way: how far it is, from 0 to 1, or the sentence that says why it was refused. `isLost`: nothing is wrong with the file, so it may arrive the next time. */
export type Upload = { key: number; name: string; part: number; sentence?: string; isLost?: boolean }

/** How far a file is, and whether it has been given up. */
export type UploadWay = { onProgress: (part: number) => void; signal: AbortSignal }

type Uploading<Arrived> = {
  /** How many more there may be, those that are kept already left out. */
  most: number
  /** In bytes. */
  largest: number
  says: { tooLarge: string; failed: string }
  send: (file: File, way: UploadWay) => Promise<Arrived>
  onArrived: (arrived: Arrived) => void
}

let lastKey = 0

/**
 * Files on their way to the server, one after the other, so that they arrive in the order in which they were chosen: pages of a paper stay in theirs. What was
 * refused stays with its reason until it is removed; what is removed on its way does not arrive.
 */
export function useUploads<Arrived>({ most, largest, says, send, onArrived }: Uploading<Arrived>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const givenUp = useRef(new Map<number, AbortController>())
  const lost = useRef(new Map<number, File>())
  const line = useRef(Promise.resolve())
  const leave = (key: number) => {
    givenUp.current.delete(key)
    lost.current.delete(key)
    setUploads((now) => now.filter((upload) => upload.key !== key))
  }
  const underWay = uploads.filter(({ sentence }) => sentence === undefined).length
  const room = Math.max(0, most - underWay)

  /** Over when this file and all before it are done with. */
  async function start(file: File, before: Promise<void>): Promise<void> {
    lastKey += 1
    const key = lastKey
    const isTooLarge = file.size > largest
    setUploads((now) => [...now, { key, name: file.name, part: 0, ...(isTooLarge && { sentence: says.tooLarge }) }])
    if (isTooLarge) return before
    const giving = new AbortController()
    givenUp.current.set(key, giving)
    await before
    if (giving.signal.aborted) return
    try {
      const arrived = await send(file, { onProgress: (part) => change(key, { part }), signal: giving.signal })
      if (giving.signal.aborted) return
      leave(key)
      onArrived(arrived)
    } catch (error) {
      const reason = error instanceof CallFailure ? (Object.values(error.details)[0] ?? error.message) : undefined
      // Nothing is changed of one that was removed.
      if (giving.signal.aborted) return
      const isLost = !(error instanceof CallFailure) || isPassing(error)
      if (isLost) lost.current.set(key, file)
      change(key, { sentence: reason ?? says.failed, isLost })
    }
  }

  return {
    uploads,
    room,
    isSending: underWay > 0,
    remove: (key: number) => {
      givenUp.current.get(key)?.abort()
      leave(key)
    },
    /** Sends one that was lost once more. */
    again: (key: number) => {
      const file = lost.current.get(key)
      leave(key)
      if (file) line.current = start(file, line.current)
    },
    /** What was refused is done with, as when the thing it was for has been sent. */
    dropRefused: () => {
      lost.current.clear()
      setUploads((now) => now.filter(({ sentence }) => sentence === undefined))
    },
    add: (files: readonly File[]) => {
      for (const file of files.slice(0, room)) line.current = start(file, line.current)
    },
  }
}

/** Whether the same may go well in a moment: the server was not reached, or failed. */
function isPassing({ code, status }: CallFailure): boolean {
  return code === 'unreachable' || status >= 500
}
