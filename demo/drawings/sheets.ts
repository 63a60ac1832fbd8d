import { hash, inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { emblem, label, sizeToFit, block as words, write } from './lettering.ts'
import { band, group, lathe, line, oval, path, placed, rect } from './marks.ts'
import { gleam, metal, plane, veil } from './materials.ts'
import { within } from './soft.ts'

/** A cloth-bound notebook with an elastic band and a marker. */
export const notebook: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, h] = [300, 410]
  const cover = `M${-w / 2} ${-h / 2}H${w / 2 - 12}Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + 12}V${h / 2 - 12}Q${w / 2} ${h / 2} ${w / 2 - 12} ${h / 2}H${-w / 2}Z`
  let art =
    path('M86 190L96 246L104 234L112 244L106 190Z', shade(accent, -0.15)) +
    rect(-w / 2 + 8, -h / 2 + 10, w - 2, h - 2, shade(colour, -0.55), 12) +
    rect(-w / 2 + 6, -h / 2 + 6, w - 3, h - 2, '#f4efe2', 8) +
    line(
      Array.from({ length: 4 }, (_, i) => `M${-w / 2 + 10} ${h / 2 + 0.5 + i * 1.2}H${w / 2}`).join(''),
      '#b9b09a',
      0.7,
    ) +
    path(cover, plane(easel, colour))
  const paper = mix(accent, '#fdfaf2', 0.25)
  const cloth = easel.pattern(
    4,
    4,
    '<path d="M0 1h4M0 3h4" stroke="#000" stroke-opacity=".07"/><path d="M1 0v4M3 0v4" stroke="#fff" stroke-opacity=".09"/>',
  )
  let print =
    rect(-w / 2, -h / 2, w, h, cloth) +
    rect(-w / 2, -h / 2, 46, h, shade(accent, -0.05)) +
    rect(-w / 2 + 42, -h / 2, 5, h, '#000', 0, 'opacity=".2"') +
    rect(-w / 2 + 10, -h / 2, 7, h, '#fff', 0, 'opacity=".18"')
  if (picture.label)
    print +=
      rect(-66, -118, 176, 110, paper, 3) +
      rect(-60, -112, 164, 98, 'none', 2, `stroke="${inkOn(paper)}" stroke-opacity=".4" stroke-width="1.500"`) +
      words(picture.label, -54, -106, 152, picture.sublabel ? 58 : 84, 34, {
        fill: inkOn(paper, mix(colour, '#1b2623', 0.4)),
      }) +
      (picture.sublabel
        ? write(22, -28, sizeToFit(picture.sublabel, 148, 17, 500), picture.sublabel, {
            fill: inkOn(paper),
            weight: 500,
          })
        : '')
  else print += emblem(22, -50, 40, inkOn(colour, accent), hash(colour) >> 5)
  art +=
    within(easel, cover, print) +
    path(cover, easel.along([0, 0, 1, 1], [0, '#fff', 0.3], [0.4, '#fff', 0.02], [1, '#000', 0.2]))
  art +=
    rect(w / 2 - 38, -h / 2 - 1, 13, h + 3, '#0b1216', 0, 'opacity=".22" transform="translate(4 0)"') +
    rect(w / 2 - 38, -h / 2 - 1, 13, h + 3, shade(accent, -0.2)) +
    rect(w / 2 - 36, -h / 2 - 1, 3, h + 3, '#fff', 0, 'opacity=".3"')
  return {
    art,
    width: w + 10,
    height: h + 30,
    stance: 'lying',
    outline: cover,
    setting: 'flat',
    focus: [10, -60, 1.7],
    several: 'fan',
  }
}

