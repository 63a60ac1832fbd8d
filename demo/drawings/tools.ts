import { chroma, hash, inkOn, mix, shade } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Sculptor } from './figure.ts'
import { emblem, block as words } from './lettering.ts'
import { group, line, oval, path, placed, rect, ring } from './marks.ts'
import { grain, metal, plane } from './materials.ts'
import { within } from './soft.ts'

/** A round bar lying along y. */
function rod(easel: Easel, x: number, y: number, width: number, height: number, colour: string, radius = 0): string {
  return rect(
    x,
    y,
    width,
    height,
    easel.across(
      [0, shade(colour, -0.2)],
      [0.22, shade(colour, 0.5)],
      [0.45, shade(colour, 0.05)],
      [1, shade(colour, -0.45)],
    ),
    radius,
  )
}

/** A set: hammer, screwdriver and spanner with handles in the house colour. */
export const handTool: Sculptor = (easel, picture) => {
  // Whichever of the two colours is greyer is the steel.
  const swapped = chroma(picture.accent) > chroma(picture.colour) + 0.08
  const [colour, accent] = swapped ? [picture.accent, picture.colour] : [picture.colour, picture.accent]
  const steel = mix(accent, '#c4cac9', 0.6)
  const bright = easel.along(
    [0, 0, 1, 0.4],
    [0, shade(steel, 0.55)],
    [0.35, shade(steel, 0.1)],
    [0.6, shade(steel, 0.3)],
    [1, shade(steel, -0.4)],
  )
  const grip = (y: number, height: number, w: number) => {
    const d = `M${-w} ${y + 14}Q${-w * 0.8} ${y} 0 ${y}T${w} ${y + 14}Q${w * 0.72} ${y + height * 0.35} ${w} ${y + height * 0.62}T${w * 0.86} ${y + height}Q0 ${y + height + 16} ${-w * 0.86} ${y + height}Q${-w * 1.16} ${y + height * 0.8} ${-w} ${y + height * 0.62}Q${-w * 0.72} ${y + height * 0.35} ${-w} ${y + 14}Z`
    return (
      path(
        d,
        easel.across([0, shade(colour, -0.2)], [0.25, shade(colour, 0.42)], [0.5, colour], [1, shade(colour, -0.5)]),
      ) +
      within(
        easel,
        d,
        rect(-w, y + height * 0.3, w * 2, height * 0.5, '#1d2325', 0, 'opacity=".82"') +
          line(
            Array.from(
              { length: 6 },
              (_, i) => `M${-w * 0.6} ${y + height * 0.36 + i * height * 0.07}H${w * 0.6}`,
            ).join(''),
            '#fff',
            2.4,
            'opacity=".28"',
          ) +
          rect(-w * 0.6, y, 6, height, '#fff', 3, 'opacity=".3"'),
      )
    )
  }
  const head = 'M-84-196Q-60-214-30-208H34Q58-208 72-224H90V-150H72Q56-166 34-164H-26Q-66-164-92-136Q-112-146-84-196Z'
  let hammer =
    rod(easel, -13, -190, 26, 220, '#c99a63', 6) +
    path(head, '#0b1216', 'opacity=".3" transform="translate(4 6)"') +
    path(head, easel.along([0, 0, 0.2, 1], [0, shade(steel, 0.5)], [0.4, steel], [1, shade(steel, -0.5)])) +
    rect(72, -228, 22, 82, bright, 4) +
    grip(20, 180, 25)
  hammer += picture.label
    ? group('translate(0 -40) rotate(90)', words(picture.label, -60, -11, 120, 22, 17, { fill: '#3b2413' }))
    : ''
  const driver =
    rod(easel, -7, -196, 14, 210, steel, 2) +
    path('M-7-196H7L11-222H-11Z', bright) +
    grip(6, 176, 28) +
    oval(0, 190, 18, 8, accent)
  const open =
    'M-16 150V-110Q-52-128-54-166Q-52-204-22-222L-22-176L0-160L22-176V-222Q52-204 54-166Q52-128 16-110V150Q16 156 18 160A32 32 0 1 1-18 160Q-16 156-16 150Z'
  const spanner =
    path(open, '#0b1216', 'opacity=".25" transform="translate(5 8)"') +
    path(open, bright) +
    line(open, shade(steel, -0.4), 1.5, 'opacity=".6"') +
    rect(-8, -90, 16, 226, '#000', 8, 'opacity=".12"') +
    oval(0, 187, 17, 17, '#3a4240') +
    path('M-15 187L-7.500 174H7.500L15 187L7.500 200H-7.500Z', '#12181a')
  const outline =
    placed(
      [
        [-88, -200],
        [90, -226],
        [90, -150],
        [24, -160],
        [24, 206],
        [-24, 206],
        [-20, -160],
        [-88, -140],
      ],
      -150,
      6,
      -7,
    ) +
    placed(
      [
        [-9, -220],
        [9, -220],
        [9, 4],
        [28, 20],
        [28, 190],
        [-28, 190],
        [-28, 20],
        [-9, 4],
      ],
      22,
      8,
      0,
    ) +
    placed(
      [
        [-54, -166],
        [-22, -222],
        [22, -222],
        [54, -166],
        [16, -110],
        [16, 150],
        [32, 180],
        [0, 218],
        [-32, 180],
        [-16, 150],
        [-16, -110],
      ],
      150,
      0,
      8,
    )
  const art =
    group('translate(-150 6) rotate(-7)', hammer) +
    group('translate(22 8)', driver) +
    group('translate(150 0) rotate(8)', spanner)
  return {
    art,
    width: 440,
    height: 460,
    stance: 'lying',
    setting: 'flat',
    focus: [-110, -120, 1.8],
    several: 'pair',
    outline,
  }
}

