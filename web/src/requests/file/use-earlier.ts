import { getFileTimeline, type TimelineEntry, type TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../call.ts'

type Shown = { entries: TimelineEntry[]; from: string | null }

/**
 * What happened in a deal before the newest entries, as far as somebody has asked for it. What was newest when they first did is kept as well: entries that later
 * ones push out of the file's own do not go missing between the two.
 */
export function useEarlier(file: TradeFile) {
  const requestId = file.requests[0]?.id ?? 0
  const [shown, setShown] = useState<Shown>()
  const earlierList = useRef<HTMLOListElement>(null)
  const loading = useMutation({
    mutationFn: (before: string) => call(getFileTimeline, { params: { id: requestId }, query: { before } }),
    onSuccess({ data, earlier }) {
      // Where the button stays it keeps the focus, and goes when nothing earlier is left: then the list takes it.
      flushSync(() => setShown((now) => ({ entries: [...data, ...(now?.entries ?? file.timeline)], from: earlier })))
      if (earlier === null) earlierList.current?.focus({ preventScroll: true })
    },
  })
  const newest = new Set(file.timeline.map(keyOf))
  const from = shown ? shown.from : file.earlier
  return {
    earlier: shown?.entries.filter((entry) => !newest.has(keyOf(entry))) ?? [],
    hasEarlier: from !== null,
    isLoading: loading.isPending,
    hasFailed: loading.isError,
    showEarlier: () => from !== null && loading.mutate(from),
    earlierList,
  }
}

/** Entries stay the same ones when newer ones come: only those are told to people who listen. */
export function keyOf({ at, request_id, thread, entry }: TimelineEntry): string {
  const own = entry.type === 'event' ? `${entry.action}-${entry.number}-${thread}-${at}` : entry.id
  return `${request_id}-${entry.type}-${own}`
}
