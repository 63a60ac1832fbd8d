import { dice, hash, inkOn, lightness, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { emblem, block as words, write } from './lettering.ts'
import { group, line, oval, path, placed, rect } from './marks.ts'
import { metal, plane } from './materials.ts'

/** A populated board: tracks, chips, connectors. */
export const circuitBoard: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, h] = [460, 320]
  const roll = dice(hash(picture.kind + colour))
  let art =
    rect(-w / 2 + 3, -h / 2 + 5, w, h, shade(colour, -0.6), 12) + rect(-w / 2, -h / 2, w, h, plane(easel, colour), 12)
  let tracks = ''
  let vias = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = [Math.round(roll() * 400 - 200), Math.round(roll() * 270 - 135)]
    const [run, jog] = [Math.round(30 + roll() * 70), Math.round(roll() * 40 - 20)]
    tracks += `M${x} ${y}h${run}l${Math.abs(jog)} ${jog}h${Math.round(run * 0.6)}`
    vias += `M${x} ${y}h.1M${x + run * 1.6 + Math.abs(jog)} ${y + jog}h.1`
  }
  art += group(
    '',
    line(tracks, shade(colour, 0.24), 3, 'opacity=".8"') +
      line(vias, accent, 8, 'stroke-linecap="round"') +
      line(vias, shade(colour, -0.6), 3, 'stroke-linecap="round"'),
    easel.clip(rect(-w / 2, -h / 2, w, h, '#000', 12)),
  )
  for (const x of [-210, 210])
    for (const y of [-140, 140]) art += oval(x, y, 13, 13, accent) + oval(x, y, 7.5, 7.5, '#dfe4e1')
  const chip = (x: number, y: number, s: number, text: string) => {
    const pins = Array.from({ length: 9 }, (_, i) => {
      const p = -s + s * 0.16 + i * s * 0.21
      return `M${x - s - 9} ${(y + p).toFixed(1)}h${s * 2 + 18}M${(x + p).toFixed(1)} ${y - s - 9}v${s * 2 + 18}`
    }).join('')
    return (
      line(pins, '#cfd5d2', s * 0.09) +
      rect(x - s + 3, y - s + 5, s * 2, s * 2, '#000', 4, 'opacity=".4"') +
      rect(x - s, y - s, s * 2, s * 2, easel.along([0, 0, 1, 1], [0, '#4b5356'], [0.5, '#24292b'], [1, '#14181a']), 4) +
      oval(x - s * 0.7, y - s * 0.7, s * 0.1, s * 0.1, '#6d7678') +
      words(text, x - s * 0.82, y - s * 0.42, s * 1.64, s * 0.84, s * 0.4, { fill: '#c3cac7' })
    )
  }
  art += chip(-46, -6, 62, picture.label ?? 'FQ-3200') + chip(104, -84, 30, 'R7') + chip(-158, 92, 26, 'M4')
  for (const [x, y] of [
    [70, 40],
    [116, 40],
    [162, 40],
  ] as const)
    art +=
      oval(x + 4, y + 6, 20, 20, '#000', 'opacity=".4"') +
      oval(x, y, 20, 20, metal(easel, '#b9c1c2')) +
      oval(x, y, 16, 16, '#dfe4e4') +
      path(`M${x - 16} ${y}A16 16 0 0 1 ${x} ${y - 16}L${x - 4} ${y}Z`, '#3b4446')
  const part = easel.stamp(rect(-11, -6, 22, 12, '#d5dad7', 2) + rect(-6, -6, 12, 12, '#3a2d25'))
  for (let i = 0; i < 14; i++)
    art += part(`translate(${-200 + (i % 7) * 27} ${i < 7 ? -128 : 132})${i % 3 ? '' : ' rotate(90)'}`)
  art +=
    rect(196, -60, 56, 92, '#000', 4, 'opacity=".3" transform="translate(2 5)"') +
    rect(192, -60, 62, 92, easel.along([0, 0, 1, 1], [0, '#f1f3f2'], [0.5, '#aab1af'], [1, '#d9dedc']), 4) +
    rect(234, -46, 20, 64, '#30383a', 2)
  art +=
    rect(20, 108, 176, 34, '#20282a', 3) +
    line(
      Array.from({ length: 10 }, (_, i) => `M${30 + i * 17.4} 117h.1M${30 + i * 17.4} 133h.1`).join(''),
      accent,
      8,
      'stroke-linecap="square"',
    ) +
    oval(176, -124, 7, 7, '#7ef0a2') +
    oval(176, -124, 13, 13, '#7ef0a2', 'opacity=".3"')
  art += rect(
    -w / 2,
    -h / 2,
    w,
    h,
    easel.along([0, 0, 1, 1], [0, '#fff', 0.26], [0.4, '#fff', 0.02], [1, '#000', 0.22]),
    12,
  )
  return {
    art,
    width: w + 40,
    height: h,
    stance: 'lying',
    setting: 'flat',
    focus: [-40, -10, 1.8],
    several: 'stack',
    outline: `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`,
  }
}

