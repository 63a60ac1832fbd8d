import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { emblem, block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { gloss, metal, plane, smudge } from './materials.ts'
import { stitch, within } from './soft.ts'

/** A two-way loudspeaker in a lacquered or veneered case. */
export const speaker: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  let art =
    path('M118-390L156-372V-16L118 0Z', easel.across([0, shade(colour, -0.35)], [1, shade(colour, -0.58)])) +
    path('M-118-390L-86-404H132L156-372L118-390Z', shade(colour, 0.28)) +
    rect(-118, -390, 236, 390, plane(easel, colour), 7) +
    rect(-110, -382, 220, 374, '#0b1216', 5, 'opacity=".14"') +
    line('M-116-2V-388H116', '#fff', 2, 'opacity=".4"')
  const cone = (y: number, r: number) => {
    let one =
      oval(3, y + 5, r + 10, r + 10, '#000', 'opacity=".35"') +
      oval(0, y, r + 8, r + 8, metal(easel, mix('#9aa2a1', accent, 0.25))) +
      oval(0, y, r, r, '#15191b') +
      ring(0, y, r * 0.9, r * 0.9, '#343b3e', r * 0.13) +
      ring(-1, y - 2, r * 0.93, r * 0.93, '#fff', 1.6, 'opacity=".3"')
    one +=
      oval(
        0,
        y,
        r * 0.78,
        r * 0.78,
        easel.around(
          [0.5, 0.5, 0.52, 0.58, 0.62],
          [0, shade(accent, -0.5)],
          [0.5, shade(accent, -0.12)],
          [0.9, shade(accent, 0.2)],
          [1, shade(accent, -0.3)],
        ),
      ) + [0.66, 0.54, 0.42].map((share) => ring(0, y, r * share, r * share, '#000', 1.4, 'opacity=".2"')).join('')
    return (
      one +
      oval(2, y + 3, r * 0.3, r * 0.3, '#000', 'opacity=".4"') +
      oval(
        0,
        y,
        r * 0.28,
        r * 0.28,
        easel.around([0.5, 0.5, 0.6, 0.32, 0.28], [0, '#8d9694'], [0.4, '#3c4447'], [1, '#15191b']),
      )
    )
  }
  art += cone(-128, 84) + cone(-300, 42)
  for (const [x, y] of [
    [-98, -372],
    [98, -372],
    [-98, -20],
    [98, -20],
  ] as const)
    art += oval(x, y, 5, 5, '#2a3032') + oval(x - 1, y - 1, 2.5, 2.5, '#8d9694')
  art += picture.label
    ? words(picture.label, -70, -36, 140, 26, 20, { fill: inkOn(colour) })
    : emblem(0, -22, 9, inkOn(colour), 2)
  art += rect(
    -118,
    -390,
    236,
    390,
    easel.along([0, 0, 1, 1], [0, '#fff', 0.2], [0.35, '#fff', 0.02], [0.36, '#fff', 0], [1, '#000', 0.16]),
    7,
  )
  return {
    art: group('translate(-18 0)', art),
    width: 280,
    height: 408,
    setting: 'room',
    footprint: 264,
    focus: [-18, -190, 1.7],
    several: 'pair',
  }
}

/** Closed headphones with padded cups. */
export const headphones: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const arch = 'M-150-136C-168-330-90-402 0-402S168-330 150-136'
  let art =
    line(arch, shade(colour, -0.5), 36) +
    line(arch, colour, 30) +
    line('M-134-180C-140-320-76-380 0-380S140-320 134-180', shade(accent, -0.25), 17) +
    line('M-157-190C-158-330-86-408 0-408S80-396 112-352', '#fff', 4, 'opacity=".4" stroke-linecap="round"') +
    stitch('M-118-240C-112-330-66-372 0-372S112-330 118-240', shade(accent, 0.4), 2)
  for (const side of [-1, 1]) {
    art +=
      line(`M${side * 150}-190L${side * 158}-120`, '#0b1216', 22) +
      line(`M${side * 150}-196L${side * 158}-120`, metal(easel, '#c6ccca'), 15) +
      line(`M${side * 153}-190L${side * 156}-150`, '#c6ccca', 13) +
      line(`M${side * 150}-190L${side * 154}-150`, '#fff', 3, 'opacity=".6"')
    const pad = `M${side * 92}-168Q${side * 66}-100 ${side * 92}-32Q${side * 108}-8 ${side * 134}-16L${side * 140}-184Q${side * 108}-196 ${side * 92}-168Z`
    art +=
      path(
        pad,
        easel.along([0, 0, 0.7, 1], [0, shade(accent, 0.2)], [0.4, shade(accent, -0.1)], [1, shade(accent, -0.5)]),
      ) + line(`M${side * 104}-176Q${side * 86}-100 ${side * 104}-24`, '#000', 3, 'opacity=".3"')
    const shell = `M${side * 128}-194Q${side * 204}-184 ${side * 210}-100Q${side * 204}-16 ${side * 128}-6Q${side * 116}-100 ${side * 128}-194Z`
    art +=
      path(shell, gloss(easel, colour)) +
      within(
        easel,
        shell,
        smudge(easel, side * 168 - 22, -150, 44, 60, 0.35, '#ffffff') +
          line(`M${side * 138}-190Q${side * 128}-100 ${side * 138}-8`, '#000', 6, 'opacity=".3"'),
      ) +
      line(`M${side * 192}-150Q${side * 204}-100 ${side * 192}-52`, accent, 5, 'stroke-linecap="round"')
    art += group(`translate(${side * 168} -100)`, emblem(0, 0, 13, inkOn(colour, accent), 4))
  }
  art += oval(-186, -32, 4, 4, '#7ef0a2')
  if (picture.label)
    art += group('translate(0 -406)', words(picture.label, -50, -10, 100, 24, 17, { fill: inkOn(colour) }))
  return {
    art,
    width: 424,
    height: 420,
    setting: 'table',
    footprint: 380,
    depth: 0.12,
    focus: [130, -130, 1.7],
    several: 'pair',
  }
}
