import { mix, pick, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import { path, rect } from './marks.ts'
import { grain, smudge } from './materials.ts'

/** Wall and floor of the studio papers; warm and cool neutrals, so that a page of goods is calm but not grey. */
const papers: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#f4f1ea', '#e4ded2'],
  ['#eef2ee', '#d9e2dc'],
  ['#f0f3f5', '#dae2e7'],
  ['#f8f2e8', '#eaddca'],
  ['#f7f0ec', '#e9dad2'],
  ['#f3f2ef', '#deddd8'],
  ['#f2f0f4', '#dfdbe4'],
]

export function paper(seed: number): readonly [string, string] {
  return pick(papers, seed)
}

/** An endless paper sweep: light wall, a soft shade where it turns, a light floor. */
export function studio(easel: Easel, seed: number, bright: boolean): string {
  const [wall, turn] = paper(seed)
  // White goods on white paper vanish; they get a deeper sheet.
  const [light, deep] = bright ? [mix(wall, turn, 0.75), shade(turn, -0.1)] : [wall, turn]
  const sweep = easel.down(
    [0, mix(light, deep, 0.35)],
    [0.45, light],
    [0.62, mix(light, deep, 0.7)],
    [0.7, deep],
    [0.8, mix(light, deep, 0.5)],
    [1, light],
  )
  const glow = easel.around([0.3, 0.22, 0.6], [0, '#fff', 0.85], [0.5, '#fff', 0.3], [1, '#fff', 0])
  const corner = easel.along([0, 0, 1, 0.75], [0, '#1a2420', 0], [0.7, '#1a2420', 0], [1, '#1a2420', 0.09])
  return rect(0, 0, 800, 800, sweep) + rect(0, 0, 800, 800, glow) + rect(0, 0, 800, 800, corner)
}

/** Seen from above: linen, oiled wood, stone or plain paper with window light across it. */
export function tabletop(easel: Easel, seed: number, kind: number, bright: boolean): string {
  const [light, turn] = paper(seed)
  const deep = bright ? shade(turn, -0.06) : turn
  const ground = pick([mix(light, deep, 0.6), '#c9a57c', mix(light, '#c9d2cd', 0.6), '#d9c3a4'] as const, kind)
  let art = rect(0, 0, 800, 800, ground)
  if (kind % 4 === 1 || kind % 4 === 3) {
    for (let i = 0; i < 5; i++)
      art +=
        rect(0, i * 168 - 20, 800, 165, shade(ground, [0.06, -0.05, 0.02, -0.09, 0.04][i] ?? 0)) +
        rect(0, i * 168 + 144, 800, 4, shade(ground, -0.4), 0, 'opacity=".5"')
    art += `<g transform="scale(2.200 2)">${rect(0, 0, 380, 400, grain(easel, 0.13))}</g>`
  }
  if (kind % 4 === 2) art += smudge(easel, 250, 180, 300, 90, 0.05) + smudge(easel, 560, 600, 340, 120, 0.05)
  const window = easel.along([0, 0, 1, 1], [0, '#fff', 0.42], [1, '#fff', 0.05])
  return (
    art +
    path('M-40 120L420-60L560-60L-40 420ZM-40 520L720-60L860-60L-40 800Z', window) +
    rect(0, 0, 800, 800, easel.around([0.4, 0.38, 0.75], [0.5, '#16211d', 0], [1, '#16211d', 0.16]))
  )
}

