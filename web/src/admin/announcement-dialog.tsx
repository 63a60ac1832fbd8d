import {
  addAnnouncement,
  changeAnnouncement,
  type DeskAnnouncement,
} from '@fairquay/contract/announcements/endpoints.ts'
import { type Announcement, longestAnnouncement, refuseAnnouncement } from '@fairquay/contract/announcements/rules.ts'
import { useState } from 'react'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announcementTexts } from './announcement-texts.ts'
import { useDeskFinish } from './use-desk-action.ts'

/** Moments as the fields of a browser have them, on the person's own clock. */
type Typed = { text: string; link: string; tone: 'news' | 'warning'; starts_at: string; ends_at: string }

type Props = { announcement?: DeskAnnouncement | undefined; onClose: () => void }

/** Writes an announcement, or changes one. What is typed stays when it is closed, until it is saved. */
export function AnnouncementDialog({ announcement, onClose }: Props) {
  const finish = useDeskFinish()
  const adding = useOnce(addAnnouncement, (body: Announcement) => ({ body }))
  const [start] = useState(() => begin(announcement))
  const kept = useKept<Typed>(`announcement-${announcement?.id ?? 'new'}`, start)
  const form = useForm<Typed>({
    start,
    kept: [kept.draft, kept.change],
    refuse: (typed) => refuseAnnouncement(read(typed)),
    send: (typed) => {
      const body = read(typed)
      return announcement
        ? call(changeAnnouncement, { params: { id: announcement.id }, body })
        : adding.mutateAsync(body)
    },
    onSent: () => {
      kept.clear()
      onClose()
      return finish(announcementTexts.saved)
    },
  })
  return (
    <FormDialog
      form={form}
      title={announcement ? announcementTexts.changeTitle : announcementTexts.addTitle}
      action={announcementTexts.save}
      onClose={onClose}
    >
      <FormFailure error={form.failure} />
      <TextArea
        {...form.text('text')}
        label={announcementTexts.text}
        rows={3}
        maxLength={longestAnnouncement}
        required
      />
      <TextField
        {...form.text('link')}
        label={announcementTexts.link}
        help={announcementTexts.linkHelp}
        maxLength={500}
        isOptional
      />
      <RadioGroup
        {...form.field('tone')}
        legend={announcementTexts.tone}
        options={(['news', 'warning'] as const).map((value) => ({ value, label: announcementTexts[value] }))}
      />
      <TextField
        {...form.text('starts_at')}
        type="datetime-local"
        label={announcementTexts.from}
        help={announcementTexts.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
        required
      />
      <TextField
        {...form.text('ends_at')}
        type="datetime-local"
        label={announcementTexts.until}
        help={announcementTexts.untilHelp}
        isOptional
      />
    </FormDialog>
  )
}

function begin(announcement: DeskAnnouncement | undefined): Typed {
  if (!announcement) return { text: '', link: '', tone: 'news', starts_at: toLocal(new Date()), ends_at: '' }
  const { text, link, is_warning, starts_at, ends_at } = announcement
  return {
    text,
    link,
    tone: is_warning ? 'warning' : 'news',
    starts_at: toLocal(new Date(starts_at)),
    ends_at: ends_at === null ? '' : toLocal(new Date(ends_at)),
  }
}

function read({ text, link, tone, starts_at, ends_at }: Typed): Announcement {
  return {
    text,
    link,
    is_warning: tone === 'warning',
    starts_at: toMoment(starts_at),
    ends_at: ends_at === '' ? null : toMoment(ends_at),
  }
}

/** '2027-03-01T08:00' on the person's clock as a moment; '' when it is none. */
function toMoment(local: string): string {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

function toLocal(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
