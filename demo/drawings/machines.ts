import { inkOn, mix, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Sculptor } from './figure.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { fall, globe, gloss, metal, plane, smudge } from './materials.ts'

/** A hexagon bolt head seen from the front. */
function hexBolt(easel: Easel, x: number, y: number, r: number): string {
  const at = Array.from(
    { length: 6 },
    (_, i) => `${(Math.cos((i * Math.PI) / 3) * r).toFixed(1)} ${(Math.sin((i * Math.PI) / 3) * r).toFixed(1)}`,
  )
  return group(
    `translate(${x} ${y})`,
    oval(1.5, 2.5, r * 1.2, r * 1.2, '#000', 'opacity=".3"') +
      oval(0, 0, r * 1.2, r * 1.2, '#8f9694') +
      path(`M${at.join('L')}Z`, easel.along([0, 0, 1, 1], [0, '#f2f4f3'], [0.5, '#a7aeac'], [1, '#5d6462'])),
  )
}

/** A cylinder lying along x: end caps are drawn by the caller. */
function barrel(easel: Easel, x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return rect(
    x,
    y,
    width,
    height,
    easel.down(
      [0, shade(fill, -0.1)],
      [0.14, shade(fill, 0.5)],
      [0.26, shade(fill, 0.22)],
      [0.5, fill],
      [0.82, shade(fill, -0.42)],
      [1, shade(fill, -0.24)],
    ),
    radius,
  )
}

/** A finned electric motor on its foot, shaft to the right. */
export const motor: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  let art =
    path('M-140-24H110L124 0H-154Z', fall(easel, shade(colour, -0.15), 0.1, -0.4)) +
    rect(-156, -9, 282, 9, shade(colour, -0.45), 2) +
    path('M-120-70H90L104-22H-132Z', shade(colour, -0.5))
  art +=
    barrel(easel, 128, -154, 92, 34, '#b9bfbd', 4) +
    rect(150, -148, 62, 9, '#3f4543', 4, 'opacity=".6"') +
    barrel(easel, 118, -172, 22, 70, shade(colour, -0.2), 6)
  art +=
    barrel(easel, -190, -244, 66, 214, shade(colour, -0.06), 26) +
    barrel(easel, 100, -238, 26, 202, shade(colour, -0.1), 8) +
    barrel(easel, -132, -232, 236, 190, colour, 4)
  let fins = ''
  let edges = ''
  for (let i = 0; i < 11; i++) {
    const y = -137 - Math.sin(((i - 5) / 5.4) * (Math.PI / 2)) * 92
    fins += `M-128 ${(y + 3).toFixed(1)}H100`
    edges += `M-128 ${y.toFixed(1)}H100`
  }
  art += line(fins, '#0b1216', 5, 'opacity=".4"') + line(edges, shade(colour, 0.4), 2, 'opacity=".75"')
  art +=
    line(
      [-214, -190, -164, -138, -112, -86, -60].map((y) => `M-184 ${y}q-8 0-8 8`).join(''),
      '#000',
      5,
      'opacity=".35"',
    ) +
    rect(-140, -238, 12, 202, shade(colour, -0.35), 3) +
    rect(-137, -238, 3, 202, '#fff', 0, 'opacity=".25"')
  art +=
    path('M-62-272Q-62-280-54-280H30Q38-280 38-272V-222H-62Z', plane(easel, shade(colour, 0.06))) +
    path('M-66-276L-58-288H34L42-276Z', shade(colour, 0.34)) +
    [-52, 28].map((x) => hexBolt(easel, x, -264, 5)).join('') +
    barrel(easel, 38, -256, 22, 20, '#2b302f', 5) +
    ring(-100, -250, 13, 15, shade(colour, -0.3), 9) +
    ring(-101, -251, 13, 15, shade(colour, 0.3), 3)
  art +=
    rect(-62, -182, 108, 66, '#0b1216', 4, 'opacity=".35" transform="translate(2 4)"') +
    rect(-62, -182, 108, 66, easel.along([0, 0, 1, 1], [0, '#f4f5f4'], [1, '#bfc5c2']), 4) +
    rect(-62, -182, 108, 15, accent, 3)
  art +=
    words(picture.label ?? '7.5 kW', -56, -166, 96, 28, 22, { fill: '#1b2623' }) +
    line('M-54-130H-6M4-130H38M-54-123H20', '#59625f', 3, 'opacity=".7"')
  art += hexBolt(easel, -126, -13, 9) + hexBolt(easel, 96, -13, 9) + smudge(easel, -60, -222, 80, 14, 0.5, '#ffffff')
  return {
    art: group('translate(-14 0)', art),
    width: 412,
    height: 290,
    setting: 'bench',
    footprint: 300,
    focus: [-20, -160, 1.7],
    several: 'pair',
  }
}

