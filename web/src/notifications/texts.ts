import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const notificationsTexts = defineMessages({
  // notification-list
  unread: 'Unread:',
  loadingNotifications: 'Loading notifications',
  // notification-settings-form
  notificationSettings: 'Notification settings',
  mailsCome: 'Mails come',
  hour: 'Hour',
  timeZone: 'Time zone',
  save: 'Save',
  inTheApp: 'In the app',
  byMail: 'By mail',
  // notification-settings-page
  profile: 'Profile',
  settingsLoadFailed: 'Your settings could not be loaded',
  loading: 'Loading',
  // notifications-page
  onlyUnread: 'Only unread ones',
  // unsubscribe-page
  mails: 'Mails',
  endMailsAbout: (topic: string) => `Do you want no more mails about: ${topic}?`,
  endMailsQuestion: 'Do you want no more mails about anything but your account and its safety?',
  loadingLink: 'Looking up this link',
  endMails: 'End these mails',
  chooseMails: 'Choose what you are mailed',
})
