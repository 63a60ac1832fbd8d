import type { Carton } from './goods.ts'

/** 4,800 units of 24 in cartons of 12 kg. */
export const goods: Carton = {
  id: 'A',
  length_mm: 400,
  width_mm: 300,
  height_mm: 250,
  gross_kg: 12,
  units_per_carton: 24,
  units: 4800,
}