/** A cordless drill, seen from the side. */
export const drill: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body =
    'M-112-320Q-116-346-86-350H70Q104-348 110-322L116-268Q112-244 84-244H30L56-96H-46L-50-236Q-104-240-110-266Z'
  let art =
    rect(146, -304, 92, 13, metal(easel, '#aeb5b3'), 3) +
    path('M106-330H128L160-316V-280L128-266H106Z', metal(easel, '#3a4143')) +
    line('M118-328V-268M128-328V-268M138-322V-274', '#fff', 1.6, 'opacity=".25"')
  art +=
    path('M-72-100H76L96-66V0H-92V-66Z', plane(easel, shade(accent, 0.14))) +
    rect(-92, -18, 188, 18, '#0b1216', 4, 'opacity=".3"') +
    rect(-78, -62, 160, 8, colour, 3) +
    rect(-92, -70, 188, 5, '#fff', 2, 'opacity=".2"')
  art +=
    words('18 V', 18, -52, 64, 30, 24, { fill: inkOn(shade(accent, 0.14)) }) +
    [0, 1, 2].map((i) => rect(-74 + i * 15, -40, 10, 10, i < 2 ? '#7ee0a3' : '#4a5553', 2)).join('')
  art += path(body, plane(easel, colour, 1.2))
  const dark = shade(accent, -0.05)
  let inner =
    path('M-50-236L-46-96H-16L-28-240ZM30-244L56-96H26L4-230Z', dark) +
    path('M-130-360H-62V-240H-130Z', dark) +
    line(Array.from({ length: 5 }, (_, i) => `M-104 ${-330 + i * 15}h30`).join(''), '#000', 5, 'opacity=".45"') +
    path('M76-350H120V-240H76Z', shade(colour, -0.3)) +
    line('M76-350V-240', '#000', 2, 'opacity=".4"')
  inner +=
    rect(-54, -350, 132, 9, '#fff', 4, 'opacity=".4"') +
    path('M-112-270Q0-256 116-272V-240H-112Z', '#000', 'opacity=".16"') +
    line('M-34-226L-24-110M12-224L34-110', '#fff', 2, 'opacity=".16"')
  art += within(easel, body, inner) + line(body, shade(colour, -0.5), 1.6, 'opacity=".5"')
  art +=
    path('M36-240Q62-226 52-198L44-178L38-182Z', easel.across([0, '#e2574a'], [1, '#8e2a20'])) +
    rect(-20, -244, 34, 9, '#1a2022', 4)
  art += picture.label
    ? words(picture.label, -52, -322, 122, 40, 32, { fill: inkOn(colour) })
    : emblem(10, -300, 17, inkOn(colour), hash(colour) >> 4)
  return {
    art: group('translate(-30 0)', art),
    width: 372,
    height: 354,
    setting: 'bench',
    footprint: 190,
    focus: [0, -260, 1.6],
    several: 'pair',
  }
}

