import { inkOn, lightness, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { emblem, block as words } from './lettering.ts'
import { band, group, lathe, line, oval, path, ring } from './marks.ts'
import { gleam, gloss, smudge, veil } from './materials.ts'
import { within } from './soft.ts'

/** A glazed bowl: body in the goods' colour, the inside and the brush line in the second. */
export const bowl: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [170, -150, true],
      [158, -92],
      [112, -30],
      [72, -14, true],
      [66, 0],
    ],
    0.2,
  )
  let art =
    path(body, gloss(easel, colour)) +
    within(
      easel,
      body,
      path(band(172, -142, -128, 0.2), accent, 'opacity=".9"') +
        path('M-180-60Q-90-10 0-14T180-60V20H-180Z', shade(colour, -0.3), 'opacity=".4"') +
        path(band(172, -150, 0, 0.2), veil(easel, 0.5)),
    )
  art +=
    oval(0, -150, 170, 40, shade(mix(colour, accent, 0.3), 0.3)) +
    oval(
      0,
      -148,
      162,
      36,
      easel.along([0.1, 0, 0.6, 1], [0, shade(accent, -0.42)], [0.45, shade(accent, -0.08)], [1, shade(accent, 0.34)]),
    ) +
    oval(20, -140, 104, 19, easel.around([0.5, 0.7, 0.5], [0, shade(accent, 0.3)], [1, shade(accent, -0.1), 0]))
  art +=
    path('M-140-160Q-100-180-30-184Q-90-168-128-146Q-140-150-140-160Z', '#fff', 'opacity=".5"') +
    line('M-170-150A170 40 0 0 0 170-150', shade(colour, 0.5), 3, 'opacity=".8"') +
    ring(0, -146, 120, 24, inkOn(accent), 2, 'opacity=".22"')
  return { art, width: 344, height: 194, setting: 'table', footprint: 150, depth: 0.3, focus: [-40, -110, 1.5] }
}

export const vase: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [44, -392, true],
      [38, -376],
      [36, -338],
      [62, -282],
      [112, -210],
      [120, -150],
      [98, -66],
      [70, -14],
      [68, 0],
    ],
    0.13,
  )
  let drawn =
    path(band(124, -236, -226, 0.12), accent) +
    path(band(126, -96, -86, 0.12), accent) +
    path(band(126, -300, -296, 0.12), accent)
  for (let i = -4; i <= 4; i++) {
    const x = Math.sin((i / 4.6) * (Math.PI / 2)) * 116
    const bend = 15 * (1 - (x / 120) ** 2)
    drawn += group(
      `translate(${x.toFixed(0)} ${(-158 + bend).toFixed(0)}) scale(${Math.max(0.3, Math.cos((i / 5) * (Math.PI / 2))).toFixed(2)} 1)`,
      path('M0-44L22 0L0 44L-22 0ZM0-24L-11 0L0 24L11 0Z', accent, 'fill-rule="evenodd"'),
    )
  }
  let art =
    path(body, gloss(easel, colour)) +
    within(easel, body, `${drawn}${path('M-130-40Q-40 4 130-30V10H-130Z', shade(colour, -0.3), 'opacity=".35"')}`) +
    path(body, veil(easel, 0.62)) +
    gleam(easel, -84, -236, 13, 150, 0.55)
  art +=
    oval(0, -392, 44, 8, shade(colour, 0.25)) +
    oval(0, -391, 38, 6, shade(colour, -0.62)) +
    line('M-44-392A44 8 0 0 0 44-392', '#fff', 2, 'opacity=".55"')
  return {
    art,
    width: 242,
    height: 402,
    setting: 'room',
    footprint: 142,
    depth: 0.26,
    focus: [0, -190, 1.7],
    several: 'pair',
  }
}