/** Two pens, one capped. */
export const pen: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const skin = (tone: string) =>
    easel.across(
      [0, shade(tone, -0.25)],
      [0.2, shade(tone, 0.1)],
      [0.28, shade(tone, 0.7)],
      [0.38, shade(tone, 0.1)],
      [0.6, tone],
      [1, shade(tone, -0.5)],
    )
  const brass = metal(easel, mix(accent, '#d9c48a', 0.4))
  const name = picture.label
    ? group('translate(4 60) rotate(90)', words(picture.label, -70, -13, 140, 26, 19, { fill: inkOn(colour) }))
    : ''
  const closed = easel.stamp(
    path('M-21-40H21V-206Q20-232 0-234Q-20-232-21-206Z', skin(colour)) +
      path('M-18-34H18L15 190Q12 226 0 230Q-12 226-15 190Z', skin(colour)) +
      rect(-23, -50, 46, 20, brass, 3) +
      rect(-22, -214, 44, 8, brass, 2) +
      path('M-16 176H16L15 188H-15Z', brass) +
      path('M6-214Q24-216 24-196L20-76Q18-62 11-76L8-190Z', '#0b1216', 'opacity=".3" transform="translate(3 4)"') +
      path('M4-214Q22-218 22-196L18-76Q15-64 10-76L8-190Z', brass) +
      name,
  )
  const open = easel.stamp(
    path('M-18-150H18L17-190Q12-226 0-228Q-12-226-17-190Z', skin(colour)) +
      path('M-18-156H18L19 100H-19Z', skin(colour)) +
      rect(-20, 94, 40, 14, brass, 2) +
      path('M-16 108H16L13 156H-13Z', skin(mix(colour, '#1b2022', 0.6))) +
      path('M-13 156H13Q16 190 0 226Q-16 190-13 156Z', brass) +
      line('M0 186V224', '#4a3d18', 2) +
      oval(0, 184, 3, 3, '#4a3d18'),
  )
  const shape = [
    [-21, -220],
    [0, -234],
    [21, -220],
    [22, -40],
    [17, 180],
    [0, 230],
    [-17, 180],
    [-22, -40],
  ] as const
  const outline = placed(shape, -60, 0, 38) + placed(shape, 66, 6, 62)
  const stroke = line(
    'M-40 196C0 150 40 240 74 190S130 170 150 206',
    mix(colour, '#1d2a4a', 0.6),
    4,
    'stroke-linecap="round" opacity=".8"',
  )
  return {
    art: stroke + closed('translate(-60 0) rotate(38)') + open('translate(66 6) rotate(62)'),
    width: 460,
    height: 420,
    stance: 'lying',
    outline,
    setting: 'flat',
    focus: [10, -70, 1.7],
    several: 'pair',
  }
}

/** A roll of paper or foil, its end hanging free. */
export const paperRoll: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [r, tall] = [124, 300]
  let art = path(
    lathe(
      [
        [r, -tall, true],
        [r, 0, true],
      ],
      0.28,
    ),
    colour,
  )
  art += group(
    '',
    path(band(r, -tall * 0.72, -tall * 0.28, 0.28), mix(accent, colour, 0.08)) +
      (picture.label
        ? group(
            'translate(0 26)',
            label(picture, -r * 0.74, -tall * 0.7, r * 1.48, tall * 0.42, mix(accent, colour, 0.08), 4),
          )
        : group('translate(0 34)', emblem(0, -tall * 0.5, 26, inkOn(accent), hash(colour) >> 3))),
  )
  art += path(band(r, -tall, 0, 0.28), veil(easel, 0.85)) + gleam(easel, -r * 0.66, -tall + 30, 14, tall - 30, 0.35)
  const flap = `M${r * 0.72} ${-tall + 26}Q${r * 1.2} ${-tall + 12} ${r * 1.56} ${-tall + 46}L${r * 1.5} 28Q${r * 1.14} 2 ${r * 0.72} 25Z`
  art +=
    path(flap, '#0b1216', 'opacity=".2" transform="translate(6 6)"') +
    path(
      flap,
      easel.across(
        [0, shade(colour, -0.3)],
        [0.35, shade(colour, 0.08)],
        [0.7, shade(colour, 0.3)],
        [1, shade(colour, -0.08)],
      ),
    ) +
    line(`M${r * 1.56} ${-tall + 46}L${r * 1.5} 28`, '#fff', 2, 'opacity=".7"')
  art += oval(0, -tall, r, r * 0.28, plane(easel, shade(colour, 0.14)))
  for (const share of [0.94, 0.87, 0.8, 0.72, 0.64, 0.56, 0.48])
    art += oval(
      0,
      -tall,
      r * share,
      r * 0.28 * share,
      'none',
      `stroke="${shade(colour, -0.35)}" stroke-width="1.300" opacity=".4"`,
    )
  art +=
    oval(0, -tall, r * 0.34, r * 0.1, '#b08a5a') +
    oval(0, -tall + 1, r * 0.28, r * 0.078, '#4a3522') +
    path(
      `M${-r * 0.28} ${-tall + 1}A${r * 0.28} ${r * 0.078} 0 0 0 ${r * 0.28} ${-tall + 1}A${r * 0.28} ${r * 0.05} 0 0 1 ${-r * 0.28} ${-tall + 1}Z`,
      '#8a6840',
    )
  return {
    art: group('translate(-30 -32)', art),
    width: 330,
    height: 370,
    setting: 'carton',
    footprint: 240,
    depth: 0.4,
    focus: [-30, -190, 1.6],
    several: 'row',
  }
}