/** Spade and rake for the garden. */
export const gardenTool: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const wood = mix(accent, '#c99a63', 0.7)
  const shaft = (top: number, length: number) =>
    rod(easel, -9, top, 18, length, wood, 8) +
    group(`translate(-9 ${top + length}) rotate(-90)`, rect(0, 0, length, 18, grain(easel, 0.3)))
  const steel = easel.along(
    [0, 0, 1, 0.3],
    [0, shade(colour, 0.4)],
    [0.4, shade(colour, 0.05)],
    [0.6, shade(colour, 0.22)],
    [1, shade(colour, -0.4)],
  )
  const blade = 'M-56 40H56Q62 130 40 180Q20 212 0 224Q-20 212-40 180Q-62 130-56 40Z'
  const spade =
    shaft(-196, 246) +
    path('M-40-214Q-40-234-22-234H22Q40-234 40-214L22-184H12L20-212H-20L-12-184H-22Z', shade(accent, -0.1)) +
    path('M-15-10H15L20 50H-20Z', metal(easel, colour)) +
    path(blade, '#0b1216', 'opacity=".25" transform="translate(6 8)"') +
    path(blade, steel) +
    line('M0 44V190', shade(colour, -0.4), 5, 'opacity=".35"') +
    line('M-3 44V190', '#fff', 2, 'opacity=".5"') +
    rect(-62, 34, 124, 10, shade(colour, 0.2), 4) +
    (picture.label ? words(picture.label, -40, 76, 80, 40, 22, { fill: inkOn(colour) }) : '')
  let tines = ''
  for (let i = -4; i <= 4; i++) tines += `M${i * 17} 130Q${i * 17} 158 ${i * 17} 196`
  const rake =
    shaft(-220, 330) +
    path('M-13 70H13L17 122H-17Z', metal(easel, colour)) +
    line(tines, shade(colour, -0.4), 9, 'stroke-linecap="round" transform="translate(3 5)" opacity=".5"') +
    line(tines, colour, 8, 'stroke-linecap="round"') +
    line(tines, '#fff', 2, 'opacity=".45" transform="translate(-2 0)"') +
    rect(-82, 116, 164, 22, steel, 6) +
    rod(easel, -11, -220, 22, 70, accent, 8)
  const outline =
    placed(
      [
        [-40, -230],
        [40, -230],
        [9, -180],
        [12, 40],
        [58, 40],
        [40, 180],
        [0, 224],
        [-40, 180],
        [-58, 40],
        [-12, 40],
        [-9, -180],
      ],
      -92,
      0,
      -12,
    ) +
    placed(
      [
        [-11, -220],
        [11, -220],
        [14, 116],
        [82, 116],
        [74, 196],
        [-74, 196],
        [-82, 116],
        [-14, 116],
      ],
      92,
      8,
      11,
    )
  const art = group('translate(-92 0) rotate(-12)', spade) + group('translate(92 8) rotate(11)', rake)
  return {
    art,
    width: 420,
    height: 480,
    stance: 'lying',
    setting: 'flat',
    focus: [-70, 80, 1.7],
    several: 'pair',
    outline,
  }
}

/** A flat brush with natural bristles. */
export const brush: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const handle = 'M-62 24Q-58-40-24-70Q-14-120-18-188Q-18-226 0-226T18-188Q14-120 24-70Q58-40 62 24Z'
  const hair = 'M-78 78H78Q86 150 70 214Q40 226 0 222T-70 214Q-86 150-78 78Z'
  let art =
    path(
      handle,
      easel.across([0, shade(accent, 0.1)], [0.3, shade(accent, 0.42)], [0.55, accent], [1, shade(accent, -0.45)]),
    ) +
    within(easel, handle, group('translate(-62 30) rotate(-90)', rect(0, 0, 260, 130, grain(easel, 0.24)))) +
    oval(0, -196, 8, 8, '#20282a') +
    ring(0, -196, 9, 9, '#d9c48a', 3)
  art += path(
    hair,
    easel.across([0, shade(colour, -0.3)], [0.25, shade(colour, 0.25)], [0.6, colour], [1, shade(colour, -0.4)]),
  )
  const strands = Array.from(
    { length: 30 },
    (_, i) =>
      `M${-76 + i * 5.2} 80Q${-78 + i * 5.4 + ((i * 7) % 5) - 2} 150 ${-70 + i * 4.9 + ((i * 5) % 7) - 3} ${206 + ((i * 11) % 16)}`,
  ).join('')
  art += within(
    easel,
    hair,
    line(strands, shade(colour, -0.5), 1.6, 'opacity=".5"') +
      line(strands, shade(colour, 0.55), 1.4, 'opacity=".6" transform="translate(2 0)"') +
      rect(-90, 190, 180, 40, shade(colour, 0.3), 0, 'opacity=".35"') +
      rect(-90, 76, 180, 22, '#000', 0, 'opacity=".3"'),
  )
  art +=
    rect(-80, 20, 160, 66, metal(easel, '#c2b078'), 4) +
    line('M-80 34H80M-80 72H80', '#000', 2, 'opacity=".25"') +
    [-60, -20, 20, 60].map((x) => oval(x, 53, 4, 4, '#7d6c3a')).join('')
  art += group(
    'translate(0 -6)',
    picture.label
      ? words(picture.label, -36, -34, 72, 44, 20, { fill: inkOn(accent) })
      : emblem(0, -10, 13, inkOn(accent), hash(accent) >> 3),
  )
  const one = group('rotate(18)', art)
  return {
    art: one,
    width: 300,
    height: 460,
    stance: 'lying',
    setting: 'flat',
    focus: [-30, 70, 1.6],
    several: 'fan',
    outline: placed(
      [
        [-18, -216],
        [18, -216],
        [20, -70],
        [62, 0],
        [80, 84],
        [72, 220],
        [-72, 220],
        [-80, 84],
        [-62, 0],
        [-20, -70],
      ],
      0,
      0,
      18,
    ),
  }
}
