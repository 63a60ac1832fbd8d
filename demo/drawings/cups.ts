import { inkOn, shade } from './colour.ts'
import { mouth } from './cookware.ts'
import type { Easel } from './easel.ts'
import type { Sculptor } from './figure.ts'
import { block as words } from './lettering.ts'
import { band, lathe, line, oval, path, ring } from './marks.ts'
import { gleam, gloss, matt, metal } from './materials.ts'
import { within } from './soft.ts'

/** A teapot of cast iron with dots all over. */
export const kettle: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [84, -168, true],
      [150, -130],
      [164, -84],
      [132, -22],
      [84, -4, true],
      [80, 0],
    ],
    0.16,
  )
  const studs = Array.from({ length: 5 }, (_, row) =>
    line(
      `M-170 ${-132 + row * 26}H170`,
      '#fff',
      7,
      `stroke-dasharray="0.1 17" stroke-dashoffset="${row * 8}" stroke-linecap="round" opacity=".22"`,
    ),
  ).join('')
  const art =
    line('M-130-150C-150-330 150-330 130-150', shade(accent, -0.3), 14) +
    line('M-128-150C-146-324 146-324 128-150', accent, 7) +
    path('M130-120Q190-124 214-176L238-170Q224-84 138-70Z', matt(easel, colour)) +
    path(body, matt(easel, colour)) +
    within(easel, body, studs) +
    path(
      lathe(
        [
          [16, -204],
          [70, -190],
          [92, -168, true],
          [92, -164],
        ],
        0.14,
      ),
      matt(easel, shade(colour, 0.1)),
    ) +
    oval(0, -212, 16, 14, metal(easel, accent)) +
    gleam(easel, -104, -140, 12, 80, 0.3)
  return { art, width: 400, height: 300, setting: 'table', footprint: 180, focus: [0, -120, 1.6], several: 'pair' }
}

function saucer(easel: Easel, colour: string, accent: string): string {
  return (
    oval(0, -6, 170, 34, shade(colour, -0.25)) +
    oval(0, -12, 170, 34, gloss(easel, colour)) +
    ring(0, -12, 150, 28, accent, 4) +
    oval(0, -12, 86, 15, shade(colour, -0.18))
  )
}

/** A cup with a handle on its saucer. */
export const cupAndSaucer: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [96, -150, true],
      [92, -96],
      [66, -30],
      [50, -18, true],
      [48, -12],
    ],
    0.2,
  )
  const art =
    saucer(easel, colour, accent) +
    line('M84-126C150-136 146-56 70-60', shade(colour, -0.3), 19) +
    line('M84-128C146-136 142-60 70-63', colour, 12) +
    path(body, gloss(easel, colour)) +
    within(
      easel,
      body,
      path(band(98, -150, -136, 0.2), accent) +
        (picture.label ? words(picture.label, -50, -110, 100, 40, 22, { fill: inkOn(colour) }) : ''),
    ) +
    oval(0, -150, 96, 19, shade(colour, 0.4)) +
    oval(0, -149, 88, 16, '#3a2113') +
    oval(-20, -151, 44, 7, '#a46b3a', 'opacity=".7"')
  return {
    art,
    width: 344,
    height: 172,
    setting: 'table',
    footprint: 320,
    depth: 0.24,
    focus: [0, -90, 1.6],
    several: 'pair',
  }
}

/** A cup without a handle on a small plate. */
export const teaCup: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [84, -196, true],
      [82, -110],
      [66, -26],
      [56, -16, true],
      [54, -10],
    ],
    0.2,
  )
  const art =
    saucer(easel, colour, accent) +
    path(body, gloss(easel, colour)) +
    within(
      easel,
      body,
      path(band(86, -60, 0, 0.2), accent, 'opacity=".85"') +
        line('M-90-120Q-40-150 0-116T90-120', accent, 7, 'stroke-linecap="round"'),
    ) +
    mouth(easel, -196, 84, 0.2, colour)
  return {
    art,
    width: 344,
    height: 214,
    setting: 'table',
    footprint: 320,
    depth: 0.24,
    focus: [0, -110, 1.6],
    several: 'pair',
  }
}
