import { defineMessages } from '@fairquay/contract/locale.ts'
import type { TransportType } from '@fairquay/contract/trade/transport.ts'

export const transitTexts = defineMessages({
  title: 'Time on the way and CO₂e',
  mode: 'Transport',
  time: 'Time',
  co2e: 'CO₂e',
  distance: 'Distance',
  by: { air: 'By air', boat: 'By sea', rail: 'By rail', truck: 'By road' } satisfies Record<TransportType, string>,
  kilometres: (km: string) => `${km} km`,
  fromHub: { air: 'airport to airport', boat: 'port to port', rail: '', truck: '' } satisfies Record<
    TransportType,
    string
  >,
  unknown: 'not known',
  chosen: 'chosen',
  how: 'How this is reckoned',
  note: 'An estimate from distances, usual speeds and default values (well to wheel), not a promise of any carrier.',
  ofOffers: (mode: string, what: string) => `Our estimate for this shipment, ${mode}: ${what}.`,
  failed: 'The estimate could not be made.',
  waiting: 'Estimating …',
  again: 'Try again',
})
