import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the operator's page of limits says. */
export const limitsTexts = defineMessages({
  title: 'Limits',
  lead: 'Who has come to a limit and is refused until counting begins anew. Lift a limit when you know who it is: it keeps out whoever guesses and floods.',
  shown: 'Shown',
  groups: { held: 'Held now', all: 'Everything counted now' },
  search: 'Search',
  searchHint: 'Person, company, address, network or order',
  counts: 'Counted now',
  noneHeld: 'Nobody is held',
  noneCounted: 'Nothing is counted now',
  noMatch: 'Nothing counted fits',
  noMatchHelp: 'Whoever is refused for another reason stands under People, with their state.',
  nobody: 'Nobody has an account with it',
  from: (network: string) => `from ${network}`,
  inOrder: (limit: string, number: string) => `${limit}: ${number}`,
  countOf: (count: number, most: number) => `${formatNumber(count)} of ${formatNumber(most)}`,
  until: (moment: string) => `Until ${moment}`,
  held: 'Held',
  lift: 'Lift',
  liftOf: (limit: string, who: string) => `Lift for ${who}: ${limit}`,
  all: 'All limits',
  allHelp:
    'What companies may send is set for the server: REQUESTS_AN_HOUR, REQUESTS_A_DAY, MESSAGES_AN_HOUR, MESSAGES_A_DAY.',
  limit: 'What is counted',
  most: 'At most',
  countedNow: 'Counted',
  heldNow: 'Held',
  within: (minutes: number) =>
    minutes % 1440 === 0
      ? formatPlural(minutes / 1440, { one: 'a day', other: '# days' })
      : minutes % 60 === 0
        ? formatPlural(minutes / 60, { one: 'an hour', other: '# hours' })
        : formatPlural(minutes, { one: 'a minute', other: '# minutes' }),
  mostWithin: (most: number, time: string) => `${formatNumber(most)} within ${time}`,
})
