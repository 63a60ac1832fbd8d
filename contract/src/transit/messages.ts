import { defineMessages } from '../locale.ts'

/** What is said about time and CO₂e on the way. */
export const transitMessages = defineMessages({
  note: 'An estimate from distances, usual speeds and default values, not a promise of any carrier.',
  door: 'Door',
  canals: { suez: 'Suez Canal', 'panama-w': 'Panama Canal' },
  gaps: {
    NO_WEIGHT: 'The weight is not known, so nothing is said of CO₂e.',
    NO_WAY: 'No way on land joins these countries.',
    NO_PORT: 'No port is known on one side.',
    NO_AIRPORT: 'No airport is known on one side.',
    SAME_PORT: 'Both sides are nearest to the same port.',
    SAME_AIRPORT: 'Both sides are nearest to the same airport.',
    UNKNOWN_CODE: (code: string) => `${code} is no port or airport we know.`,
    SAME_PLACE: 'As far as it is known, both sides are one place.',
    TOWN_FROM: (where: string) => `Where ${where} lies is not known: told from the port or airport on.`,
    TOWN_TO: (where: string) => `Where ${where} lies is not known: told up to the port or airport.`,
    MIDDLE_FROM: (where: string) => `Where ${where} lies is not known: reckoned from the middle of the country.`,
    MIDDLE_TO: (where: string) => `Where ${where} lies is not known: reckoned to the middle of the country.`,
    COUNTRY_FROM: (country: string) => `The town in ${country} is not said: told from the port or airport on.`,
    COUNTRY_TO: (country: string) => `The town in ${country} is not said: told up to the port or airport.`,
    WHOLE_FROM: (country: string) => `The town in ${country} is not said: reckoned from the middle of the country.`,
    WHOLE_TO: (country: string) => `The town in ${country} is not said: reckoned to the middle of the country.`,
  },
})
