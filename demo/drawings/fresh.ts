import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { block as words } from './lettering.ts'
import { band, lathe, line, oval, path, rect } from './marks.ts'
import { gleam, matt, metal, plane } from './materials.ts'
import { daylight, within } from './soft.ts'

/** A flat tin with rounded corners and a ring to pull. */
export const fishTin: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const top = 'M-176-118Q-60-170 60-168Q190-160 204-124Q206-96 120-66Q0-34-110-52Q-214-74-204-100Q-200-110-176-118Z'
  const side = 'M-206-98Q-210-70-110-48Q0-30 120-62Q206-92 205-122V-66Q206-36 120-6Q0 26-110 8Q-210-14-206-44Z'
  const steel = mix(accent, '#cfd2d0', 0.5)
  const art =
    path(side, plane(easel, colour)) +
    within(
      easel,
      side,
      path(
        'M-206-60Q-200-30-110-12Q0 6 120-26Q206-56 206-84V-66Q206-36 120-6Q0 26-110 8Q-210-14-206-44Z',
        accent,
        'opacity=".9"',
      ),
    ) +
    path(top, metal(easel, steel)) +
    `<g transform="translate(0 -108) scale(.9 .38) rotate(-9)">${rect(-168, -118, 336, 236, colour, 60)}${rect(-150, -102, 300, 204, 'none', 50, `stroke="${accent}" stroke-width="7"`)}${words(picture.label ?? 'Conserva', -124, -66, 248, 100, 66, { fill: inkOn(colour, accent) })}${picture.sublabel ? words(picture.sublabel, -110, 40, 220, 44, 30, { fill: inkOn(colour) }) : ''}</g>` +
    oval(150, -136, 30, 12, 'none', `stroke="${shade(steel, -0.35)}" stroke-width="7"`) +
    path(top, daylight(easel, 0.3))
  return {
    art,
    width: 414,
    height: 184,
    setting: 'shelf',
    footprint: 390,
    depth: 0.24,
    focus: [0, -90, 1.6],
    several: 'stack',
  }
}

/** A whole wheel of cheese with a cloth mark on its rind. */
export const cheeseWheel: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [206, -128, true],
      [214, -64],
      [206, 0, true],
      [204, 0],
    ],
    0.3,
  )
  const art =
    path(body, matt(easel, mix(colour, accent, 0.4))) +
    within(easel, body, path(band(220, -90, -40, 0.3), shade(accent, -0.1), 'opacity=".5"')) +
    oval(0, -128, 206, 62, plane(easel, colour)) +
    oval(0, -128, 184, 54, 'none', `stroke="${shade(colour, -0.25)}" stroke-width="2" opacity=".6"`) +
    `<g transform="translate(0 -128) scale(1 .34)">${words(picture.label ?? 'Fromage', -120, -60, 240, 120, 72, { fill: shade(mix(colour, accent, 0.6), -0.4) })}</g>` +
    gleam(easel, -160, -100, 16, 80, 0.3)
  return {
    art,
    width: 430,
    height: 226,
    setting: 'shelf',
    footprint: 400,
    depth: 0.3,
    focus: [40, -90, 1.6],
    several: 'stack',
  }
}

/** A piece cut from a wheel: rind behind, holes in front. */
export const cheeseWedge: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const top = 'M-210-90L60-190Q170-190 214-130Z'
  const face = 'M-210-90L214-130V-10L-210 10Z'
  const rind = 'M60-190Q170-190 214-130V-10Q220-30 214-130'
  const holes = [
    [-90, -46, 15],
    [-20, -70, 11],
    [50, -50, 19],
    [110, -86, 12],
    [150, -40, 15],
    [-150, -30, 9],
    [10, -24, 9],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        oval(x, y, r, r * 0.86, shade(colour, -0.22)) + oval(x + 2, y + 3, r * 0.8, r * 0.64, shade(colour, 0.02)),
    )
    .join('')
  const art =
    path(top, plane(easel, shade(colour, 0.22))) +
    path(face, plane(easel, colour)) +
    within(easel, face, holes) +
    line('M60-188Q170-188 214-130V-12', accent, 15) +
    path(rind, 'none') +
    line('M-210-90L214-130', shade(colour, 0.5), 2, 'opacity=".7"') +
    (picture.label
      ? rect(-120, -158, 0, 0, accent) +
        `<g transform="translate(-20 -128) rotate(-8) skewX(-30)">${rect(-60, -20, 150, 40, mix(accent, '#fbf6ea', 0.8), 4)}${words(picture.label, -54, -17, 138, 34, 24, { fill: '#33281b' })}</g>`
      : '')
  return {
    art,
    width: 430,
    height: 204,
    setting: 'table',
    footprint: 400,
    depth: 0.2,
    focus: [60, -80, 1.6],
    several: 'stack',
  }
}

/** A small cheese in a band of bark. */
export const smallCheese: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [150, -110, true],
      [154, -54],
      [150, 0, true],
      [148, 0],
    ],
    0.3,
  )
  const bark = mix(accent, '#7a5230', 0.6)
  const art =
    path(body, matt(easel, bark)) +
    within(
      easel,
      body,
      line(
        Array.from({ length: 24 }, (_, i) => `M${-160 + i * 14}-120q6 60 -2 130`).join(''),
        '#000',
        2.4,
        'opacity=".2"',
      ),
    ) +
    oval(0, -110, 150, 45, plane(easel, colour)) +
    line('M-110-120Q-60-134-20-116T60-118T120-106', shade(colour, -0.2), 5, 'opacity=".4" stroke-linecap="round"') +
    `<g transform="translate(0 -108) scale(1 .34)">${rect(-80, -60, 160, 120, mix(accent, '#fbf6ea', 0.75), 60)}${words(picture.label ?? '', -66, -40, 132, 80, 46, { fill: '#33281b' })}</g>`
  return {
    art,
    width: 310,
    height: 158,
    setting: 'shelf',
    footprint: 290,
    depth: 0.3,
    focus: [20, -70, 1.6],
    several: 'stack',
  }
}

/** Butter in its paper, a slice cut off. */
export const butter: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const paper = mix(accent, '#f6f1e2', 0.72)
  const art =
    path('M-190-120L90-150L200-118L-70-84Z', shade(colour, 0.25)) +
    path('M-190-120L-70-84V0L-190-34Z', shade(colour, -0.08)) +
    path('M-70-84L200-118V-34L-70 0Z', plane(easel, colour)) +
    path('M-40-88L206-120V-30L-40 0L-52-20L-36-44L-50-64Z', plane(easel, paper)) +
    path('M-40-88L-52-94L84-130L206-120Z', shade(paper, 0.3)) +
    path('M-146-108L-104-96V-10L-146-22Z', '#fff', 'opacity=".12"') +
    line('M-112-96V-14', shade(colour, -0.3), 3, 'opacity=".6"') +
    `<g transform="translate(84 -60) skewY(-7)">${rect(-96, -24, 192, 12, accent)}${words(picture.label ?? 'Beurre', -90, -8, 180, 50, 34, { fill: inkOn(paper, accent) })}</g>`
  return {
    art,
    width: 400,
    height: 156,
    setting: 'table',
    footprint: 380,
    depth: 0.2,
    focus: [40, -60, 1.6],
    several: 'stack',
  }
}
