import type { TransportType } from '../trade/transport.ts'

/** A figure that estimates are made with: a fact with its source and the day from which it is used, not what any carrier promises. */
type Dated = { source: string; valid_from: string }

/** Kilograms of CO₂e for a tonne and kilometre, from the well to the wheel (fuel burnt and fuel made). `from_km`: of ways at least that long. */
export type EmissionFactor = Dated & { mode: TransportType; kg_per_tonne_km: number; from_km: number }

const ukFactors =
  'UK Government GHG Conversion Factors for Company Reporting 2025 (Open Government Licence 3.0), freighting goods and its well-to-tank'

/**
 * Default values, used as GLEC Framework 3 and ISO 14083 ask for where a carrier tells none of its own. Average of all lorries, average load; freight train; container ship, average; cargo on
 * long flights, and on shorter ones, without what else happens high up in the air. In each the two parts as they are published.
 */
export const emissionFactors: readonly EmissionFactor[] = [
  { mode: 'truck', kg_per_tonne_km: 0.10163 + 0.02359, from_km: 0, source: ukFactors, valid_from: '2025-06-10' },
  { mode: 'rail', kg_per_tonne_km: 0.02779 + 0.00691, from_km: 0, source: ukFactors, valid_from: '2025-06-10' },
  { mode: 'boat', kg_per_tonne_km: 0.01612 + 0.00365, from_km: 0, source: ukFactors, valid_from: '2025-06-10' },
  { mode: 'air', kg_per_tonne_km: 0.75539 + 0.20515, from_km: 0, source: ukFactors, valid_from: '2025-06-10' },
  { mode: 'air', kg_per_tonne_km: 0.5313 + 0.13516, from_km: 3700, source: ukFactors, valid_from: '2025-06-10' },
]

/** How much longer a way is than what is measured of it: that share, and so many kilometres. */
export type DistanceFactor = Dated & { mode: TransportType; factor: number; plus_km: number }

/** Ships and lorries do not take the shortest way. Measured is the way by sea over points that ships pass; on land and in the air, the great circle. */
export const distanceFactors: readonly DistanceFactor[] = [
  {
    mode: 'boat',
    factor: 1.15,
    plus_km: 0,
    source: 'GLEC Framework 3: shortest feasible distance and 15 % at sea',
    valid_from: '2023-09-01',
  },
  {
    mode: 'air',
    factor: 1,
    plus_km: 95,
    source: 'ISO 14083: great circle and 95 km in the air',
    valid_from: '2023-03-01',
  },
  {
    mode: 'truck',
    factor: 1.3,
    plus_km: 0,
    source: 'Assumption of this marketplace: roads are 1.2 to 1.5 times as long as the straight line, by country',
    valid_from: '2026-01-01',
  },
  {
    mode: 'rail',
    factor: 1.3,
    plus_km: 0,
    source: 'Assumption of this marketplace: as roads',
    valid_from: '2026-01-01',
  },
]

/** Kilometres a day, slow and fast, calls on the way included; days for handing over, loading and clearing before and after, from the first to the last. */
export type SpeedRow = Dated & {
  mode: TransportType
  kmPerDay: readonly [slow: number, fast: number]
  handling: readonly [min: number, max: number]
}

const speedSource = 'Assumption of this marketplace: usual speeds of services, not a timetable'
export const speeds: readonly SpeedRow[] = [
  // 14 to 18 knots.
  { mode: 'boat', kmPerDay: [622, 800], handling: [2, 5], source: speedSource, valid_from: '2026-01-01' },
  { mode: 'air', kmPerDay: [6000, 14_000], handling: [2, 4], source: speedSource, valid_from: '2026-01-01' },
  { mode: 'rail', kmPerDay: [550, 900], handling: [2, 5], source: speedSource, valid_from: '2026-01-01' },
  { mode: 'truck', kmPerDay: [450, 650], handling: [0, 2], source: speedSource, valid_from: '2026-01-01' },
]

/** The row of a mode that counts on a day; of emissions, for a way of so many kilometres. */
export function rowOf<Row extends Dated & { mode: TransportType; from_km?: number }>(
  rows: readonly Row[],
  mode: TransportType,
  day: string,
  km = 0,
): Row | undefined {
  return rows
    .filter((row) => row.mode === mode && row.valid_from <= day && (row.from_km ?? 0) <= km)
    .toSorted((a, b) => (a.from_km ?? 0) - (b.from_km ?? 0) || (a.valid_from < b.valid_from ? -1 : 1))
    .at(-1)
}
