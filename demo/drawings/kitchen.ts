import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { emblem, block as words, write } from './lettering.ts'
import { band, group, lathe, line, oval, path, rect } from './marks.ts'
import { gleam, gloss, grain, matt, metal } from './materials.ts'
import { within } from './soft.ts'

/** A casserole with its lid. */
export const pot: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [150, -150, true],
      [150, -26],
      [138, -6, true],
      [132, 0],
    ],
    0.13,
  )
  const lid = lathe(
    [
      [20, -214],
      [92, -204],
      [146, -174],
      [155, -158, true],
      [155, -152],
    ],
    0.13,
  )
  let art = ''
  for (const side of [-1, 1])
    art +=
      line(`M${side * 140}-122C${side * 206}-128 ${side * 206}-84 ${side * 140}-88`, shade(colour, -0.5), 25) +
      line(`M${side * 140}-124C${side * 202}-130 ${side * 202}-87 ${side * 140}-91`, shade(colour, -0.08), 18) +
      line(`M${side * 150}-127C${side * 188}-128 ${side * 192}-112 ${side * 186}-102`, '#fff', 4, 'opacity=".4"')
  art +=
    path(body, gloss(easel, colour)) +
    within(
      easel,
      body,
      path(band(152, -24, 12, 0.13), '#000', 'opacity=".3"') +
        path(band(152, -150, -140, 0.13), '#000', 'opacity=".28"'),
    ) +
    gleam(easel, -104, -132, 13, 112, 0.4) +
    gleam(easel, 118, -126, 5, 104, 0.3)
  art +=
    path(lid, gloss(easel, shade(colour, 0.05))) +
    within(
      easel,
      lid,
      oval(-50, -196, 66, 9, '#fff', 'opacity=".42" transform="rotate(-10 -50 -196)"') +
        [60, 100, 134]
          .map((r) =>
            oval(0, -205 + r * 0.17, r, r * 0.13, 'none', 'stroke="#000" stroke-opacity=".14" stroke-width="2"'),
          )
          .join(''),
    )
  art += path(band(156, -160, -153, 0.13), metal(easel, mix(accent, '#c9ccca', 0.4)))
  art +=
    path(
      lathe(
        [
          [10, -230, true],
          [12, -216],
          [22, -210, true],
          [22, -208],
        ],
        0.2,
      ),
      metal(easel, accent),
    ) +
    path(
      lathe(
        [
          [20, -256],
          [32, -250],
          [32, -238],
          [18, -228],
        ],
        0.2,
      ),
      matt(easel, accent),
    ) +
    oval(0, -252, 24, 5, shade(accent, 0.4))
  if (picture.label) art += words(picture.label, -70, -104, 140, 56, 34, { fill: inkOn(colour, accent), opacity: 0.9 })
  else
    art +=
      oval(0, -64, 21, 21, shade(colour, -0.3)) +
      oval(0, -66, 20, 20, shade(colour, 0.16)) +
      emblem(0, -66, 10, inkOn(colour, accent), 5)
  return { art, width: 402, height: 262, setting: 'table', footprint: 280, focus: [-40, -160, 1.5], several: 'pair' }
}

/** A kitchen knife: layered steel and a riveted handle. */
export const knife: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const blade = 'M-236 26Q-150-44-20-46L100-48V22Q96 34 84 34L64 52Q-110 68-236 26Z'
  const steel = mix(colour, '#d7dcdd', 0.45)
  const grip = 'M112-42Q180-50 252-38Q272-30 268-6Q266 18 246 26Q182 12 112 20Z'
  let art = path(
    blade,
    easel.along(
      [0, 0, 0.5, 1],
      [0, shade(steel, -0.25)],
      [0.3, shade(steel, 0.45)],
      [0.5, shade(steel, -0.12)],
      [0.72, shade(steel, 0.3)],
      [1, shade(steel, -0.2)],
    ),
  )
  let wave = ''
  for (let i = 0; i < 7; i++)
    wave += `M-250 ${-40 + i * 10}Q-190 ${-56 + i * 12}-130 ${-36 + i * 10}T-10 ${-38 + i * 10}T110 ${-42 + i * 11}`
  art += within(
    easel,
    blade,
    line(wave, shade(colour, -0.45), 2.2, 'opacity=".34"') +
      line(wave, '#fff', 1.6, 'opacity=".5" transform="translate(3 3)"') +
      path('M-236 26Q-110 44 64 34L90 26V80H-236Z', easel.down([0, '#ffffff', 0.9], [1, shade(steel, 0.1), 0.9])) +
      line('M-236 25Q-110 42 64 33', shade(colour, -0.3), 1.6, 'opacity=".6"') +
      path('M-90-60H-30L-70 70H-130Z', '#fff', 'opacity=".3"'),
  )
  art += group(
    '',
    [...(picture.label ?? '堺').slice(0, 14)].length < 3
      ? write(66, 4, 30, picture.label ?? '堺', { fill: shade(colour, -0.55) })
      : words(picture.label ?? '', 10, -34, 84, 36, 20, { fill: shade(colour, -0.55) }),
    'opacity=".8"',
  )
  art +=
    path('M96-46H120V22H96Z', metal(easel, '#b9beba')) +
    path(grip, easel.down([0, shade(accent, 0.34)], [0.4, accent], [1, shade(accent, -0.45)])) +
    within(easel, grip, group('translate(110 -50)', rect(0, 0, 180, 90, grain(easel, 0.35)))) +
    line('M116-12Q190-20 266-8', shade(accent, -0.6), 2, 'opacity=".5"')
  for (const x of [144, 190, 236])
    art += oval(x + 1, -10, 8, 8, '#000', 'opacity=".3"') + oval(x, -12, 7.5, 7.5, metal(easel, '#d3c9a8'))
  // Drawn along x, photographed across the picture.
  const outline = 'M-208 140L-160 72L-64 7L40-62L208-168Q228-170 238-146L226-126L98-36L84-8L0 62Q-110 130-208 140Z'
  return {
    art: group('translate(-8 0) rotate(-32)', art),
    width: 460,
    height: 360,
    stance: 'lying',
    outline,
    setting: 'flat',
    focus: [40, -30, 1.7],
    several: 'fan',
  }
}
