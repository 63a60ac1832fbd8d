import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of passkeys say. */
export const passkeyTexts = defineMessages({
  // passkeys-section
  title: 'Passkeys',
  help: 'Sign in with your fingerprint, your face or the PIN of your device. A passkey works on this site alone, so nobody can trick you into giving it away.',
  loadFailed: 'Your passkeys could not be loaded',
  loading: 'Loading',
  none: 'You have no passkey yet.',
  noneHelp: 'It takes a minute. Your password goes on working.',
  add: 'Add a passkey',
  full: (most: number) =>
    formatPlural(most, {
      one: 'You have # passkey, which is the most.',
      other: 'You have # passkeys, which is the most.',
    }),
  synced: 'Kept on several devices',
  created: (day: string) => `Added ${day}`,
  lastUsed: (moment: string) => `last used ${moment}`,
  neverUsed: 'not used yet',
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  // why-not
  unknownHere: 'This browser knows no passkeys, or the connection is not secure (https).',
  elsewhere: 'Passkeys need an address with a name. Open the marketplace here:',
  // add-dialog
  addTitle: 'Add a passkey',
  addHelp: 'Your browser then asks where to keep it: on this device, in your password manager, or on a security key.',
  name: 'Name',
  nameHelp: 'So that you know it again in this list.',
  yourPassword: 'Your password',
  goOn: 'Continue',
  added: (name: string) => `Added. From now on you can sign in with ${name}.`,
  // rename-dialog
  renameTitle: 'Rename passkey',
  save: 'Save',
  renamed: 'Saved.',
  // remove-dialog
  removeTitle: (name: string) => `Remove ${name}?`,
  removeHelp:
    'It lets nobody in any more, and sessions that were signed in with it end, except this one. Your device may still offer it: delete it there too.',
  removed: (name: string) => `${name} is removed.`,
  // passkey-button
  signIn: 'Sign in with a passkey',
  waiting: 'Waiting for your device',
  refusedHelp: 'This passkey may have been removed. Sign in with your password instead.',
  or: 'or',
  // needed
  showIt: 'You signed in with your password. Show your passkey as well, and you can go on.',
  lost: 'Lost it? Another operator can take it away once they know it is you.',
  orPasskey: 'Or a passkey',
  // device
  stopped: 'Your device was not unlocked, or it took too long. Please try again.',
  hasOne: 'This device or password manager has a passkey for your account already.',
  notHere: 'Passkeys do not work at this address. Open the marketplace at its own address.',
  notMade: 'Your device could not do this. Try another device or a security key.',
})
