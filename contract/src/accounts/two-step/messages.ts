import { defineMessages } from '../../locale.ts'

/** Sentences of the second step of signing in. */
export const twoStepMessages = defineMessages({
  codeMissing: 'Please enter the code.',
  codeShape: 'A code of an app has six digits, a recovery code sixteen letters and digits.',
  codeWrong: 'This is not the right code. Codes change every half minute: look at your app once more.',
  codeUsed: 'This code was used already. Wait for the next one in your app.',
  recoveryWrong: 'This is none of your recovery codes, or it was used already.',
  ticketSpent: 'Signing in took too long. Please begin again with your password.',
  notBegun: 'Please begin setting up your app anew.',
  alreadyOn: 'Two-step sign-in is on already. Turn it off to set up another app.',
  requiredHere: 'Operators of this marketplace sign in in two steps: it cannot be turned off.',
  isOff: 'Two-step sign-in is off.',
  notOneself: 'Turn off your own two-step sign-in in your profile.',
  noneToRemove: 'This person signs in without a second step already.',
})
