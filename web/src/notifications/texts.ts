import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const notificationsTexts = defineMessages({
  // bell-button
  notifications: 'Notifications',
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
  yourSettingsCouldNotLoaded: 'Your settings could not be loaded',
  loading: 'Loading',
  // notifications-page
  onlyUnreadOnes: 'Only unread ones',
  // unsubscribe-page
  mails: 'Mails',
  doYouWantNoMore: (title: string | number) => `Do you want no more mails about: ${title}?`,
  doYouWantNoMore2: 'Do you want no more mails like this one?',
  endTheseMails: 'End these mails',
  chooseWhatYouMailed: 'Choose what you are mailed',
})