/** A centrifugal pump: volute, flanges, coupling and motor on a base plate. */
export const pump: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  let art =
    path('M-204-26H214L226 0H-216Z', fall(easel, mix(accent, '#3a4240', 0.6), 0.12, -0.4)) +
    rect(-216, -6, 442, 8, '#22292a', 2)
  art +=
    path('M56-70H190L198-26H48Z', shade(accent, -0.42)) +
    barrel(easel, 186, -190, 26, 126, shade(accent, -0.12), 12) +
    barrel(easel, 40, -196, 156, 138, accent, 8) +
    line(Array.from({ length: 8 }, (_, i) => `M52 ${-178 + i * 15}H184`).join(''), '#0b1216', 4, 'opacity=".34"') +
    line(Array.from({ length: 8 }, (_, i) => `M52 ${-181 + i * 15}H184`).join(''), '#fff', 1.6, 'opacity=".4"')
  art += rect(86, -224, 70, 40, plane(easel, shade(accent, 0.08)), 5) + rect(84, -228, 74, 9, shade(accent, 0.35), 4)
  art += barrel(easel, -8, -148, 56, 42, '#b4bab8', 3) + barrel(easel, 6, -166, 26, 78, shade(colour, -0.1), 5)
  art += path('M-160-60H-50L-42-26H-168Z', shade(colour, -0.45))
  art +=
    rect(
      -128,
      -262,
      54,
      80,
      easel.across([0, shade(colour, -0.3)], [0.25, shade(colour, 0.4)], [0.6, colour], [1, shade(colour, -0.4)]),
    ) +
    rect(
      -148,
      -278,
      94,
      22,
      easel.across([0, shade(colour, -0.2)], [0.25, shade(colour, 0.5)], [0.6, colour], [1, shade(colour, -0.35)]),
      4,
    ) +
    oval(-101, -278, 47, 7, shade(colour, 0.35)) +
    oval(-101, -278, 26, 4, '#20282a')
  art += path(
    'M-18-130A92 92 0 1 1-106-226Q-60-230-40-200Q-18-170-18-130Z',
    easel.around(
      [0.46, 0.46, 0.62, 0.32, 0.26],
      [0, shade(colour, 0.5)],
      [0.35, shade(colour, 0.16)],
      [0.75, shade(colour, -0.2)],
      [1, shade(colour, -0.42)],
    ),
  )
  art +=
    ring(-108, -130, 70, 70, shade(colour, -0.4), 3, 'opacity=".5"') +
    ring(-110, -132, 70, 70, shade(colour, 0.45), 2, 'opacity=".6"')
  art +=
    oval(-114, -124, 58, 58, '#0b1216', 'opacity=".35"') +
    oval(-118, -130, 56, 56, plane(easel, shade(colour, 0.1))) +
    oval(-118, -130, 36, 36, metal(easel, '#b7bdbb')) +
    oval(-118, -130, 29, 29, easel.along([0, 0, 1, 1], [0, '#101718'], [1, '#4d5755']))
  for (let i = 0; i < 6; i++)
    art += hexBolt(
      easel,
      Math.round(-118 + Math.cos(i * 1.047 + 0.5) * 46),
      Math.round(-130 + Math.sin(i * 1.047 + 0.5) * 46),
      5.5,
    )
  art +=
    [-134, -68].map((x) => hexBolt(easel, x, -268, 5)).join('') +
    [-150, -60, 66, 182].map((x) => hexBolt(easel, x, -16, 8)).join('')
  const plate = mix(accent, '#ffffff', 0.8)
  art +=
    rect(70, -150, 98, 44, plate, 4) + words(picture.label ?? 'Q 24 m³/h', 76, -148, 86, 40, 20, { fill: inkOn(plate) })
  return { art, width: 442, height: 288, setting: 'bench', footprint: 430, focus: [-90, -150, 1.7], several: 'pair' }
}

