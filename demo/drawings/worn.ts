import { mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { emblem, block as words } from './lettering.ts'
import { group, line, oval, path, rect } from './marks.ts'
import { plane, smudge, weave } from './materials.ts'
import { daylight, folds, stitch, within } from './soft.ts'

/** Work gloves, one over the other, the palm dipped. */
export const glove: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const hand =
    'M-60 206L-64 60Q-112 16-126-26Q-132-50-112-54Q-96-54-84-30L-60 0Q-72-90-74-150Q-74-172-56-172Q-40-172-36-150L-24-62L-22-178Q-22-202-4-202Q14-202 15-178L18-62L30-166Q34-186 50-184Q66-180 64-160L56-50L74-118Q80-136 94-130Q106-126 102-106L78 40Q70 70 64 206Z'
  const one = () => {
    let art =
      path(hand, plane(easel, accent)) +
      within(
        easel,
        hand,
        rect(-140, -210, 260, 420, weave(easel, 5, 0.07)) +
          path('M-140-220H120V50Q70 78 30 60T-40 72T-140 40Z', plane(easel, colour)) +
          path('M-140 40Q-80 86-40 72T30 60T120 50V58Q70 88 30 70T-40 82T-140 52Z', '#000', 'opacity=".2"') +
          rect(-80, 132, 160, 80, shade(accent, -0.12)) +
          line(Array.from({ length: 15 }, (_, i) => `M${-60 + i * 9} 134V206`).join(''), '#000', 2, 'opacity=".16"') +
          rect(-80, 196, 160, 14, colour) +
          folds(
            'M-60 0Q-50 30-30 40M-30-60Q-26-20-34 10M16-60Q16-20 8 10M58-50Q48-20 40 0M-70 60Q-20 80 60 60',
            13,
            0.1,
          ),
      )
    art += path(hand, daylight(easel, 0.9)) + line(hand, shade(colour, -0.5), 1.6, 'opacity=".5"')
    return (
      art +
      (picture.label
        ? words(picture.label, -52, 92, 104, 34, 22, { fill: mix(colour, '#1b2623', 0.3) })
        : emblem(0, 110, 12, colour, 1))
    )
  }
  const stamped = easel.stamp(one())
  const shadow = easel.stamp(path(hand, '#0b1216', 'opacity=".12"'))
  const art =
    stamped('translate(76 6) scale(-.92 .92) rotate(-14)') +
    shadow('translate(-44 26) rotate(-8)') +
    shadow('translate(-50 18) rotate(-8)') +
    stamped('translate(-56 8) rotate(-8)')
  return { art, width: 390, height: 440, stance: 'lying', setting: 'flat', focus: [-70, -60, 1.7], several: 'fan' }
}

/** A hard hat seen from the side. */
export const helmet: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const shell = 'M-158-52Q-164-232 4-236Q150-232 164-60Q0-26-158-52Z'
  let art = path('M-146-54Q-130 0-60 0H70Q120-4 140-54Z', shade(accent, -0.5))
  art += path(
    'M-164-58Q-120-34 10-34Q110-36 166-62Q232-48 236-32Q222-20 150-26Q10-4-140-28Q-168-38-164-58Z',
    easel.along([0, 0, 0.5, 1], [0, shade(colour, 0.2)], [0.5, shade(colour, -0.12)], [1, shade(colour, -0.36)]),
  )
  art += path(
    shell,
    easel.around(
      [0.46, 0.5, 0.66, 0.32, 0.26],
      [0, shade(colour, 0.62)],
      [0.2, shade(colour, 0.26)],
      [0.55, colour],
      [0.9, shade(colour, -0.34)],
      [1, shade(colour, -0.22)],
    ),
  )
  art += within(
    easel,
    shell,
    line('M-20-240Q60-160 64-30M36-240Q128-180 132-30', shade(colour, -0.32), 4, 'opacity=".55"') +
      line('M-27-240Q52-160 56-30M29-240Q120-180 124-30', '#fff', 4, 'opacity=".4"') +
      line('M-170-74Q10-44 176-84', '#000', 12, 'opacity=".12"') +
      path('M-170-96Q0-62 176-104V-82Q0-40-170-74Z', accent, 'opacity=".9"') +
      [-116, -96, -76].map((x) => rect(x, -150, 10, 26, shade(colour, -0.5), 5, 'opacity=".6"')).join(''),
  )
  art += path('M-100-178Q-70-214-14-220Q-58-200-78-164Q-92-164-100-178Z', '#fff', 'opacity=".6"')
  art += group(
    'translate(0 -126)',
    picture.label
      ? rect(-58, -22, 108, 42, '#fff', 5, 'opacity=".92"') +
          words(picture.label, -52, -20, 96, 38, 24, { fill: mix(accent, '#1b2623', 0.4) })
      : emblem(-4, 0, 20, mix(accent, '#1b2623', 0.2), 3),
  )
  return { art, width: 404, height: 244, setting: 'bench', footprint: 320, focus: [-30, -130, 1.6], several: 'row' }
}

