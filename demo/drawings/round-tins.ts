import { wrap } from './bottles.ts'
import { inkOn, lightness, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { block, sizeToFit, write } from './lettering.ts'
import { band, group, lathe, line, oval, type Profile, path, rect, ring } from './marks.ts'
import { gleam, gloss, matt, metal, smudge, veil } from './materials.ts'

export const jar: Sculptor = (easel, picture) => {
  const glass: Profile = [
    [68, -232, true],
    [68, -224],
    [84, -206],
    [90, -186],
    [90, -18],
    [84, -2],
    [76, 0],
  ]
  const outline = lathe(glass, 0.1)
  let art = path(outline, gloss(easel, picture.colour))
  const bits = [
    [-60, -196],
    [-30, -204],
    [20, -200],
    [56, -192],
    [70, -40],
    [-68, -36],
    [-10, -28],
    [34, -24],
  ]
  art += group(
    '',
    bits
      .map(([x = 0, y = 0], i) =>
        oval(
          x,
          y,
          18,
          11,
          shade(picture.colour, i % 2 ? 0.22 : -0.22),
          `opacity=".5" transform="rotate(${i * 37} ${x} ${y})"`,
        ),
      )
      .join('') + rect(-90, -10, 180, 12, '#fff', 0, 'opacity=".25"'),
    easel.clip(`<path d="${outline}"/>`),
  )
  art +=
    wrap(easel, picture, 90, -172, -46, 0.97, 0.1) +
    gleam(easel, -66, -206, 8, 190, 0.6) +
    gleam(easel, 76, -190, 4, 170, 0.4)
  art +=
    path(
      lathe(
        [
          [74, -276, true],
          [77, -270],
          [77, -238],
          [75, -232],
        ],
        0.1,
      ),
      metal(easel, picture.accent),
    ) +
    oval(0, -275, 74, 8, shade(picture.accent, 0.34)) +
    oval(0, -274, 60, 6, shade(picture.accent, 0.16)) +
    path(band(77, -244, -238, 0.1), '#000', 'opacity=".2"')
  return { art, width: 184, height: 284, setting: 'carton', focus: [0, -120, 1.8] }
}

export const tin: Sculptor = (easel, picture) => {
  const silver = '#c8cbc8'
  let art = path(
    lathe(
      [
        [92, -222, true],
        [92, -8],
        [90, 0],
      ],
      0.12,
    ),
    metal(easel, silver),
  )
  const shape = band(91, -208, -12, 0.12)
  art += path(shape, picture.colour) + wrap(easel, picture, 91, -208, -12, 1, 0.12, picture.colour, 3)
  art +=
    path(band(91, -208, -194, 0.12), picture.accent) +
    path(band(91, -28, -12, 0.12), picture.accent) +
    path(shape, veil(easel, 0.75))
  for (const y of [-218, -4]) art += path(band(94, y - 5, y + 4, 0.12), metal(easel, silver))
  art +=
    oval(0, -223, 94, 12, metal(easel, silver)) +
    oval(0, -221, 87, 10, easel.along([0, 0, 1, 0.5], [0, '#8d928f'], [0.4, '#e9ebe9'], [1, '#a3a8a5'])) +
    ring(0, -220.5, 70, 7.5, '#7e8480', 1.4)
  art += group(
    'translate(14 -222)',
    ring(14, -1, 16, 4, '#e9ebe9', 4) + ring(14, 0, 16, 4, '#7a807c', 1.2) + oval(-6, -1, 7, 2.4, '#dfe2df'),
  )
  return { art, width: 190, height: 236, setting: 'carton', focus: [0, -120, 1.7] }
}

export const drum: Sculptor = (easel, picture) => {
  let art = path(
    lathe(
      [
        [130, -360, true],
        [130, -8, true],
        [127, 0],
      ],
      0.15,
    ),
    matt(easel, picture.colour),
  )
  for (const y of [-244, -124])
    art +=
      path(
        band(132, y - 7, y + 7, 0.15),
        easel.down([0, shade(picture.colour, 0.3)], [0.4, picture.colour], [1, shade(picture.colour, -0.4)]),
      ) +
      path(band(132, y - 7, y + 7, 0.15), veil(easel, 0.7)) +
      line(`M-131 ${y + 9}A131 20 0 0 0 131 ${y + 9}`, '#000', 4, 'opacity=".25"')
  art +=
    path(band(133, -366, -352, 0.15), metal(easel, picture.accent)) +
    path(band(131, -14, -2, 0.15), matt(easel, shade(picture.colour, -0.2)))
  art +=
    oval(0, -366, 133, 20, shade(picture.colour, 0.25)) +
    oval(
      0,
      -364,
      123,
      17.5,
      easel.along(
        [0, 0, 0.6, 1],
        [0, shade(picture.colour, -0.3)],
        [0.6, shade(picture.colour, 0.1)],
        [1, shade(picture.colour, 0.3)],
      ),
    )
  art +=
    oval(-62, -364, 19, 5, shade(picture.colour, -0.35)) +
    oval(-62, -367, 19, 5, metal(easel, '#b8bcba')) +
    oval(70, -368, 10, 3, shade(picture.colour, -0.35)) +
    oval(70, -369.5, 10, 3, '#c8ccca')
  const notice = band(94, -236, -140, 0.1)
  const words = picture.label ?? ''
  if (words) {
    const ink = inkOn('#fbf9f3', mix(picture.colour, '#1b2623', 0.3))
    art += group(
      '',
      rect(-94, -236, 188, 120, '#fbf9f3') +
        rect(-94, -146, 188, 30, picture.accent) +
        block(words, -80, -222, 160, picture.sublabel ? 44 : 66, 40, { fill: ink }) +
        (picture.sublabel
          ? write(0, -160, sizeToFit(picture.sublabel, 150, 17, 500), picture.sublabel, { fill: ink, weight: 500 })
          : '') +
        path(notice, veil(easel, 0.4)),
      easel.clip(`<path d="${notice}"/>`),
    )
  }
  art +=
    wrap(easel, { ...picture, label: undefined, sublabel: undefined }, 131, -104, -44, 0.3, 0.1, picture.accent, 4) +
    gleam(easel, -84, -330, 12, 300, 0.28)
  return { art, width: 268, height: 388, setting: 'pallet', focus: [0, -190, 1.7] }
}

export const paintBucket: Sculptor = (easel, picture) => {
  const pail: Profile = [
    [112, -214, true],
    [100, -8],
    [97, 0],
  ]
  const outline = lathe(pail, 0.12)
  const white = mix('#f4f3ee', picture.colour, 0.04)
  let art = line('M-116-206Q-150-90 0-70Q150-90 116-206', '#8d9390', 5) + path(outline, white)
  art +=
    group(
      '',
      wrap(easel, picture, 110, -200, -84, 0.98, 0.06, white, 4) +
        path('M-120-58Q-60-84-10-52T60-60T120-70V20H-120Z', picture.colour),
      easel.clip(`<path d="${outline}"/>`),
    ) + path(outline, veil(easel, 0.85))
  art +=
    line('M-116-204Q-146-92 0-64Q146-92 116-204', '#59605d', 4) +
    line('M-116-206Q-146-96 0-68Q146-96 116-206', '#e8ebe9', 1.6) +
    rect(-36, -74, 72, 13, matt(easel, picture.accent), 6)
  art +=
    path(band(119, -232, -208, 0.12), matt(easel, picture.accent)) +
    oval(0, -232, 119, 14.5, shade(picture.accent, 0.28)) +
    oval(0, -231, 104, 12, shade(picture.accent, 0.1)) +
    path(
      'M-60-238Q-20-246 30-240Q62-236 40-230Q26-226 22-214Q16-204 10-216Q6-228-20-228Q-74-230-60-238Z',
      easel.along([0, 0, 0.6, 1], [0, shade(picture.colour, 0.34)], [1, picture.colour]),
    )
  for (const x of [-116, 116]) art += oval(x, -206, 6, 8, '#6c7370')
  return { art, width: 262, height: 248, setting: 'carton', focus: [0, -130, 1.7], footprint: 206 }
}

export const candle: Sculptor = (easel, picture) => {
  const glass = lathe(
    [
      [84, -178, true],
      [84, -20],
      [78, -2],
      [70, 0],
    ],
    0.14,
  )
  const wax = mix(picture.colour, '#fff4e0', 0.25)
  let art =
    oval(0, -178, 84, 12, shade(picture.colour, -0.25)) +
    path(
      lathe(
        [
          [80, -150, true],
          [80, -18],
          [72, -6],
        ],
        0.14,
      ),
      gloss(easel, wax),
    ) +
    oval(0, -150, 80, 11, shade(wax, 0.35)) +
    smudge(easel, 0, -152, 60, 9, 0.9, '#fff1c4')
  art +=
    line('M0-150Q3-160 0-170', '#2b2320', 3.4) +
    smudge(easel, 0, -196, 70, 60, 0.5, '#ffd98a') +
    path(
      'M0-236C18-206 16-176 0-170C-16-176-15-204 0-236Z',
      easel.down([0, '#fff3c9'], [0.55, '#ffc04d'], [1, '#e2792a']),
    ) +
    path('M0-200C7-188 7-176 0-173C-7-176-7-188 0-200Z', '#fffbe8')
  art += path(
    glass,
    easel.across(
      [0, '#26302d', 0.4],
      [0.06, '#fff', 0.35],
      [0.16, '#fff', 0.12],
      [0.5, '#fff', 0],
      [0.9, '#1b2421', 0.14],
      [1, '#1b2421', 0.4],
    ),
  )
  art +=
    wrap(easel, picture, 84, -132, -30, 0.72, 0.13) +
    line('M-84-178A84 12 0 0 0 84-178', '#fff', 2.5, 'opacity=".8"') +
    line('M-84-178A84 12 0 0 1 84-178', '#fff', 1.5, 'opacity=".5"') +
    gleam(easel, -72, -166, 7, 150, 0.8) +
    rect(-76, -8, 152, 8, picture.accent, 4, 'opacity=".5"')
  return { art, width: 172, height: 238, setting: 'shelf', focus: [0, -100, 1.7] }
}

export const plantPot: Sculptor = (easel, picture) => {
  const leaf = 'M0 0C-26-40-22-96 4-132C26-92 24-36 0 0Z'
  const green = mix('#4f8a57', picture.accent, 0.12)
  const leaves = [
    [-58, 0.9],
    [54, 0.94],
    [-34, 1.12],
    [32, 1.1],
    [-80, 0.62],
    [80, 0.66],
    [0, 1.24],
  ]
  let art = leaves
    .map(([turn = 0, size = 1], i) =>
      group(
        `translate(${turn * 0.5} -196) rotate(${turn}) scale(${size})`,
        path(leaf, easel.along([0, 0, 1, 0.6], [0, shade(green, i % 2 ? 0.24 : 0.08)], [1, shade(green, -0.32)])) +
          line('M0-4Q4-60 4-122', shade(green, 0.4), 1.8, 'opacity=".7"'),
      ),
    )
    .join('')
  art = oval(0, -202, 104, 15, shade(picture.colour, -0.4)) + oval(0, -198, 92, 12, '#3c2c20') + art
  art += group('', oval(0, -196, 92, 9, '#3c2c20'), easel.clip(rect(-100, -196, 200, 20, '#000')))
  art +=
    path(`M-104-202A104 15 0 0 0 104-202V-168A104 15 0 0 1-104-168Z`, matt(easel, shade(picture.colour, 0.06))) +
    path('M-96-164A96 14 0 0 0 96-164L74-4A74 9 0 0 1-74-4Z', matt(easel, picture.colour)) +
    path('M-98-166A98 14 0 0 0 98-166L96-154A96 14 0 0 1-96-154Z', '#000', 'opacity=".2"')
  art +=
    path('M-85-92A86 12 0 0 0 85-92L82-72A82 12 0 0 1-82-72Z', picture.accent, 'opacity=".75"') +
    path('M-85-92A86 12 0 0 0 85-92L82-72A82 12 0 0 1-82-72Z', veil(easel, 0.8))
  art += line('M-104-202A104 15 0 0 0 104-202', '#fff', 2, 'opacity=".5"')
  if (lightness(picture.colour) < 0.75) art += gleam(easel, -70, -150, 10, 120, 0.2)
  return { art, width: 230, height: 362, setting: 'room', focus: [0, -130, 1.7], footprint: 150 }
}
