import { dice, hash, inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, type Point, path, placed, rect, ring } from './marks.ts'
import { metal } from './materials.ts'

/** A loose handful of screws and a few nuts. */
export const screws: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = easel.across(
    [0, shade(colour, -0.35)],
    [0.3, shade(colour, 0.6)],
    [0.55, colour],
    [1, shade(colour, -0.5)],
  )
  let threads = ''
  for (let i = 0; i < 13; i++) threads += `M-12 ${-30 + i * 10}L12 ${-35 + i * 10}`
  const screw = easel.stamp(
    path('M-8-62H8L10-30V96L0 124L-10 96V-30Z', body) +
      line(threads, shade(colour, -0.55), 5) +
      line(threads, shade(colour, 0.55), 2.4, 'transform="translate(0 -2)"') +
      path('M-30-92H30Q22-66 8-58H-8Q-22-66-30-92Z', body) +
      oval(0, -92, 30, 11, shade(colour, 0.34)) +
      oval(0, -92, 27, 9, metal(easel, colour)) +
      path('M-13-92L0-97L13-92L0-87ZM-2-99H2V-85H-2Z', shade(colour, -0.7)),
  )
  const silhouette: Point[] = [
    [-30, -98],
    [30, -98],
    [10, -56],
    [11, 96],
    [0, 124],
    [-11, 96],
    [-10, -56],
  ]
  const plug = easel.stamp(
    path(
      'M-15-64H15L13 50Q8 62 0 64Q-8 62-13 50Z',
      easel.across([0, shade(accent, -0.2)], [0.3, shade(accent, 0.4)], [1, shade(accent, -0.45)]),
    ) +
      line('M0-40V56M-14-30H14M-14-12H14M-13 6H13M-13 24H13', '#000', 2.6, 'opacity=".3"') +
      oval(0, -64, 15, 6, shade(accent, 0.3)) +
      oval(0, -64, 8, 3, shade(accent, -0.6)),
  )
  const hexagon = path(
    'M36 0L18 31H-18L-36 0L-18-31H18ZM-19 0A19 19 0 1 0 19 0A19 19 0 1 0-19 0Z',
    easel.along([0, 0, 1, 1], [0, shade(colour, 0.65)], [0.5, shade(colour, 0.1)], [1, shade(colour, -0.4)]),
    'fill-rule="evenodd"',
  )
  const nut = easel.stamp(
    group('translate(3 6)', path('M36 0L18 31H-18L-36 0L-18-31H18Z', shade(colour, -0.55))) +
      oval(0, 0, 20, 20, '#2a3032') +
      ring(2, 3, 15, 15, shade(colour, -0.2), 3) +
      hexagon,
  )
  const roll = dice(hash(picture.kind + colour))
  let art = ''
  const spots: readonly (readonly [number, number, number])[] = [
    [-150, -100, 62],
    [-40, -140, -34],
    [96, -110, 18],
    [170, -10, 96],
    [-120, 40, -58],
    [0, 0, 128],
    [110, 70, -24],
    [-60, 130, 78],
    [60, 150, -112],
    [180, 130, 36],
    [-180, 150, 12],
    [-10, 70, 24],
  ]
  let shadows = ''
  for (const [x, y, turn] of spots) shadows += placed(silhouette, x, y, turn)
  for (const [i, [x, y, turn]] of spots.entries()) {
    const at = `translate(${x} ${y}) rotate(${Math.round(turn + roll() * 16)})`
    art +=
      path(placed(silhouette, x + 5, y + 8, turn), '#0b1216', 'opacity=".3"') + (i % 4 === 2 ? plug(at) : screw(at))
  }
  for (const [x, y] of [
    [-196, 30],
    [40, -60],
    [-100, -20],
    [130, 190],
  ] as const)
    art += nut(`translate(${x} ${y})`)
  if (picture.label)
    art += group(
      'translate(120 -196) rotate(6)',
      rect(-66, -26, 132, 52, '#0b1216', 4, 'opacity=".2" transform="translate(4 6)"') +
        rect(-66, -26, 132, 52, '#fbf8f0', 4) +
        rect(-66, -26, 132, 9, accent, 3) +
        words(picture.label, -58, -16, 116, 38, 24, { fill: inkOn('#fbf8f0', mix(accent, '#1b2623', 0.5)) }),
    )
  return {
    art,
    width: 480,
    height: 450,
    stance: 'lying',
    setting: 'flat',
    focus: [30, 20, 1.8],
    several: 'stack',
    outline: shadows,
  }
}