/** A threaded industrial sensor with its cable. */
export const sensor: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const skin = easel.down(
    [0, shade(colour, -0.25)],
    [0.18, shade(colour, 0.6)],
    [0.34, shade(colour, 0.15)],
    [0.6, colour],
    [0.85, shade(colour, -0.45)],
    [1, shade(colour, -0.2)],
  )
  let threads = ''
  for (let i = 0; i < 25; i++) threads += `M${-150 + i * 10}-46l5 92`
  let art =
    line(
      'M250 0C330 0 300 120 210 128S-20 110-60 150S-190 176-230 150',
      '#0b1216',
      19,
      'opacity=".25" transform="translate(3 8)"',
    ) +
    line('M210 0C330 0 300 120 210 128S-20 110-60 150S-190 176-230 150', '#1d2325', 17) +
    line(
      'M210 0C330 0 300 120 210 128S-20 110-60 150S-190 176-230 150',
      '#fff',
      2.6,
      'opacity=".3" transform="translate(-1 -5)"',
    )
  art +=
    rect(
      -206,
      -43,
      54,
      86,
      easel.down([0, shade(accent, 0.1)], [0.2, shade(accent, 0.5)], [0.6, accent], [1, shade(accent, -0.5)]),
      10,
    ) +
    oval(-204, 0, 11, 40, shade(accent, -0.3)) +
    oval(-205, 0, 7, 28, shade(accent, 0.2))
  art +=
    rect(-154, -46, 256, 92, skin, 3) +
    line(threads, '#0b1216', 3.4, 'opacity=".34"') +
    line(threads, '#fff', 2, 'opacity=".4" transform="translate(-3 0)"')
  for (const x of [-62, 30])
    art +=
      rect(x, -70, 38, 140, '#0b1216', 5, 'opacity=".3" transform="translate(3 5)"') +
      rect(x, -70, 38, 46, easel.down([0, shade(colour, 0.2)], [1, shade(colour, 0.5)]), 4) +
      rect(x, -24, 38, 50, shade(colour, 0.12)) +
      rect(x, 26, 38, 44, easel.down([0, shade(colour, -0.2)], [1, shade(colour, -0.5)]), 4)
  art +=
    rect(
      100,
      -42,
      88,
      84,
      easel.down([0, shade(accent, 0.12)], [0.2, shade(accent, 0.46)], [0.6, accent], [1, shade(accent, -0.5)]),
      8,
    ) +
    rect(186, -20, 38, 40, '#262d2f', 6) +
    line('M194-20V20M204-20V20M214-20V20', '#000', 3, 'opacity=".5"') +
    oval(168, -22, 6, 6, '#ffb84d') +
    oval(168, -22, 12, 12, '#ffb84d', 'opacity=".35"')
  art += words(picture.label ?? 'M18 PNP', 106, -12, 76, 34, 18, { fill: inkOn(accent) })
  return {
    art: group('rotate(-20) translate(-10 -40)', art),
    width: 470,
    height: 400,
    stance: 'lying',
    setting: 'flat',
    focus: [-40, -40, 1.7],
    several: 'pair',
    outline: placed(
      [
        [-216, -84],
        [52, -90],
        [58, -110],
        [178, -82],
        [214, -60],
        [214, -20],
        [178, 2],
        [58, 30],
        [-216, 4],
      ],
      0,
      0,
      -20,
    ),
  }
}