/** A cup mask with two straps, a valve and a nose clip. */
export const mask: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const cup = 'M-118-40Q-120-126-34-152Q0-176 34-152Q120-126 118-40Q108 74 34 122Q0 136-34 122Q-108 74-118-40Z'
  let art =
    line(
      'M-112-60Q-210-140-120-196Q0-238 120-196Q210-140 112-60M-108 6Q-240 60-150 150Q0 216 150 150Q240 60 108 6',
      accent,
      9,
      'stroke-linecap="round"',
    ) + line('M-112-62Q-210-142-120-199Q0-241 120-199Q210-142 112-62', '#fff', 2.5, 'opacity=".5"')
  art += path(
    cup,
    easel.around(
      [0.46, 0.44, 0.62, 0.34, 0.28],
      [0, shade(colour, 0.5)],
      [0.4, shade(colour, 0.14)],
      [0.8, shade(colour, -0.16)],
      [1, shade(colour, -0.36)],
    ),
  )
  art +=
    within(
      easel,
      cup,
      rect(
        -130,
        -180,
        260,
        320,
        easel.pattern(
          9,
          9,
          '<circle cx="2" cy="2" r="1" fill="#000" fill-opacity=".12"/><circle cx="6.500" cy="6.500" r="1" fill="#fff" fill-opacity=".25"/>',
        ),
      ) + folds('M-112-20Q0-70 112-20M-100 44Q0 14 100 44', 12, 0.1),
    ) +
    line(cup, shade(colour, -0.3), 7, 'opacity=".45"') +
    stitch(
      'M-106-40Q-106-118-30-140Q0-160 30-140Q106-118 106-40Q96 68 30 110Q0 122-30 110Q-96 68-106-40Z',
      shade(colour, -0.4),
      2,
    )
  art += path(
    'M-46-140Q0-176 46-140L42-124Q0-156-42-124Z',
    easel.across([0, '#f4f6f5'], [0.5, '#a4aaa8'], [1, '#d9dcda']),
  )
  for (const x of [-110, 110])
    for (const y of [-60, 6])
      art +=
        oval(x * (y > 0 ? 0.98 : 1), y, 8, 8, shade(accent, -0.3)) +
        oval(x * (y > 0 ? 0.98 : 1) - 1, y - 1, 5, 5, shade(accent, 0.3))
  art +=
    oval(5, 15, 42, 38, '#000', 'opacity=".22"') +
    rect(-40, -26, 80, 72, plane(easel, mix(accent, '#ffffff', 0.1)), 22) +
    line('M-26-8H26M-26 6H26M-26 20H26M-22 33H22', '#000', 4, 'opacity=".3" stroke-linecap="round"')
  art += picture.label
    ? words(picture.label, -60, 62, 120, 36, 24, { fill: mix(accent, '#1b2623', 0.5) })
    : words('FFP2', -40, 62, 80, 30, 22, { fill: mix(accent, '#1b2623', 0.5) })
  return {
    art,
    width: 390,
    height: 410,
    stance: 'lying',
    outline: cup,
    setting: 'flat',
    focus: [0, 0, 1.8],
    several: 'fan',
  }
}

/** A pair of lace-up shoes. */
export const shoe: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const upper =
    'M-178-34Q-186-130-170-184Q-140-176-108-184Q-88-150-50-138Q20-118 74-84Q150-74 180-42Q186-26 180-18H-172Q-180-22-178-34Z'
  const sole = 'M-184-30Q-60-20 40-26T186-34Q194-10 180-2Q60 4-40 0H-172Q-190-4-184-30Z'
  let one =
    path('M-170-184Q-140-200-108-184Q-130-170-170-184Z', shade(colour, -0.6)) + path(upper, plane(easel, colour))
  let sewn =
    path('M80-90Q160-76 190-40V0H56Q54-60 80-90Z', shade(colour, 0.1)) +
    path('M-190-100Q-146-108-128-60V0H-200Z', mix(colour, accent, 0.5)) +
    line('M-128-60Q-140-110-190-102M56 0Q54-60 82-92', shade(colour, -0.5), 2.4, 'opacity=".6"') +
    stitch('M-122-20V-62Q-136-114-184-108M50 0Q48-58 74-90M62 0Q60-50 84-82', mix(colour, '#ffffff', 0.5), 1.8)
  sewn +=
    path('M-106-170Q-70-130-46-120L66-76L34-50Q-50-60-112-128Z', shade(colour, -0.16)) +
    folds('M20-96Q30-60 20-30M96-70Q84-50 92-26M-60-20Q-50-60-86-90', 16, 0.1) +
    smudge(easel, 120, -66, 46, 18, 0.4, '#ffffff')
  for (let i = 0; i < 5; i++)
    sewn +=
      line(
        `M${-88 + i * 30} ${-152 + i * 14}L${-104 + i * 29} ${-118 + i * 15}`,
        '#000',
        9,
        'opacity=".25" stroke-linecap="round"',
      ) +
      line(
        `M${-88 + i * 30} ${-156 + i * 14}L${-104 + i * 29} ${-122 + i * 15}`,
        mix(accent, '#ffffff', 0.7),
        7,
        'stroke-linecap="round"',
      )
  one +=
    within(easel, upper, sewn) +
    path(upper, daylight(easel, 0.8)) +
    path(sole, easel.down([0, '#fbf8f0'], [0.5, '#e6dfd0'], [1, '#a99f8c'])) +
    line('M-182-22Q-60-12 40-18T186-26', accent, 3.5) +
    line(Array.from({ length: 24 }, (_, i) => `M${-168 + i * 14.5} -8v7`).join(''), '#000', 2, 'opacity=".22"')
  const put = easel.stamp(one)
  const art = put('translate(40 -42) scale(.94)') + smudge(easel, 20, -30, 180, 34, 0.4) + put('translate(-20 0)')
  return { art, width: 410, height: 232, setting: 'shelf', footprint: 380, focus: [-40, -110, 1.5] }
}
