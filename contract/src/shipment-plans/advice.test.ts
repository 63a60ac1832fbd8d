import { describe, expect, test } from 'vitest'
import { describeWarning, type WarningContext } from './advice.ts'
import type { PlanWarning } from './shapes.ts'

const context: WarningContext = { wrapper: 'pallets', mode: 'boat', nameOf: (id) => ({ A: 'Olive oil' })[id] ?? id }
const say = (warning: PlanWarning, changed: Partial<WarningContext> = {}) =>
  describeWarning(warning, { ...context, ...changed }).text

describe('a warning says what is so and what to do', () => {
  test.each<[PlanWarning, string]>([
    [
      { code: 'PARTIAL_CARTON', carton: 'A', units_in_last: 10, next_full_units: 4824 },
      'The last carton of Olive oil holds 10 units only. With 4,824 units in all it is full.',
    ],
    [
      { code: 'VOLUME_MISMATCH', carton: 'A', declared_m3: 0.04, measured_m3: 0.03 },
      'A carton of Olive oil is said to take 0.04 m³, but its sides make 0.03 m³. The plan goes by the sides: check both.',
    ],
    [
      { code: 'PALLET_NOT_FULL', carton: 'A', missing_cartons: 24, missing_units: 576 },
      '24 more cartons of Olive oil (576 units) fill the pallet.',
    ],
    [
      { code: 'PALLET_NOT_FULL', carton: 'B', missing_cartons: 1, missing_units: 1 },
      '1 more carton of B fills the pallet.',
    ],
    [
      { code: 'PALLET_WEIGHT_LIMIT', carton: 'A', cartons: 83, cartons_by_room: 176, safe_load_kg: 1500 },
      'A pallet of Olive oil ends at its weight: it carries 83 of the 176 cartons it has room for (1,500 kg). A stronger pallet takes more.',
    ],
    [
      { code: 'HEIGHT_OVER_MODE', height_mm: 1644, limit_mm: 1600, layers: 5 },
      'A pallet is 1,644 mm high; most aircraft take 1,600 mm. 5 layers fit: allow 1,600 mm.',
    ],
    [
      { code: 'DOOR_HEIGHT', height_mm: 2394, door_mm: 2280, type: '40DC' },
      'Pallets of 2,394 mm do not pass the door of a 40′ container (2,280 mm). They need high-cube containers: allow less height if those are dearer.',
    ],
    [
      { code: 'OFF_CENTRE', type: '20DC', along: -0.12, across: 0.06 },
      'The weight in a 20′ container lies 12 % of its length too far to the front. Move heavy goods towards the middle, or fill the gaps so that nothing slides.',
    ],
    [
      { code: 'CARTON_HEAVY', carton: 'A', kg: 40, limit_kg: 25 },
      'A carton of Olive oil weighs 40 kg, more than one person should lift (25 kg). Pack less into one, or plan for two people or a lifting aid.',
    ],
    [
      { code: 'CARTON_HEAVY', carton: 'A', kg: 60, limit_kg: 50 },
      'A carton of Olive oil weighs 60 kg, more than two people should lift (50 kg). Pack less into one, or plan for a lifting aid.',
    ],
    [
      { code: 'INCOTERM_MODE', incoterm: 'FOB' },
      'Goods in containers are handed over at the terminal, before they are on board, where FOB lets the risk pass. FCA, CPT or CIP suit them better.',
    ],
  ])('%o', (warning, sentence) => {
    expect(say(warning)).toBe(sentence)
  })

  test('in the words of how the goods travel', () => {
    const near: PlanWarning = { code: 'NEAR_FULL_UNIT', volume_m3: 16.25, ldm: 8.4, type: '20DC' }
    expect(say(near)).toBe('With 16.3 m³ a whole 20′ container may cost less than a shared one. Ask for both prices.')
    expect(say({ ...near, type: 'trailer' }, { mode: 'truck' })).toContain('With 8.4 m a whole trailer of 13.6 m')
    const large: PlanWarning = { code: 'CARTON_TOO_LARGE', carton: 'A', cartons: 2 }
    expect(say(large)).toContain('2 cartons of Olive oil fit on no pallet of this kind')
    expect(say(large, { wrapper: 'loose', mode: 'truck' })).toContain('2 cartons of Olive oil fit into no trailer')
  })
})

test('what cannot travel as planned is told from what is only better known', () => {
  const weigh = (warning: PlanWarning) => describeWarning(warning, context).weight
  expect(weigh({ code: 'CARTON_TOO_LARGE', carton: 'A', cartons: 2 })).toBe('problem')
  expect(weigh({ code: 'LOW_UTILISATION', share: 0.4, type: '20DC' })).toBe('advice')
})