/** Clear film on a core with handles. */
export const stretchFilm: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [r, tall] = [84, 320]
  const tint = mix(colour, '#e6eef0', 0.5)
  const core = (y: number, height: number) =>
    path(
      lathe(
        [
          [34, y, true],
          [34, y + height, true],
        ],
        0.24,
      ),
      easel.across([0, '#7d5c36'], [0.3, '#dcb988'], [1, '#75542f']),
    )
  let art =
    core(-34, 34) +
    path(
      lathe(
        [
          [r, -tall - 24, true],
          [r, -24, true],
        ],
        0.24,
      ),
      tint,
    )
  art += path(
    band(r, -tall - 24, -24, 0.24),
    easel.across(
      [0, '#22383c', 0.45],
      [0.06, '#fff', 0.5],
      [0.14, '#22383c', 0.14],
      [0.22, '#fff', 0.9],
      [0.3, '#fff', 0.3],
      [0.44, '#22383c', 0.1],
      [0.56, '#fff', 0.4],
      [0.62, '#22383c', 0.08],
      [0.82, '#22383c', 0.3],
      [0.9, '#fff', 0.45],
      [1, '#22383c', 0.5],
    ),
  )
  art += line(
    Array.from(
      { length: 9 },
      (_, i) => `M${-r} ${-tall + i * 34}A${r} ${r * 0.24} 0 0 0 ${r} ${-tall + i * 34 - 5}`,
    ).join(''),
    '#fff',
    1.6,
    'opacity=".45"',
  )
  const tail = 'M60-326Q140-340 172-300Q150-220 176-150Q150-90 168-20Q120-40 62-8Z'
  art +=
    path(
      tail,
      easel.across([0, tint, 0.6], [0.3, '#fff', 0.7], [0.5, tint, 0.35], [0.75, '#fff', 0.6], [1, tint, 0.4]),
    ) +
    line('M172-300Q150-220 176-150Q150-90 168-20', '#fff', 2.5, 'opacity=".9"') +
    line('M104-330Q92-200 110-24M136-326Q124-180 140-28', '#fff', 2, 'opacity=".55"')
  if (picture.label)
    art +=
      within(
        easel,
        band(r, -230, -124, 0.24),
        label({ ...picture, kind: 'stretch-film' }, -r, -224, r * 2, 112, '#fbfaf6', 2),
      ) + path(band(r, -230, -124, 0.24), veil(easel, 0.5))
  else art += path(band(r, -190, -160, 0.24), accent, 'opacity=".8"')
  art +=
    oval(0, -tall - 24, r, r * 0.24, shade(tint, 0.4)) +
    [0.86, 0.72, 0.58]
      .map((share) =>
        oval(0, -tall - 24, r * share, r * 0.24 * share, 'none', 'stroke="#7f9599" stroke-width="1.300" opacity=".5"'),
      )
      .join('') +
    core(-tall - 60, 36) +
    oval(0, -tall - 60, 34, 8, '#c79f6d') +
    oval(0, -tall - 60, 26, 5.5, '#3f2d1a')
  return {
    art: group('translate(-30 -8)', art),
    width: 290,
    height: 400,
    setting: 'carton',
    footprint: 170,
    depth: 0.3,
    focus: [-20, -200, 1.7],
    several: 'row',
  }
}
