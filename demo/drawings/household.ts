import { inkOn, lightness, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { emblem, block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { globe, plane, smudge } from './materials.ts'
import { folds, leaf, stitch, within } from './soft.ts'

/** Two bars of soap, the upper one in its paper sleeve. */
export const soap: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const top = 'M-150-126L-60-176Q-44-184-24-180L150-146Q172-140 154-128L62-74Q44-64 22-68L-140-104Q-166-112-150-126Z'
  const edge =
    'M-156-116V-62Q-156-50-138-46L22-10Q44-6 62-16L154-72Q164-80 162-90V-138Q162-130 154-126L62-72Q44-62 22-66L-140-102Q-156-108-156-116Z'
  const bar = () => {
    const marble =
      line(
        'M-150-120Q-80-150-20-120T150-130M-110-150Q-40-100 60-120M-60-176Q0-130 110-100',
        shade(colour, 0.5),
        8,
        'opacity=".3"',
      ) + line('M-140-108Q-60-130 20-92M20-170Q60-140 150-140', shade(colour, -0.3), 7, 'opacity=".16"')
    return (
      path(
        edge,
        easel.across(
          [0, shade(colour, 0.06)],
          [0.5, shade(colour, -0.1)],
          [0.56, shade(colour, -0.26)],
          [1, shade(colour, -0.42)],
        ),
      ) +
      path(top, plane(easel, shade(colour, 0.22), 1.3)) +
      within(easel, top, marble) +
      line('M-150-108L22-68Q44-64 62-74L156-130', '#fff', 3, 'opacity=".45"')
    )
  }
  const stamp = group(
    'matrix(.98 .2 -.82 .46 0 -124)',
    rect(-62, -62, 124, 124, 'none', 16, `stroke="${shade(colour, -0.35)}" stroke-width="4" opacity=".5"`) +
      emblem(0, 0, 34, shade(colour, -0.32), (picture.label ?? colour).length),
  )
  const sleeve = mix(accent, '#fbf8f0', 0.25)
  const ink = inkOn(sleeve, mix(colour, '#1b2623', 0.55))
  let wrap =
    path('M-100-95L4-72V-15L-100-38Z', sleeve) +
    path('M-100-95L4-72L112-136L10-158Z', shade(sleeve, 0.25)) +
    path('M-100-90L4-67M-100-44L4-21', 'none', `stroke="${ink}" stroke-width="2" opacity=".5"`)
  wrap += group(
    'matrix(.976 .216 0 1 -96 -90)',
    words(picture.label ?? 'Savon', 4, 6, 92, picture.sublabel ? 28 : 38, 24, { fill: ink }) +
      (picture.sublabel ? words(picture.sublabel, 8, 34, 84, 14, 11, { fill: ink }) : ''),
  )
  wrap += group(
    'matrix(.86 .18 -.84 .5 8 -114)',
    emblem(0, 0, 20, inkOn(shade(sleeve, 0.25), mix(colour, '#1b2623', 0.4)), 2),
  )
  const lower = group('translate(34 0)', bar() + stamp)
  const upper = group('translate(-50 -84) rotate(-3)', smudge(easel, 40, -46, 150, 30, 0.4) + bar() + wrap)
  const sprig = group(
    'translate(176 -8) rotate(64)',
    line('M0 6Q-4-40 6-96', '#6d8a5a', 4) +
      [0, 1, 2, 3].map((i) => leaf(easel, 1, -16 - i * 22, 0.6, i % 2 ? 54 : -54, '#7b9a66')).join('') +
      leaf(easel, 6, -92, 0.6, 6, '#7b9a66'),
  )
  return {
    art: group('translate(0 16)', lower + upper + sprig),
    width: 420,
    height: 276,
    setting: 'shelf',
    footprint: 330,
    depth: 0.32,
    focus: [-80, -150, 1.7],
    several: 'row',
  }
}

/** A sitting bear with a scarf. */
export const plush: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const fur = globe(easel, colour)
  const pale = globe(easel, mix(colour, '#fff6e6', 0.55))
  const fluff = easel.pattern(
    11,
    9,
    `<path d="M1 7q1-4 3-5M6 4q2-3 3-4M8 8q0-2 2-4" fill="none" stroke="${shade(colour, -0.4)}" stroke-opacity=".22" stroke-width="1.300"/><path d="M3 3q1-2 3-2" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.200"/>`,
  )
  const part = (cx: number, cy: number, rx: number, ry: number, turn = 0) =>
    group(turn ? `rotate(${turn} ${cx} ${cy})` : '', oval(cx, cy, rx, ry, fur) + oval(cx, cy, rx, ry, fluff))
  let art =
    part(-72, -352, 38, 38) + oval(-72, -350, 22, 22, pale) + part(72, -352, 38, 38) + oval(72, -350, 22, 22, pale)
  art +=
    part(0, -118, 104, 112) +
    oval(0, -100, 66, 74, pale) +
    stitch('M0-170V-40', shade(colour, -0.4), 2) +
    part(-104, -140, 36, 80, 28) +
    part(104, -140, 36, 80, -28)
  art += smudge(easel, 0, -196, 90, 34, 0.5) + part(0, -282, 106, 96)
  art +=
    oval(0, -252, 50, 40, pale) +
    path('M-18-274Q0-284 18-274Q16-256 0-252Q-16-256-18-274Z', '#2b211c') +
    oval(-6, -273, 5, 2.5, '#fff', 'opacity=".6"') +
    line('M0-252V-240M0-240Q-14-226-26-236M0-240Q14-226 26-236', '#2b211c', 3.4, 'stroke-linecap="round"')
  for (const x of [-42, 42]) art += oval(x, -298, 10, 12, '#1d1613') + oval(x - 3, -303, 3.5, 4, '#fff')
  const wrap = 'M-94-214Q0-174 94-214Q104-196 92-184Q0-146-92-184Q-104-196-94-214Z'
  art +=
    path('M26-176L74-180L84-84H36Z', shade(accent, -0.14)) +
    line('M38-88v14M50-88v14M62-88v14M74-88v14', accent, 4) +
    path(wrap, plane(easel, accent)) +
    within(easel, wrap, folds('M-80-210Q-70-190-76-176M-20-196Q-14-176-20-160M56-204Q62-184 58-166', 12, 0.1)) +
    line('M40-120H82M39-104H83', mix(accent, '#ffffff', 0.6), 5)
  for (const x of [-86, 86])
    art +=
      part(x, -42, 62, 44, x < 0 ? 12 : -12) +
      oval(x * 1.14, -42, 32, 32, pale) +
      [
        [-14, -16],
        [0, -22],
        [14, -16],
      ]
        .map(([dx = 0, dy = 0]) => oval(x * 1.14 + dx, -38 + dy, 5.5, 6, shade(colour, -0.3)))
        .join('') +
      oval(x * 1.14, -36, 12, 9, shade(colour, -0.3))
  if (picture.label)
    art += group(
      'translate(-118 -112) rotate(10)',
      rect(-4, -20, 58, 40, '#fbf8f0', 3) +
        words(picture.label, 0, -18, 50, 36, 17, { fill: inkOn('#fbf8f0', mix(accent, '#1b2623', 0.4)) }),
    )
  return { art, width: 330, height: 390, setting: 'shelf', footprint: 280, focus: [0, -270, 1.7], several: 'pair' }
}