/** A tablet on its stand with a dashboard on the screen. */
export const tablet: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, h] = [430, 300]
  let art =
    path('M60-8L150-8L186 0H30Z', shade(colour, -0.5)) +
    rect(-w / 2 + 4, -h - 4, w, h, shade(colour, -0.55), 26) +
    rect(-w / 2, -h - 8, w, h, plane(easel, shade(colour, 0.1)), 26) +
    rect(-w / 2 + 3, -h - 5, w - 6, h - 6, '#0d1213', 23)
  const paper = '#f4f6f5'
  const ink = '#243230'
  let screen =
    rect(0, 0, 386, 256, paper, 8) + rect(0, 0, 70, 256, mix(accent, '#10201c', 0.55), 8) + rect(60, 0, 12, 256, paper)
  for (let i = 0; i < 5; i++) screen += rect(17, 58 + i * 34, 26, 8, '#ffffff', 4, `opacity="${i === 1 ? 0.95 : 0.4}"`)
  screen +=
    emblem(30, 26, 11, '#ffffff', 3) +
    write(86, 30, 19, (picture.label ?? 'Orders today').slice(0, 20), { fill: ink, anchor: 'start', weight: 700 })
  for (let i = 0; i < 3; i++)
    screen +=
      rect(86 + i * 98, 46, 88, 52, '#ffffff', 7, 'stroke="#dfe5e2"') +
      rect(96 + i * 98, 58, 40, 6, '#a9b5b0', 3) +
      write(96 + i * 98, 88, 20, ['1 284', '96 %', '42'][i] ?? '', {
        fill: i === 1 ? shade(accent, -0.2) : ink,
        anchor: 'start',
        weight: 700,
      })
  screen +=
    rect(86, 108, 284, 134, '#ffffff', 7, 'stroke="#dfe5e2"') +
    path('M98 220L138 186L176 198L218 150L262 166L304 128L358 140V230H98Z', accent, 'opacity=".18"') +
    line('M98 220L138 186L176 198L218 150L262 166L304 128L358 140', accent, 4.5, 'stroke-linejoin="round"') +
    oval(304, 128, 6, 6, accent) +
    oval(304, 128, 2.5, 2.5, '#fff')
  art +=
    group(`translate(${-193} ${-h + 14})`, screen) +
    path(`M${-w / 2 + 22} ${-h + 14}H20L-110 ${-30}H${-w / 2 + 22}Z`, '#fff', 'opacity=".12"') +
    oval(-w / 2 + 11, -h / 2 - 8, 3.5, 3.5, '#3a4446')
  art +=
    rect(-w / 2 + 20, -h - 8, w - 40, 2.5, '#fff', 1, 'opacity=".6"') +
    rect(-w / 2 + 30, -10, w - 60, 4, '#000', 2, 'opacity=".3"')
  return {
    art,
    width: w,
    height: h + 10,
    setting: 'table',
    footprint: w * 0.9,
    focus: [-20, -180, 1.7],
    several: 'pair',
  }
}

/** A framed photovoltaic module, tilted towards the light. */
export const solarPanel: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const deep = lightness(colour) > 0.5 ? '#1a2a4a' : colour
  const [w, h] = [264, 400]
  let art =
    rect(
      -8,
      -8,
      w + 16,
      h + 16,
      easel.along([0, 0, 1, 1], [0, shade(accent, 0.5)], [0.5, accent], [1, shade(accent, -0.35)]),
      4,
    ) + rect(0, 0, w, h, deep)
  const cell = easel.pattern(
    44,
    40,
    `<path d="M5 1H39L43 5V35L39 39H5L1 35V5Z" fill="${shade(deep, 0.1)}"/><path d="M15 1V39M29 1V39" stroke="#dfe6ee" stroke-opacity=".75" stroke-width="1.4"/><path d="M2 11H42M2 21H42M2 31H42" stroke="#dfe6ee" stroke-opacity=".2"/>`,
  )
  art +=
    rect(0, 0, w, h, cell) +
    rect(
      0,
      0,
      w,
      h,
      easel.along([0, 0, 1, 1], [0, '#fff', 0.5], [0.3, '#cfe4ff', 0.12], [0.5, '#fff', 0], [1, '#000', 0.3]),
    ) +
    path(`M0 ${h * 0.62}L${w} ${h * 0.14}V${h * 0.3}L0 ${h * 0.78}Z`, '#fff', 'opacity=".13"') +
    path(`M0 ${h * 0.84}L${w} ${h * 0.36}V${h * 0.4}L0 ${h * 0.88}Z`, '#fff', 'opacity=".13"')
  if (picture.label)
    art +=
      rect(w - 96, h - 34, 90, 26, '#ffffff', 3, 'opacity=".92"') +
      words(picture.label, w - 92, h - 33, 82, 24, 16, { fill: '#22302c' })
  const legs =
    line('M112-250L176-14M-86-290L-40-20', shade(accent, -0.5), 9) +
    line('M-186-6H196', shade(accent, -0.35), 10) +
    line('M-186-9H196', '#fff', 2, 'opacity=".5"')
  const panel = group(
    'matrix(1.020 -.08 -.3 .84 -70 -356)',
    rect(-8, h + 6, w + 16, 12, shade(accent, -0.5), 2) +
      path(`M${w + 8} -8l9 8v${h + 16}l-9 2Z`, shade(accent, -0.6)) +
      art,
  )
  return {
    art: legs + panel,
    width: 400,
    height: 384,
    setting: 'outdoor',
    footprint: 380,
    focus: [0, -210, 1.6],
    several: 'pair',
  }
}
