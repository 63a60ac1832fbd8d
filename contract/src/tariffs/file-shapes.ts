import type { TariffRow } from './shapes.ts'

/** What a file is: the United States' tariff as its trade commission exports it, our own columns, or value added tax as a published list has it. */
export const tariffFormats = ['usitc', 'plain', 'vat'] as const
export type TariffFormat = (typeof tariffFormats)[number]

/** What is said with a file that does not say it itself. */
export type TariffFileTerms = { valid_from: string; source: string }

/** A row of a file that cannot be taken: where it is, what stands there, and why. */
export type TariffFault = { row: number; column: string; text: string; reason: string }

/** What was read of a file. `left_out` counts what was left out on purpose, by what it is. */
export type ReadTariff = { rows: TariffRow[]; faults: TariffFault[]; left_out: Record<string, number> }

/** A record of a file with the number people find it by. */
export type TariffRecord = { row: number; cells: Readonly<Record<string, string>> }

/** Of a file, in characters: the whole tariff of the United States has some six million. */
export const largestTariffFile = 24_000_000
export const mostTariffRecords = 60_000
export const mostTariffRows = 400_000
