import { mix, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Sculptor } from './figure.ts'
import { cast, disc, laid, piece } from './laid.ts'
import { block as words } from './lettering.ts'
import { band, group, lathe, line, oval, path, rect, ring } from './marks.ts'
import { gleam, grain, matt, metal, plane } from './materials.ts'
import { within } from './soft.ts'

/** The open mouth of a vessel, dark towards the light. */
export function mouth(easel: Easel, y: number, r: number, tilt: number, colour: string): string {
  return (
    oval(0, y, r, r * tilt, shade(colour, 0.25)) +
    oval(
      0,
      y + 2,
      r * 0.94,
      r * tilt * 0.86,
      easel.along([0.1, 0, 0.6, 1], [0, shade(colour, -0.5)], [1, shade(colour, 0.1)]),
    )
  )
}

/** A small pan with a long handle. */
export const saucepan: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [120, -140, true],
      [120, -20],
      [108, -4, true],
      [104, 0],
    ],
    0.16,
  )
  const dents = Array.from({ length: 27 }, (_, i) =>
    oval(-112 + (i % 9) * 28, -110 + Math.floor(i / 9) * 38, 9, 9, '#fff', 'opacity=".16"'),
  ).join('')
  const art =
    line('M104-104L300-150', shade(accent, -0.35), 24, 'stroke-linecap="round"') +
    line('M104-108L298-154', accent, 17, 'stroke-linecap="round"') +
    ring(292, -152, 7, 7, '#1d2325', 4) +
    path(body, metal(easel, colour)) +
    within(easel, body, dents + path(band(122, -24, 12, 0.16), '#000', 'opacity=".25"')) +
    mouth(easel, -140, 120, 0.16, colour) +
    path('M-30-158L-14-172L6-160Z', shade(colour, 0.2)) +
    rect(96, -124, 26, 34, metal(easel, accent), 6)
  return {
    art: group('translate(-70 0)', art),
    width: 430,
    height: 180,
    setting: 'table',
    footprint: 220,
    focus: [-60, -90, 1.6],
    several: 'pair',
  }
}

/** A low pan of iron with two ears. */
export const skillet: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [190, -72, true],
      [184, -16],
      [164, -2, true],
      [160, 0],
    ],
    0.2,
  )
  const ear = (side: number) =>
    line(`M${side * 178}-66C${side * 256}-80 ${side * 256}-30 ${side * 180}-40`, shade(colour, -0.1), 17)
  const art =
    ear(1) +
    ear(-1) +
    path(body, matt(easel, colour)) +
    mouth(easel, -72, 190, 0.2, colour) +
    ring(0, -70, 150, 28, accent, 3, 'opacity=".5"') +
    gleam(easel, -140, -62, 12, 48, 0.35) +
    oval(-60, -84, 70, 8, '#fff', 'opacity=".2"')
  return {
    art,
    width: 470,
    height: 112,
    setting: 'table',
    footprint: 340,
    depth: 0.24,
    focus: [60, -60, 1.6],
    several: 'stack',
  }
}

/** A shallow dish for the oven. */
export const roastingDish: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-230-96H230Q222-20 180-4H-180Q-222-20-230-96Z'
  const art =
    path('M-226-92Q-300-104-296-72Q-280-54-216-64ZM226-92Q300-104 296-72Q280-54 216-64Z', matt(easel, colour)) +
    path(body, matt(easel, colour)) +
    path('M-230-96Q-220-146-170-148H170Q220-146 230-96Q230-84 216-84H-216Q-230-84-230-96Z', shade(colour, 0.16)) +
    path(
      'M-204-100Q-190-134-158-136H158Q190-134 204-100Q200-92 190-92H-190Q-200-92-204-100Z',
      easel.down([0, shade(colour, -0.5)], [1, shade(colour, -0.1)]),
    ) +
    line('M-216-60Q0-44 216-60', mix(colour, accent, 0.7), 5, 'opacity=".7"') +
    gleam(easel, -180, -80, 14, 60, 0.4)
  return {
    art,
    width: 590,
    height: 150,
    setting: 'table',
    footprint: 400,
    depth: 0.16,
    focus: [80, -80, 1.6],
    several: 'stack',
  }
}

