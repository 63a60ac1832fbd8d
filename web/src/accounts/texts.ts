import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const accountsTexts = defineMessages({
  // check-mailbox
  checkMailbox: 'Check your mailbox',
  login: 'Login',
  changeEntered: 'Change what I entered',
  noMessage: 'No message?',
  noMessageHelp: 'Look into the folder for unwanted mail, or let us send it again.',
  // confirm-page
  confirmAddress: 'Confirm your address',
  confirming: 'Confirming',
  myProfile: 'My Profile',
  addressConfirmed: 'Address confirmed',
  browseProducts: 'Browse products',
  sendMessageAgain: 'Send the message again',
  backToLogin: 'Back to Login',
  // demo-accounts
  demoTitle: 'Look around as somebody',
  demoHelp: 'This is a demo marketplace. Choose an account, then press Login.',
  demoAccounts: {
    buyer: { role: 'Buyer', note: (email: string) => `${email}, sees prices, orders, asks for quotes` },
    seller: { role: 'Seller', note: (email: string) => `${email}, has a showroom with products` },
    provider: { role: 'Service provider', note: (email: string) => `${email}, answers logistic quotes` },
    broker: { role: 'Customs broker', note: (email: string) => `${email}, estimates import duties` },
    admin: { role: 'Admin', note: (email: string) => `${email}, looks after the marketplace` },
  },
  // describe-device
  browserNames: {
    edge: 'Edge',
    opera: 'Opera',
    samsung: 'Samsung Internet',
    firefox: 'Firefox',
    chrome: 'Chrome',
    safari: 'Safari',
  },
  systemNames: {
    iPhone: 'iPhone',
    iPad: 'iPad',
    android: 'Android',
    chromeOs: 'ChromeOS',
    windows: 'Windows',
    macOs: 'macOS',
    linux: 'Linux',
  },
  browserOnSystem: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  // delete-account-form
  deleteAccount: 'Delete account',
  deleteAccountHelp: 'For good. Your company and its papers stay with the others in it.',
  deleteAccountAsk: 'Delete my account…',
  deletionGoes:
    'Your name, e-mail address and phone, your sessions, notifications, cart and API tokens go at once. What you wrote stands as “Former member”.',
  deletionStays: (company: string) =>
    `Offers, orders, invoices and messages of ${company} stay: the law and the other side need them. If nobody else belongs to it, its showroom and products leave the market.`,
  deletionFinal: 'This cannot be undone. You can register again with the same address later.',
  deleteAccountNow: 'Delete my account for good',
  keepAccount: 'Keep it',
  openBusiness: 'What is open',
  openOrder: (number: string) => `Order ${number}`,
  openRequest: (id: number) => `Request ${id}`,
  // details-form
  details: 'Details',
  firstName: 'First name',
  lastName: 'Last name',
  save: 'Save',
  // email-change-form
  email: 'E-mail',
  presentEmail: 'Present e-mail',
  newEmail: 'New e-mail',
  yourPassword: 'Your password',
  changeEmail: 'Change e-mail',
  awaitedEmail: 'Waiting for its link to be opened',
  awaitedEmailHelp:
    'Our message can take some minutes, and may lie with the unwanted ones. Enter the address once more for another.',
  keepEmail: 'Keep the present address',
  // forgotten-page
  forgottenPassword: 'Forgotten password',
  forgottenLead: 'We send you a message with a link. Within 15 minutes you can choose a new password there.',
  sendLink: 'Send me a link',
  // kind-choice
  buyer: 'Buyer',
  buyerHelp: 'See prices, order and ask for quotes.',
  seller: 'Seller',
  sellerHelp: 'Show your goods in a showroom of your own.',
  serviceProvider: 'Service Provider',
  serviceProviderHelp: 'Answer requests for freight and logistics.',
  registerAs: 'Register as',
  // login-links
  newHere: 'New here?',
  register: 'Register',
  noMessageAfterRegistering: 'No message after registering?',
  sendItAgain: 'Send it again',
  // login-page
  sessionEnded: 'Your session has ended. Sign in to go on where you were: nothing you typed is lost.',
  loginLead: 'Sign in to see prices, order and ask for quotes.',
  password: 'Password',
  // logout-page
  logout: 'Logout',
  signingOut: 'Signing out',
  // new-password-page
  newPassword: 'New password',
  askNewLink: 'Ask for a new link',
  savePassword: 'Save password',
  // password-change-form
  currentPassword: 'Current password',
  changePassword: 'Change password',
  // phone-field
  countryCode: 'Country code',
  chooseCountry: 'Choose a country',
  phone: 'Phone',
  // profile-page
  profile: 'Profile',
  profileLoadFailed: 'Your details could not be loaded',
  /** Who sees name and phone, by what the person is here for. */
  detailsHelp: {
    buyer: 'Sellers and service providers see them on your requests.',
    seller: 'Buyers see your name on your answers.',
    provider: 'Buyers see your name on your answers.',
    broker: 'Buyers see your name on your answers.',
    admin: 'Your name stands with what you decide, and in the audit log.',
  },
  emailHelp: 'You sign in with it, and we write to it.',
  passwordHelp: 'All other sessions end when you change it.',
  notifications: 'Notifications',
  notificationsHelp: 'What you are told of, where, and when.',
  notificationSettings: 'Notification settings',
  sessions: 'Sessions',
  lookingOn: 'Operators looking on',
  lookingOnHelp: 'Who asks or may see the marketplace as you do, to help you, and when they did.',
  operatorAccess: 'Operators looking on',
  reports: 'Reports',
  reportsHelp: 'What you found wrong in the marketplace.',
  ownReports: 'Your reports',
  sessionsHelp: 'Where you are signed in. A session ends by itself after 30 days.',
  loading: 'Loading',
  // register-form
  you: 'You',
  yourCompany: 'Your company',
  addressHelp: 'Street, number and postal code.',
  websiteHelp: 'Such as company.com.',
  /** One sentence with two links: to the terms and to the privacy policy. */
  acceptTerms: {
    before: 'I accept the ',
    terms: 'Terms',
    between: ' and have read the ',
    privacyPolicy: 'Privacy Policy',
    after: '.',
  },
  // register-page
  registerLead: 'One account for you and your company. Have one already?',
  // send-again
  sendAgain: 'Send again',
  // sent-note
  sendToAnother: 'Send to another address',
  // session-list
  sessionsLoadFailed: 'Your sessions could not be loaded',
  endOtherSessions: 'End all other sessions',
  showAllSessions: (count: number) => formatPlural(count, { one: 'Show # session', other: 'Show all # sessions' }),
  signedIn: (moment: string, way: string) => `Signed in ${moment} ${way}`,
  ways: {
    password: 'with a password',
    code: 'with a password and a code',
    recovery: 'with a password and a recovery code',
    passkey: 'with a passkey',
    company: 'at your company’s provider',
    visit: '(an operator looks on, as you have allowed)',
  },
  thisSession: 'This session',
  end: 'End',
  endSession: (device: string, moment: string) => `End session: ${device}, signed in ${moment}`,
  // use-registration
  companyName: 'Company name',
  country: 'Country',
  city: 'City',
  address: 'Address',
  website: 'Website',
  registrationNumber: 'Registration number',
  taxNumber: 'Tax number',
})