/** A plate from above with a rim pattern. */
export const plate: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const r = 220
  let art =
    oval(
      0,
      0,
      r,
      r,
      easel.along([0.1, 0, 0.9, 1], [0, shade(colour, 0.35)], [0.5, colour], [1, shade(colour, -0.24)]),
    ) + ring(0, 0, r - 4, r - 4, shade(accent, 0.1), 8)
  let rim = ''
  for (let i = 0; i < 24; i++)
    rim += group(
      `rotate(${i * 15})`,
      i % 2
        ? `<circle cy="-182" r="6" fill="${accent}"/>`
        : path('M0-204C12-190 12-176 0-162C-12-176-12-190 0-204Z', accent),
    )
  art += group('', rim, 'opacity=".9"') + ring(0, 0, 150, 150, accent, 2.5, 'opacity=".8"')
  art +=
    oval(
      0,
      0,
      146,
      146,
      easel.along(
        [0.12, 0.05, 0.88, 0.95],
        [0, shade(colour, -0.3)],
        [0.3, shade(colour, -0.05)],
        [0.75, shade(colour, 0.12)],
        [1, shade(colour, 0.4)],
      ),
    ) + oval(2, 2, 134, 134, easel.along([0.1, 0, 0.9, 1], [0, shade(colour, 0.2)], [1, shade(colour, -0.1)]))
  art +=
    path('M-112-50A124 124 0 0 1 30-120A150 150 0 0 0-112-50Z', '#fff', 'opacity=".45"') +
    path('M-196-70A210 210 0 0 1-70-196A206 206 0 0 0-186-60Z', '#fff', 'opacity=".55"')
  art += picture.label ? words(picture.label, -70, 70, 140, 34, 22, { fill: inkOn(colour, accent), opacity: 0.8 }) : ''
  return {
    art,
    width: r * 2,
    height: r * 2,
    stance: 'lying',
    outline: `M${-r} 0A${r} ${r} 0 0 1 ${r} 0A${r} ${r} 0 0 1 ${-r} 0Z`,
    setting: 'flat',
    focus: [-90, -90, 1.7],
    several: 'fan',
  }
}

export const mug: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [100, -220, true],
      [102, -120],
      [98, -24],
      [86, -6, true],
      [82, 0],
    ],
    0.15,
  )
  const ear = 'M86-182C186-206 196-66 84-48'
  let art =
    line(ear, shade(colour, -0.42), 34) +
    line(ear, shade(colour, -0.06), 27) +
    line('M92-190C176-204 182-84 92-60', shade(colour, 0.42), 6, 'opacity=".8"')
  const print = picture.label
    ? words(picture.label, -72, -160, 130, 90, 46, { fill: inkOn(colour, accent) })
    : emblem(-10, -112, 36, inkOn(colour, accent), colour.length + accent.charCodeAt(2))
  art +=
    path(body, gloss(easel, colour)) +
    within(
      easel,
      body,
      path('M-110-50Q0-24 110-50V20H-110Z', accent) +
        path('M-110-56Q0-30 110-56V-50Q0-24-110-50Z', '#fff', 'opacity=".3"') +
        print,
    ) +
    path(body, veil(easel, 0.6)) +
    gleam(easel, -72, -196, 10, 160, 0.5)
  art +=
    oval(0, -220, 100, 16, shade(colour, 0.4)) +
    oval(0, -219, 91, 13, shade(mix(colour, accent, 0.25), -0.25)) +
    path('M-91-219A91 13 0 0 1 91-219A91 9 0 0 0-91-219Z', shade(colour, -0.5)) +
    oval(0, -212, 80, 7, '#3d2415') +
    oval(-24, -213, 38, 2.5, '#8a5a36', 'opacity=".7"')
  return {
    art: group('translate(-24 0)', art),
    width: 290,
    height: 238,
    setting: 'table',
    footprint: 190,
    focus: [-30, -120, 1.6],
  }
}

