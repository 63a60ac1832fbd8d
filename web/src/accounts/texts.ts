import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const accountsTexts = defineMessages({
  // check-mailbox
  checkYourMailbox: 'Check your mailbox',
  login: 'Login',
  changeWhatIEntered: 'Change what I entered',
  noMessage: 'No message?',
  lookIntoFolderUnwantedMail: 'Look into the folder for unwanted mail, or let us send it again.',
  // confirm-page
  confirmYourAddress: 'Confirm your address',
  confirming: 'Confirming',
  myProfile: 'My Profile',
  addressConfirmed: 'Address confirmed',
  waitingForApproval: 'Waiting for approval',
  browseProducts: 'Browse products',
  sendMessageAgain: 'Send the message again',
  backToLogin: 'Back to Login',
  // demo-accounts
  buyer: 'Buyer',
  seller: 'Seller',
  serviceProvider: 'Service provider',
  customsBroker: 'Customs broker',
  admin: 'Admin',
  lookAroundAsSomebody: 'Look around as somebody',
  thisDemoMarketplaceChooseAccount: 'This is a demo marketplace. Choose an account, then press Login.',
  // describe-device
  edg: 'Edg',
  edge: 'Edge',
  opera: 'Opera',
  samsungInternet: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
  android: 'Android',
  windows: 'Windows',
  macOsX: 'Mac OS X',
  linux: 'Linux',
  unknownDevice: 'Unknown device',
  // details-form
  details: 'Details',
  firstName: 'First name',
  lastName: 'Last name',
  save: 'Save',
  // email-change-form
  eMail: 'E-mail',
  presentEMail: 'Present e-mail',
  newEMail: 'New e-mail',
  yourPassword: 'Your password',
  changeEMail: 'Change e-mail',
  // forgotten-page
  forgottenPassword: 'Forgotten password',
  weSendYouMessageWith: 'We send you a message with a link. Within 15 minutes you can choose a new password there.',
  sendMeLink: 'Send me a link',
  // kind-choice
  seePricesOrderAskQuotes: 'See prices, order and ask for quotes.',
  showYourGoodsShowroomYour: 'Show your goods in a showroom of your own.',
  serviceProvider2: 'Service Provider',
  answerRequestsFreightLogistics: 'Answer requests for freight and logistics.',
  registerAs: 'Register as',
  // login-links
  newHere: 'New here?',
  register: 'Register',
  noMessageAfterRegistering: 'No message after registering?',
  sendItAgain: 'Send it again',
  // login-page
  signSeePricesOrderAsk: 'Sign in to see prices, order and ask for quotes.',
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
  chooseACountry: 'Choose a country',
  phone: 'Phone',
  // profile-page
  profile: 'Profile',
  yourDetailsCouldNotLoaded: 'Your details could not be loaded',
  sellersServiceProvidersSeeThem: 'Sellers and service providers see them on your requests.',
  youSignWithWeWrite: 'You sign in with it, and we write to it.',
  allOtherSessionsEndWhen: 'All other sessions end when you change it.',
  notifications: 'Notifications',
  whatYouToldWhereWhen: 'What you are told of, where, and when.',
  notificationSettings: 'Notification settings',
  sessions: 'Sessions',
  whereYouSignedSessionEnds: 'Where you are signed in. A session ends by itself after 30 days.',
  loading: 'Loading',
  // register-form
  you: 'You',
  yourCompany: 'Your company',
  streetNumberPostalCode: 'Street, number and postal code.',
  suchAsCompanyCom: 'Such as company.com.',
  vatEinOrSimilar: 'VAT, EIN or similar.',
  iAcceptThe: 'I accept the',
  terms: 'Terms',
  andHaveRead: 'and have read the',
  privacyPolicy: 'Privacy Policy',
  // register-page
  oneAccountYouYourCompany: 'One account for you and your company. Have one already?',
  // send-again
  sendAgain: 'Send again',
  // sent-note
  sendAnotherAddress: 'Send to another address',
  // session-list
  yourSessionsCouldNotLoaded: 'Your sessions could not be loaded',
  endAllOtherSessions: 'End all other sessions',
  showAllSessions: (length: string | number) => `Show all ${length} sessions`,
  signedIn: (since: string | number) => `Signed in ${since}`,
  thisSession: 'This session',
  endSessionSigned: (device: string | number, since: string | number) => `End session: ${device}, signed in ${since}`,
  end: 'End',
  // use-registration
  companyName: 'Company name',
  country: 'Country',
  city: 'City',
  address: 'Address',
  website: 'Website',
  registrationNumber: 'Registration number',
  taxNumber: 'Tax number',
})