/** A coil of cable with its plug. */
export const cable: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  let art = ''
  let light = ''
  for (let i = 0; i < 6; i++) {
    const [rx, ry, x, y] = [186 - i * 13, 172 - i * 13, (i % 2) * 5 - 3, (i % 3) * 4 - 3]
    art +=
      ring(x + 2, y + 4, rx, ry, '#0b1216', 15, 'opacity=".4"') +
      ring(x, y, rx, ry, shade(colour, -0.28), 14) +
      ring(x - 1, y - 1, rx, ry, shade(colour, 0.05), 9)
    light += `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x} ${y - ry}M${x + rx * 0.96} ${y + ry * 0.3}A${rx} ${ry} 0 0 1 ${x + rx * 0.3} ${y + ry * 0.95}`
  }
  art += line(light, '#fff', 2.6, 'opacity=".4" stroke-linecap="round"')
  const lead = 'M-60 158C40 196 90 120 150 150'
  art +=
    line(lead, '#0b1216', 17, 'opacity=".35" transform="translate(3 6)"') +
    line(lead, shade(colour, -0.25), 15) +
    line(lead, shade(colour, 0.1), 9) +
    line(lead, '#fff', 2.4, 'opacity=".4" transform="translate(-1 -4)"')
  const plug =
    rect(-10, -16, 30, 32, shade(colour, -0.1), 6) +
    line('M-4-14V14M4-14V14M12-14V14', '#000', 2.5, 'opacity=".35"') +
    rect(18, -30, 62, 60, easel.down([0, shade(accent, 0.4)], [0.4, accent], [1, shade(accent, -0.45)]), 9) +
    rect(30, -18, 34, 36, '#000', 5, 'opacity=".14"') +
    rect(80, -20, 34, 10, metal(easel, '#d3c9a0'), 3) +
    rect(80, 10, 34, 10, metal(easel, '#d3c9a0'), 3)
  art += group(
    'translate(140 146) rotate(14)',
    path('M-10-16H20V-30H114V36H-10Z', '#0b1216', 'opacity=".25" transform="translate(4 8)"') + plug,
  )
  for (const turn of [-32, 148]) {
    const [x, y] = [Math.cos((turn * Math.PI) / 180) * 152, Math.sin((turn * Math.PI) / 180) * 140]
    art += group(
      `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`,
      rect(-46, -13, 96, 26, '#0b1216', 6, 'opacity=".35" transform="translate(3 5)"') +
        rect(-46, -13, 96, 26, easel.across([0, shade(accent, 0.2)], [1, shade(accent, -0.3)]), 6) +
        line('M-40-7H44M-40 7H44', '#fff', 1.6, 'opacity=".3"'),
    )
  }
  if (picture.label)
    art += group(
      'translate(0 -2)',
      oval(3, 5, 74, 74, '#0b1216', 'opacity=".16"') +
        oval(0, 0, 72, 72, '#fbf8f0') +
        ring(0, 0, 64, 64, accent, 5) +
        words(picture.label, -48, -30, 96, 60, 30, { fill: inkOn('#fbf8f0', mix(accent, '#1b2623', 0.4)) }),
    )
  return {
    art: group('translate(-26 -6)', art),
    width: 450,
    height: 400,
    stance: 'lying',
    setting: 'flat',
    focus: [70, 90, 1.8],
    several: 'fan',
    outline:
      'M-220-6A194 180 0 0 1 168-6Q166 60 140 100L230 150L210 200L110 180Q-20 210-120 150Q-220 90-220-6ZM-130-6A104 94 0 0 0 78-6A104 94 0 0 0-130-6Z',
  }
}
