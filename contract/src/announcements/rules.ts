import { isLink } from '../setting-rules.ts'
import { announcementMessages } from './messages.ts'

export const longestAnnouncement = 300

/** `starts_at` and `ends_at` are moments (ISO 8601); `ends_at` null: until somebody ends it. `link` '' leads nowhere. */
export type Announcement = {
  text: string
  link: string
  is_warning: boolean
  starts_at: string
  ends_at: string | null
}

export type AnnouncementState = 'planned' | 'shown' | 'ended'

/** Field to sentence; empty when it may be kept. */
export function refuseAnnouncement({ text, link, starts_at, ends_at }: Announcement): {
  [Field in keyof Announcement]?: string
} {
  const begins = Date.parse(starts_at)
  const ends = ends_at === null ? undefined : Date.parse(ends_at)
  const refusals = {
    text: text.trim() === '' || text.trim().length > longestAnnouncement ? announcementMessages.textWrong : undefined,
    link: link.trim() === '' || isLink(link.trim()) ? undefined : announcementMessages.linkWrong,
    starts_at: Number.isNaN(begins) ? announcementMessages.startMissing : undefined,
    ends_at: ends !== undefined && !(ends >= begins) ? announcementMessages.endsTooEarly : undefined,
  }
  return Object.fromEntries(Object.entries(refusals).filter(([, sentence]) => sentence !== undefined))
}

/** Whether it is still to come, on every page, or over. */
export function stateOf(
  { starts_at, ends_at }: Pick<Announcement, 'starts_at' | 'ends_at'>,
  now: number,
): AnnouncementState {
  if (ends_at !== null && Date.parse(ends_at) <= now) return 'ended'
  return Date.parse(starts_at) > now ? 'planned' : 'shown'
}
