import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of two-step sign-in say. */
export const twoStepTexts = defineMessages({
  // second-step-page
  secondStep: 'Enter your code',
  secondStepLead: 'Open your authenticator app and enter the six digits it shows for this marketplace.',
  recoveryLead: 'Enter one of the recovery codes you kept when you set up two-step sign-in.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  goOn: 'Continue',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
  beginAgain: 'Begin again',
  noneLeft:
    'Lost the app and the codes? An operator of the marketplace can take the second step away once they know it is you.',
  // needed-page
  neededTitle: 'Set up your second step',
  shownTitle: 'Show your passkey',
  neededLead: (marketplace: string) =>
    `${marketplace} asks its operators for more than a password. Set up an authenticator app or a passkey, and you can go on.`,
  signOut: 'Logout',
  // two-step-section
  title: 'Two-step sign-in',
  help: 'Signing in asks for a code of your telephone as well, so that a stolen password is not enough.',
  loadFailed: 'Your two-step sign-in could not be loaded',
  loading: 'Loading',
  off: 'Off',
  offHelp: 'You need an authenticator app on your telephone or computer, such as the one of your password manager.',
  setUp: 'Set up',
  on: (day: string) => `On since ${day}`,
  codesLeft: (count: number) => formatPlural(count, { one: '# recovery code left.', other: '# recovery codes left.' }),
  fewLeft: 'Make new ones before they run out.',
  newCodes: 'New recovery codes',
  turnOff: 'Turn off',
  // set-up-dialog
  setUpTitle: 'Set up two-step sign-in',
  yourPassword: 'Your password',
  next: 'Next',
  scan: 'Scan this code with your authenticator app. On this device, open it in the app or enter the key.',
  qr: 'QR code for your authenticator app',
  openApp: 'Open in the app',
  key: 'Key',
  thenCode: 'Then enter the six digits the app shows.',
  turnOn: 'Turn on',
  turnedOn: 'Two-step sign-in is on. All other sessions have been ended.',
  // recovery-codes
  codesTitle: 'Your recovery codes',
  codesHelp:
    'Each of them lets you in once, when your app is not at hand. They are shown only now: keep them where you find them without your telephone.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  print: 'Print',
  kept: 'I have kept them',
  fileTitle: (marketplace: string, email: string) => `Recovery codes of ${email} at ${marketplace}`,
  fileName: 'recovery-codes.txt',
  // prove-dialog
  newCodesHelp: 'The recovery codes you have now will work no more.',
  makeCodes: 'Make new codes',
  turnOffTitle: 'Turn off two-step sign-in?',
  turnOffHelp: 'Your password alone will let you in. Your recovery codes will work no more.',
  turnedOff: 'Two-step sign-in is off.',
  codeOrRecovery: 'Code of your app, or a recovery code',
})