/** A room with a window's light on the wall and floorboards. */
export function room(easel: Easel, seed: number, accent: string): string {
  const wall = pick(['#e9e4d8', '#dfe6e0', '#e6e2e4', '#ece2d6'] as const, seed)
  const floor = pick(['#c8a47a', '#b98f66', '#d1b38c'] as const, seed >> 3)
  let art = rect(0, 0, 800, 590, easel.along([0, 0, 1, 0.6], [0, shade(wall, 0.35)], [1, shade(wall, -0.1)]))
  art += path('M90 40L300 90V420L90 400ZM320 95L470 130V436L320 422Z', '#fff', 'opacity=".34"')
  art += rect(0, 590, 800, 210, easel.down([0, shade(floor, -0.24)], [1, shade(floor, 0.08)]))
  for (let i = 0; i < 4; i++)
    art += rect(0, 610 + i * i * 16 + i * 12, 800, 2 + i * 0.6, shade(floor, -0.45), 0, 'opacity=".35"')
  art += path(
    'M330 590L190 800M560 590L680 800M90 590L-80 700',
    'none',
    `stroke="${shade(floor, -0.45)}" stroke-opacity=".3" stroke-width="2"`,
  )
  art += rect(0, 572, 800, 18, shade(wall, 0.45)) + rect(0, 588, 800, 3, '#000', 0, 'opacity=".14"')
  // A framed sheet in the brand's colour hangs at the side, where most goods do not reach.
  art += rect(604, 120, 130, 170, '#fffdf8') + rect(604, 120, 130, 170, 'none', 0, 'stroke="#5d4a36" stroke-width="5"')
  return (
    art +
    path('M630 262Q640 190 668 176Q706 196 708 262Z', shade(accent, 0.25)) +
    `<circle cx="692" cy="166" r="15" fill="${mix(accent, '#e8b04a', 0.7)}"/>`
  )
}

/** A workshop wall with a peg board and a thick bench. */
export function bench(easel: Easel, seed: number): string {
  const wall = pick(['#dfe3e0', '#d8dedf', '#e4e0d8'] as const, seed)
  let art = rect(0, 0, 800, 560, easel.along([0, 0, 1, 0.8], [0, shade(wall, 0.3)], [1, shade(wall, -0.16)]))
  art += rect(
    0,
    0,
    800,
    420,
    easel.pattern(44, 44, `<circle cx="22" cy="22" r="3.500" fill="#27312d" fill-opacity=".16"/>`),
  )
  const steel = '#7c8886'
  art += `<g opacity=".55" fill="${steel}">${rect(92, 70, 14, 170, steel, 7)}${path('M99 40a30 30 0 0 1 26 44l-14-16h-24l-14 16a30 30 0 0 1 26-44Z', steel)}${rect(176, 60, 12, 120, '#8a5b34', 6)}${rect(150, 50, 64, 26, steel, 4)}${rect(664, 60, 12, 110, steel, 2)}${rect(656, 160, 28, 90, '#9c4a34', 10)}${path('M590 70h50v10l-50 90Z', steel)}</g>`
  art += rect(0, 420, 800, 12, '#0e1a16', 0, 'opacity=".08"')
  const wood = '#b78d5f'
  art += rect(0, 556, 800, 190, easel.down([0, shade(wood, -0.12)], [0.5, shade(wood, 0.18)], [1, shade(wood, 0.05)]))
  art += `<g transform="translate(0 556) scale(2.600 1.500)">${rect(0, 0, 310, 126, grain(easel, 0.2))}</g>`
  return art + rect(0, 746, 800, 54, easel.down([0, shade(wood, -0.35)], [1, shade(wood, -0.5)]))
}

/** A yard with a hedge and hills under a mild sky. */
export function outdoor(easel: Easel, seed: number): string {
  const hedge = pick(['#7f9d77', '#8da583', '#74978a'] as const, seed)
  let art = rect(0, 0, 800, 800, easel.down([0, '#cfe3ea'], [0.5, '#f2f3ea'], [0.7, '#f4efe0']))
  art +=
    path('M0 430Q140 330 290 400T560 370T800 410V600H0Z', mix(hedge, '#dfe9e6', 0.62)) +
    path('M0 500Q110 440 240 480T470 460T660 480T800 450V620H0Z', mix(hedge, '#dfe9e6', 0.3))
  art += path(
    'M0 560Q40 520 90 545Q130 500 190 540Q240 505 290 545Q350 510 400 545Q470 500 520 540Q590 505 640 545Q700 510 800 550V640H0Z',
    hedge,
  )
  return (
    art +
    rect(0, 596, 800, 204, easel.down([0, '#a59a86'], [0.12, '#cfc4ae'], [1, '#e6dcc8'])) +
    path(
      'M0 640H800M0 706H800M120 596L60 640M330 596L310 640M540 596L560 640M200 640L150 706M470 640L480 706M720 640L780 706M330 706L300 800M620 706L680 800',
      'none',
      'stroke="#8f846f" stroke-opacity=".4" stroke-width="2.500"',
    )
  )
}
