/** Sentences of signing in, registering and the person's own settings. */
export const accountMessages = {
  required: 'The field is required.',
  invalidCredentials: 'Invalid credentials',
  companyNameShort: 'The name of a company has at least 2 characters.',
  emailShape: 'Please enter an e-mail address such as ann@company.com.',
  passwordLength: 'A password has 8 to 128 characters.',
  passwordCommon: 'This password is among the most used ones. Please choose another.',
  passwordWrong: 'This is not your current password.',
  phoneShape: 'Please enter a phone number with 5 to 15 digits.',
  dialCodeShape: 'Please choose the country code of the phone number.',
  websiteShape: 'Please enter a web address such as https://company.com.',
  countryUnknown: 'Please choose a country.',
  terms: 'Please accept the terms to register.',
  linkSpent: 'This link was used already or is older than it may be. Please ask for a new one.',
  checkMailbox: 'We have sent you a message. Please open the link in it to confirm your address.',
  confirmationSent:
    'If an account with this address waits for its confirmation, a message with a new link is on its way.',
  resetSent: 'If there is an account with this address, a message with a link is on its way.',
  confirmed: 'Your address is confirmed. You can sign in now.',
  waiting:
    'Your address is confirmed. We check every new seller; you will get a message as soon as your company is approved.',
  passwordChanged: 'Your password is changed. All other sessions have been ended.',
  profileSaved: 'Saved.',
  emailSent:
    'We have sent a message to the new address. It takes the place of the old one when you open the link in it.',
} as const
