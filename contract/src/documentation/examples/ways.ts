import type * as places from '../../places/endpoints.ts'
import type * as transit from '../../transit/endpoints.ts'
import { exampleTransit } from '../../transit/example.ts'
import type { TransitAnswer } from '../../transit/shapes.ts'
import type { ExamplesOf } from './examples-of.ts'

const answer: TransitAnswer = {
  estimates: [
    {
      mode: 'boat',
      scope: 'door',
      legs: [
        {
          mode: 'boat',
          from: 'Shanghai (CNSHA)',
          to: 'Hamburg (DEHAM)',
          km: 23193,
          by: ['Suez Canal'],
          co2e_kg: 917.1,
        },
      ],
      km: 23193,
      days: {
        min: 31,
        max: 43,
      },
      hub_days: {
        min: 31,
        max: 43,
      },
      co2e_kg: 917.1,
      gaps: [],
    },
    {
      mode: 'air',
      scope: 'door',
      legs: [
        {
          mode: 'truck',
          from: 'Shanghai',
          to: 'Shanghai Hongqiao (CNSHA)',
          km: 18,
          by: [],
          co2e_kg: 4.5079,
        },
        {
          mode: 'air',
          from: 'Shanghai Hongqiao (CNSHA)',
          to: 'Hamburg Helmut Schmidt (DEHAM)',
          km: 8608,
          by: [],
          co2e_kg: 11473.8,
        },
        {
          mode: 'truck',
          from: 'Hamburg Helmut Schmidt (DEHAM)',
          to: 'Hamburg',
          km: 11,
          by: [],
          co2e_kg: 2.7548,
        },
      ],
      km: 8637,
      days: {
        min: 3,
        max: 6,
      },
      hub_days: {
        min: 3,
        max: 6,
      },
      co2e_kg: 11481.1,
      gaps: [],
    },
  ],
  sources: [
    {
      source: 'GLEC Framework 3: shortest feasible distance and 15 % at sea',
      valid_from: '2023-09-01',
    },
    {
      source: 'Assumption of this marketplace: usual speeds of services, not a timetable',
      valid_from: '2026-01-01',
    },
    {
      source:
        'UK Government GHG Conversion Factors for Company Reporting 2025 (Open Government Licence 3.0), freighting goods and its well-to-tank',
      valid_from: '2025-06-10',
    },
    {
      source: 'ISO 14083: great circle and 95 km in the air',
      valid_from: '2023-03-01',
    },
    {
      source: 'Assumption of this marketplace: roads are 1.2 to 1.5 times as long as the straight line, by country',
      valid_from: '2026-01-01',
    },
  ],
  note: 'An estimate from distances, usual speeds and default values, not a promise of any carrier.',
}

/** Of places, and of the time on the way between them. */
export const wayCalls = {
  findPlaces: {
    answer: {
      data: [{ code: 'DEHAM', kind: 'port', name: 'Hamburg', country: 'DE', lat: 53.551, lng: 9.994, is_main: true }],
    },
  },
  checkNamedPlace: {
    answer: {
      data: {
        level: 'warning',
        sentence: 'CIF is complete with a port of destination, and we know no port called “Roterdam”. Please check it.',
        likely: [
          {
            ...{ code: 'NLRTM', kind: 'port', name: 'Rotterdam', country: 'NL', lat: 51.92, lng: 4.48, is_main: true },
            named: 'Rotterdam (NLRTM)',
          },
        ],
      },
    },
  },
  estimateTransitTimes: { body: exampleTransit, answer },
} satisfies ExamplesOf<typeof places & typeof transit>