/** A tinted drinking glass, half full of water. */
export const glass: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const clear = lightness(colour) > 0.75
  const tint = clear ? mix(colour, '#8fb4bd', 0.35) : colour
  const body = lathe(
    [
      [84, -270, true],
      [80, -160],
      [70, -16, true],
      [64, 0],
    ],
    0.14,
  )
  let art =
    oval(0, -270, 84, 12, tint, 'opacity=".22"') +
    path(
      body,
      easel.across(
        [0, shade(tint, -0.3), 0.75],
        [0.07, shade(tint, 0.45), 0.55],
        [0.2, shade(tint, 0.5), 0.3],
        [0.5, tint, clear ? 0.24 : 0.5],
        [0.88, shade(tint, -0.1), 0.5],
        [0.95, shade(tint, 0.5), 0.5],
        [1, shade(tint, -0.4), 0.8],
      ),
    )
  art += within(
    easel,
    body,
    path('M-90-150A79 11 0 0 0 90-150V-10H-90Z', mix(tint, '#dff2f6', 0.55), 'opacity=".45"') +
      oval(0, -150, 79, 11, mix(tint, '#ffffff', 0.6), 'opacity=".55"') +
      oval(0, -3, 80, 24, shade(tint, -0.25), 'opacity=".5"') +
      oval(-4, -12, 54, 10, '#fff', 'opacity=".5"') +
      path(band(90, -238, -231, 0.14), accent, 'opacity=".85"') +
      path(band(90, -226, -223, 0.14), accent, 'opacity=".85"'),
  )
  for (const x of [-52, -26, 2, 30, 54]) art += line(`M${x * 1.06}-130L${x * 0.9}-22`, '#fff', 2.5, 'opacity=".28"')
  if (picture.label) art += words(picture.label, -56, -210, 112, 50, 30, { fill: inkOn(tint, accent) })
  art +=
    gleam(easel, -66, -256, 10, 230, 0.9) +
    gleam(easel, 56, -250, 5, 210, 0.7) +
    line('M-84-270A84 12 0 0 0 84-270', '#fff', 3, 'opacity=".9"') +
    line('M-84-270A84 12 0 0 1 84-270', shade(tint, -0.2), 1.5, 'opacity=".6"') +
    smudge(easel, 0, -1, 60, 5, 0.3, shade(tint, -0.3))
  return { art, width: 172, height: 284, setting: 'table', footprint: 132, depth: 0.26, focus: [0, -160, 1.7] }
}

/** A shallow dish for a dog or a cat. */
export const petBowl: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [128, -112, true],
      [134, -100],
      [158, -14],
      [162, -4, true],
      [160, 0],
    ],
    0.2,
  )
  const paw = (x: number, y: number, s: number, fill: string) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      path('M0 16C-16 16-20 4-10-4Q0-14 10-4C20 4 16 16 0 16Z', fill) +
        oval(-17, -8, 6, 8, fill) +
        oval(-6, -19, 6, 8.5, fill) +
        oval(6, -19, 6, 8.5, fill) +
        oval(17, -8, 6, 8, fill),
    )
  const ink = inkOn(colour, accent)
  let art =
    path(body, gloss(easel, colour)) +
    within(
      easel,
      body,
      path(band(164, -22, 4, 0.2), shade(accent, -0.2)) +
        (picture.label
          ? words(picture.label, -84, -78, 168, 62, 46, { fill: ink }) +
            paw(-112, -50, 0.8, ink) +
            paw(112, -50, 0.8, ink)
          : paw(0, -34, 1.4, ink) + paw(-82, -50, 0.9, ink) + paw(82, -50, 0.9, ink)) +
        path(band(164, -110, 0, 0.2), veil(easel, 0.5)),
    )
  art +=
    oval(0, -112, 128, 34, easel.along([0, 0, 1, 0.6], [0, '#f5f6f5'], [0.5, '#b5bab8'], [1, '#e9ebea'])) +
    oval(0, -109, 114, 27, easel.along([0.1, 0, 0.5, 1], [0, '#6d7472'], [0.5, '#a9afad'], [1, '#eceeed']))
  let food = ''
  for (let i = 0; i < 34; i++) {
    const a = i * 2.4
    const q = Math.sqrt(i / 34)
    food += oval(
      Math.round(Math.cos(a) * 88 * q),
      Math.round(-108 + Math.sin(a) * 15 * q - (1 - q) * 14),
      11,
      8,
      i % 3 ? '#9a6a3c' : '#7d5230',
    )
  }
  art +=
    food + line('M-128-112A128 34 0 0 0 128-112', '#fff', 2.5, 'opacity=".8"') + gleam(easel, -104, -84, 10, 66, 0.4)
  return { art, width: 330, height: 150, setting: 'room', footprint: 320, depth: 0.26, focus: [-20, -90, 1.4] }
}
