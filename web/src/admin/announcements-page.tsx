import {
  changeAnnouncement,
  type DeskAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
} from '@fairquay/contract/announcements/endpoints.ts'
import { type AnnouncementState, stateOf } from '@fairquay/contract/announcements/rules.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../call.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { announcementTexts } from './announcement-texts.ts'
import { DeskPage, Loaded, rowLook, rowsLook } from './desk-frame.tsx'
import { useDeskAction } from './use-desk-action.ts'

const AnnouncementDialog = lazyDialog(async () => (await import('./announcement-dialog.tsx')).AnnouncementDialog)

const tones: Record<AnnouncementState, BadgeTone> = { planned: 'amber', shown: 'quay', ended: 'neutral' }

/** What everybody is told on top of every page: now, soon, or once. */
export function AnnouncementsPage() {
  const [isAdding, setAdding] = useState(false)
  const announcements = useQuery({
    queryKey: ['operator', 'announcements'],
    queryFn: ({ signal }) => call(listAnnouncements, { signal }),
    staleTime: 0,
  })
  return (
    <DeskPage
      title={announcementTexts.title}
      lead={announcementTexts.lead}
      action={
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          onPointerEnter={AnnouncementDialog.preload}
          onFocus={AnnouncementDialog.preload}
          onClick={() => setAdding(true)}
        >
          {announcementTexts.add}
        </Button>
      }
    >
      <Loaded query={announcements} rows={3} rowClassName="h-20">
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={<Megaphone size={26} aria-hidden="true" />} title={announcementTexts.none} />
          ) : (
            <ul aria-label={announcementTexts.title} className={rowsLook}>
              {data.map((announcement) => (
                <AnnouncementRow key={announcement.id} announcement={announcement} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdding ? <AnnouncementDialog onClose={() => setAdding(false)} /> : null}
    </DeskPage>
  )
}

function AnnouncementRow({ announcement }: { announcement: DeskAnnouncement }) {
  const [isOpen, setOpen] = useState<'change' | 'remove' | undefined>()
  const { id, created_by, ...body } = announcement
  const { text, link, starts_at, ends_at } = body
  const state = stateOf(announcement, Date.now())
  const ending = useDeskAction({
    act: () => {
      const now = new Date().toISOString()
      // One that has not begun begins and ends at once.
      const begins = starts_at > now ? now : starts_at
      return call(changeAnnouncement, { params: { id }, body: { ...body, starts_at: begins, ends_at: now } })
    },
    done: () => announcementTexts.ended,
  })
  const removing = useDeskAction({
    act: () => call(deleteAnnouncement, { params: { id } }),
    done: () => announcementTexts.removed,
    onDone: () => setOpen(undefined),
  })
  return (
    <li className={`flex flex-wrap items-start gap-x-6 gap-y-3 border-line md:border-t md:px-5 ${rowLook}`}>
      <div className="min-w-0 basis-80 grow">
        <p className="break-words">{text}</p>
        {link ? <p className="text-sm break-all text-soft">{link}</p> : null}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <Badge tone={tones[state]}>{announcementTexts.states[state]}</Badge>
          {ends_at === null
            ? announcementTexts.fromOn(formatMoment(starts_at))
            : announcementTexts.fromTo(formatMoment(starts_at), formatMoment(ends_at))}
          {created_by ? <span>{announcementTexts.by(created_by)}</span> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'ended' ? null : (
          <Button
            tone="secondary"
            size="small"
            aria-label={announcementTexts.endOf(text)}
            isBusy={ending.isPending}
            onClick={() => ending.mutate(undefined)}
          >
            {announcementTexts.end}
          </Button>
        )}
        <Button
          tone="secondary"
          size="small"
          aria-label={announcementTexts.changeOf(text)}
          onPointerEnter={AnnouncementDialog.preload}
          onFocus={AnnouncementDialog.preload}
          onClick={() => setOpen('change')}
        >
          {announcementTexts.change}
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={announcementTexts.removeOf(text)}
          onClick={() => setOpen('remove')}
        >
          {announcementTexts.remove}
        </Button>
      </div>
      {isOpen === 'change' ? (
        <AnnouncementDialog announcement={announcement} onClose={() => setOpen(undefined)} />
      ) : null}
      <ConfirmDialog
        isOpen={isOpen === 'remove'}
        title={announcementTexts.removeTitle}
        tone="danger"
        confirmLabel={announcementTexts.remove}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate(undefined)}
        onCancel={() => setOpen(undefined)}
      >
        <p className="break-words">{text}</p>
      </ConfirmDialog>
    </li>
  )
}