/** A stitched football. */
export const ball: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const r = 180
  const pent = (cx: number, cy: number, size: number, squash: number, turn: number) => {
    const at = Array.from({ length: 5 }, (_, i) => {
      const a = ((i * 72 - 90) * Math.PI) / 180
      return `${(Math.cos(a) * size).toFixed(0)} ${(Math.sin(a) * size).toFixed(0)}`
    })
    return group(
      `translate(${cx} ${cy}) rotate(${turn}) scale(1 ${squash})`,
      path(`M${at.join('L')}Z`, accent, `stroke="${accent}" stroke-width="10" stroke-linejoin="round"`),
    )
  }
  const disc = `M${-r} 0A${r} ${r} 0 0 1 ${r} 0A${r} ${r} 0 0 1 ${-r} 0Z`
  let skin = ''
  let seams = ''
  for (let i = 0; i < 5; i++) {
    const a = ((i * 72 - 90) * Math.PI) / 180
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const b = ((i * 72 - 54) * Math.PI) / 180
    const e = ((i * 72 - 126) * Math.PI) / 180
    seams += `M${(c * 56).toFixed(0)} ${(s * 56).toFixed(0)}L${(c * 100).toFixed(0)} ${(s * 100).toFixed(0)}L${(Math.cos(b) * 122).toFixed(0)} ${(Math.sin(b) * 122).toFixed(0)}M${(c * 100).toFixed(0)} ${(s * 100).toFixed(0)}L${(Math.cos(e) * 122).toFixed(0)} ${(Math.sin(e) * 122).toFixed(0)}M${(Math.cos(b) * 122).toFixed(0)} ${(Math.sin(b) * 122).toFixed(0)}L${(Math.cos(b) * 150).toFixed(0)} ${(Math.sin(b) * 150).toFixed(0)}`
    skin += pent(Math.round(Math.cos(b) * 163), Math.round(Math.sin(b) * 163), 46, 0.46, i * 72 + 36)
  }
  const lines =
    line(seams, '#0b1216', 4, 'opacity=".5" stroke-linecap="round"') +
    line(seams, '#fff', 2, 'opacity=".4" transform="translate(2 3)"')
  let art =
    path(disc, colour) +
    within(
      easel,
      disc,
      group(
        'translate(-14 -16) rotate(14)',
        lines +
          skin +
          pent(0, 0, 56, 1, 0) +
          (picture.label
            ? words(picture.label, -40, -20, 80, 40, 22, { fill: inkOn(accent) })
            : emblem(0, 0, 16, inkOn(accent), 0)),
      ),
    )
  art +=
    path(
      disc,
      easel.around(
        [0.48, 0.47, 0.56, 0.32, 0.25],
        [0, '#fff', 0.55],
        [0.25, '#fff', 0.14],
        [0.55, '#000', 0],
        [0.86, '#0b1216', 0.42],
        [1, '#0b1216', 0.5],
      ),
    ) +
    ring(0, 0, r - 1, r - 1, '#0b1216', 2, `opacity="${lightness(colour) > 0.7 ? 0.18 : 0.3}"`) +
    oval(
      -66,
      -84,
      44,
      30,
      easel.around([0.5, 0.5, 0.5], [0, '#fff', 0.7], [1, '#fff', 0]),
      'transform="rotate(-36 -66 -84)"',
    )
  return {
    art: group(`translate(0 ${-r})`, art),
    width: r * 2,
    height: r * 2,
    setting: 'outdoor',
    footprint: 170,
    depth: 0.26,
    focus: [-20, -200, 1.6],
    several: 'row',
  }
}
