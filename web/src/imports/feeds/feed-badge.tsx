import type { Feed, FeedRun } from '@fairquay/contract/imports/feeds/endpoints.ts'
import { isRunOpen } from '@fairquay/contract/imports/feeds/rules.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { pauseNames, rhythmNames, runStateNames } from './texts.ts'

/** How a feed stands: what is under way or went wrong comes before how often it is fetched. */
export function FeedBadge({ feed: { last_run, paused_because, rhythm } }: { feed: Feed }) {
  if (last_run && isRunOpen(last_run.state)) return <RunBadge run={last_run} />
  const isWrong = last_run && ['failed', 'held'].includes(last_run.state)
  // What could not be fetched the first time cannot be set up either.
  if (paused_because && !(isWrong && paused_because === 'set-up'))
    return <Badge tone={paused_because === 'failing' ? 'brick' : 'amber'}>{pauseNames[paused_because]}</Badge>
  if (last_run && isWrong) return <RunBadge run={last_run} />
  return <Badge tone="quay">{rhythmNames[rhythm]}</Badge>
}

const tones: Partial<Record<FeedRun['state'], BadgeTone>> = {
  mapping: 'amber',
  held: 'amber',
  failed: 'brick',
  applied: 'quay',
}

export function RunBadge({ run: { state, counts } }: { run: FeedRun }) {
  const tone = state === 'applied' && counts && counts.refuse > 0 ? 'amber' : (tones[state] ?? 'neutral')
  return <Badge tone={tone}>{runStateNames[state]}</Badge>
}
