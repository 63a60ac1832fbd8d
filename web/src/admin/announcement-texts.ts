import type { AnnouncementState } from '@fairquay/contract/announcements/rules.ts'
import { defineMessages } from '@fairquay/contract/locale.ts'

const states: Record<AnnouncementState, string> = { planned: 'Planned', shown: 'On every page', ended: 'Over' }

/** What the pages about announcements say. */
export const announcementTexts = defineMessages({
  // announcements-page
  title: 'Announcements',
  lead: 'A line on top of every page, for guests too, for a time. Whoever has read it can close it.',
  add: 'New announcement',
  none: 'Nothing is announced',
  states,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  fromOn: (from: string) => `from ${from}, until you end it`,
  by: (name: string) => `by ${name}`,
  change: 'Change',
  changeOf: (text: string) => `Change: ${text}`,
  end: 'End now',
  endOf: (text: string) => `End now: ${text}`,
  remove: 'Delete',
  removeOf: (text: string) => `Delete: ${text}`,
  removeTitle: 'Delete this announcement?',
  ended: 'It is over.',
  removed: 'It is gone.',
  // announcement-dialog
  addTitle: 'New announcement',
  changeTitle: 'Change the announcement',
  text: 'Text',
  link: 'Link',
  linkHelp: 'Where more stands: an address, or a page of the marketplace such as /#/pages/contacts.',
  tone: 'Tone',
  news: 'News',
  warning: 'Warning',
  from: 'From',
  until: 'Until',
  untilHelp: 'Empty: until you end it.',
  zone: (zone: string) => `Your time zone: ${zone}`,
  save: 'Save',
  saved: 'It is saved. Pages show it the next time they are opened.',
})
