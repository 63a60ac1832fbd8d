import { defineMessages, formatPlural } from '../../locale.ts'

/** Sentences of signing in with a passkey. */
export const passkeyMessages = defineMessages({
  nameMissing: 'Please give it a name.',
  nameLength: (most: number) => formatPlural(most, { one: 'At most # character.', other: 'At most # characters.' }),
  needsName:
    'Passkeys need an address with a name: they do not work where the marketplace is opened by a number such as 192.0.2.7.',
  tooMany: (most: number) =>
    formatPlural(most, {
      one: 'Nobody has more than # passkey. Remove it first.',
      other: 'Nobody has more than # passkeys. Remove one you no longer use first.',
    }),
  notTaken: 'The passkey could not be added. Please try again.',
  tookTooLong: 'Adding the passkey took too long. Please begin again.',
  knownAlready: 'This passkey was added already.',
  signInWithIt: 'You have a passkey. Please sign in with it first.',
  requiredHere:
    'Operators of this marketplace sign in in two steps: the last passkey cannot be removed. Add another one first.',
})