/** The pointed clay pot of the Maghreb. */
export const tagine: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const base = lathe(
    [
      [180, -92, true],
      [168, -40],
      [120, -6, true],
      [112, 0],
    ],
    0.14,
  )
  const lid = lathe(
    [
      [20, -330],
      [30, -312],
      [18, -286],
      [44, -220],
      [110, -140],
      [168, -100, true],
      [168, -92],
    ],
    0.14,
  )
  const art =
    path(base, matt(easel, colour)) +
    path(band(182, -92, -76, 0.14), shade(colour, -0.25), 'opacity=".6"') +
    path(lid, matt(easel, shade(colour, 0.06))) +
    within(
      easel,
      lid,
      path(band(180, -140, -128, 0.14), accent) +
        path(band(180, -176, -170, 0.14), accent) +
        line('M-120-150L-90-170L-60-146L-30-166L0-142L30-166L60-146L90-170L120-150', accent, 4),
    ) +
    oval(0, -330, 22, 10, shade(colour, 0.2)) +
    gleam(easel, -96, -200, 12, 90, 0.3)
  return { art, width: 364, height: 342, setting: 'table', footprint: 250, focus: [0, -150, 1.6], several: 'pair' }
}

/** An iron trivet: a ring of needles. */
export const trivet: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const spokes = Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8
    const at = (r: number, off = 0) => `${(Math.cos(a + off) * r).toFixed(0)} ${(Math.sin(a + off) * r).toFixed(0)}`
    return `M${at(44)}Q${at(110, 0.16)} ${at(176)}M${at(100)}L${at(150, 0.14)}M${at(100)}L${at(150, -0.14)}`
  }).join('')
  const one = (tone: string) =>
    ring(0, 0, 184, 184, tone, 22) + ring(0, 0, 42, 42, tone, 14) + line(spokes, tone, 9, 'stroke-linecap="round"')
  const art =
    group('translate(6 11)', one('#0b1216'), 'opacity=".25"') +
    one(shade(colour, -0.2)) +
    group(
      'translate(-2 -3)',
      ring(
        0,
        0,
        184,
        184,
        easel.along([0, 0, 1, 1], [0, shade(colour, 0.45)], [0.5, colour], [1, shade(colour, -0.4)]),
        14,
      ),
    ) +
    line(spokes, shade(colour, 0.22), 3, 'transform="translate(-2 -3)"') +
    oval(0, 0, 15, 15, mix(colour, accent, 0.8))
  return laid(art, 390, 390, { focus: [-60, -60, 1.8] })
}

/** A whisk cut from one piece of bamboo. */
export const whisk: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const bamboo = mix(colour, '#d8b877', 0.7)
  const tines = Array.from({ length: 25 }, (_, i) => {
    const x = (i - 12) * 3.4
    return `M${x}-170C${x * 2.8}-120 ${x * 3}-40 ${x * 1.7} 0`
  }).join('')
  const art =
    line(tines, shade(bamboo, -0.25), 3.4, 'stroke-linecap="round"') +
    line(tines, shade(bamboo, 0.35), 1.4) +
    line('M-60-136Q0-116 60-136', mix(accent, '#2a2f2e', 0.5), 5) +
    line('M-54-150Q0-132 54-150', mix(accent, '#2a2f2e', 0.5), 3) +
    path('M-46-300H46V-168Q0-152-46-168Z', matt(easel, bamboo)) +
    rect(-50, -232, 100, 9, shade(bamboo, -0.3), 4) +
    oval(0, -300, 46, 11, shade(bamboo, 0.3)) +
    oval(0, -300, 34, 7, shade(bamboo, -0.4))
  return { art, width: 190, height: 312, setting: 'table', footprint: 120, focus: [0, -150, 1.7], several: 'row' }
}