/** A gate valve with flanges and a hand wheel. */
export const valve: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  let art = barrel(easel, -150, -150, 300, 96, colour, 6)
  for (const side of [-1, 1]) {
    const x = side < 0 ? -172 : 140
    art +=
      barrel(easel, x, -196, 32, 188, shade(colour, 0.04), 6) +
      rect(side < 0 ? -142 : 136, -190, 6, 176, '#0b1216', 0, 'opacity=".32"')
    for (const y of [-176, -128, -76, -32])
      art +=
        rect(side < 0 ? -182 : 170, y - 8, 14, 18, metal(easel, '#c2c7c5'), 2) +
        rect(side < 0 ? -142 : 130, y - 8, 14, 18, metal(easel, '#c2c7c5'), 2)
  }
  art +=
    path('M-78-168Q-84-40-40-22Q0-8 40-22Q84-40 78-168Z', globe(easel, colour)) +
    path('M-60-176H60L52-258H-52Z', gloss(easel, shade(colour, -0.04))) +
    rect(-86, -192, 172, 26, gloss(easel, colour), 5) +
    rect(-66, -270, 132, 22, gloss(easel, colour), 4)
  art +=
    [-74, -40, 40, 74].map((x) => rect(x - 9, -206, 18, 16, metal(easel, '#c2c7c5'), 3)).join('') +
    [-50, 50].map((x) => rect(x - 7, -282, 14, 14, metal(easel, '#c2c7c5'), 3)).join('')
  art +=
    rect(-26, -320, 52, 54, gloss(easel, shade(colour, -0.1)), 4) +
    rect(-11, -400, 22, 84, metal(easel, '#b9bfbd')) +
    line(Array.from({ length: 9 }, (_, i) => `M-11 ${-396 + i * 8}l22 4`).join(''), '#000', 1.6, 'opacity=".3"')
  const wheel = (tone: string, width: number, dy: number) =>
    oval(0, -352 + dy, 116, 26, 'none', `stroke="${tone}" stroke-width="${width}"`) +
    line(
      `M-114 ${-352 + dy}Q0 ${-366 + dy} 114 ${-352 + dy}M-60 ${-330 + dy}Q0 ${-362 + dy} 66 ${-374 + dy}M60 ${-330 + dy}Q0 ${-362 + dy} -66 ${-374 + dy}`,
      tone,
      width * 0.6,
    )
  art +=
    wheel(shade(accent, -0.45), 19, 4) +
    wheel(accent, 16, 0) +
    path(
      'M-116-356A116 26 0 0 1 60-376',
      'none',
      `stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"`,
    ) +
    rect(-17, -372, 34, 26, metal(easel, '#c9cecc'), 5)
  art +=
    words(picture.label ?? 'DN 80', -60, -134, 120, 50, 34, { fill: shade(colour, 0.55), opacity: 0.85 }) +
    line('M-36-70H30M18-80L32-70L18-60', shade(colour, 0.5), 5, 'opacity=".7"')
  return { art, width: 372, height: 402, setting: 'bench', footprint: 320, focus: [0, -250, 1.7], several: 'pair' }
}