/** A board to cut and serve on, with a hole to hang it by. */
export const servingBoard: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body =
    'M-230-90Q-230-110-210-110H110Q130-110 140-84Q150-36 190-34H220Q246-30 246 0T220 34H190Q150 36 140 84Q130 110 110 110H-210Q-230 110-230 90Z'
  const on =
    rect(-240, -120, 500, 240, grain(easel, 0.22)) +
    rect(-110, -120, 60, 240, accent, 0, 'opacity=".55"') +
    oval(214, 0, 14, 14, '#20160d', 'opacity=".75"')
  const art =
    cast(body, 2, 12, 0.3) +
    path(body, shade(colour, -0.35), 'transform="translate(0 8)"') +
    piece(easel, body, colour, on) +
    (picture.label ? words(picture.label, -40, 56, 150, 36, 22, { fill: shade(colour, -0.55) }) : '')
  return laid(art, 490, 236, { outline: body, focus: [80, 0, 1.8] })
}

/** A whetstone, a cork block: a plain block with rounded edges, its two layers seen on the side. */
export const workedBlock: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const top = 'M-220-120L60-196Q76-200 90-192L216-136Q228-130 214-124L-60-44Q-76-40-90-46L-218-108Q-228-114-220-120Z'
  const front = 'M-220-112L-74-42V36Q-82 36-92 32L-212-26Q-222-30-222-40Z'
  const side = 'M-74-42L218-128V-56Q218-46 208-42L-60 34Q-68 38-74 36Z'
  const lower = 'M-222-64L-74 4L218-82V-50Q218-44 208-42L-60 34Q-72 40-92 32L-212-26Q-222-30-222-40Z'
  const specks = Array.from({ length: 22 }, (_, i) =>
    oval(((i * 83) % 400) - 200, -180 + ((i * 47) % 140), 4 + (i % 3), 2.4, shade(colour, -0.4), 'opacity=".4"'),
  ).join('')
  const art =
    path(side, shade(colour, -0.28)) +
    path(front, shade(colour, -0.12)) +
    path(lower, accent, 'opacity=".8"') +
    path('M-74 4V38L218-50V-82Z', '#000', 'opacity=".2"') +
    path(top, plane(easel, shade(colour, 0.16))) +
    within(easel, top, specks)
  return {
    art,
    width: 448,
    height: 236,
    setting: 'table',
    footprint: 400,
    depth: 0.2,
    focus: [0, -90, 1.6],
    several: 'stack',
  }
}

/** A round tin with seven small tins of spices, its lid off. */
export const spiceBox: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const tin = mix(colour, '#c9ccca', 0.6)
  const spices = ['#c0392b', '#d9a021', '#7a5230', '#8f9a4a', '#4a3427', '#e2c48f', mix(accent, '#b3562c', 0.5)]
  const small = (x: number, y: number, tone: string) =>
    oval(x + 3, y + 5, 54, 54, '#000', 'opacity=".2"') +
    oval(x, y, 53, 53, metal(easel, tin)) +
    oval(x, y, 45, 45, shade(tone, -0.2)) +
    oval(x - 4, y - 4, 38, 36, easel.around([0.5, 0.5, 0.5, 0.35, 0.3], [0, shade(tone, 0.35)], [1, tone]))
  const places = [
    [0, 0],
    ...Array.from({ length: 6 }, (_, i) => [Math.cos((i * Math.PI) / 3) * 116, Math.sin((i * Math.PI) / 3) * 116]),
  ]
  const art =
    path(disc(6, 12, 206), '#0b1216', 'opacity=".25"') +
    path(disc(0, 0, 200), metal(easel, tin)) +
    path(disc(0, 0, 184), easel.along([0, 0, 1, 1], [0, shade(tin, -0.35)], [1, shade(tin, 0.3)])) +
    places.map(([x = 0, y = 0], i) => small(Math.round(x), Math.round(y), spices[i] ?? accent)).join('')
  return laid(art, 412, 412, { outline: disc(0, 0, 200), focus: [40, 40, 1.8] })
}
