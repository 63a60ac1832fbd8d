import { inkOn, lightness, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect } from './marks.ts'
import { fall, globe, smudge, weave } from './materials.ts'
import { daylight, folds, stitch, within } from './soft.ts'

/** A bolt of cloth lying across, its end pulled forward in folds. */
export const fabricBolt: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const cloth = easel.down(
    [0, shade(colour, 0.1)],
    [0.22, shade(colour, 0.32)],
    [0.5, colour],
    [0.85, shade(colour, -0.3)],
    [1, shade(colour, -0.45)],
  )
  const roll = 'M-190-150H160C184-150 196-118 196-80S184-10 160-10H-190Z'
  let art = path(roll, cloth) + within(easel, roll, rect(-220, -150, 430, 150, weave(easel, 5, 0.07)))
  art +=
    oval(-190, -80, 36, 70, shade(colour, -0.22)) +
    [62, 53, 44, 35]
      .map((r) =>
        oval(-190, -80, r * 0.51, r, 'none', `stroke="${shade(colour, r % 2 ? 0.24 : -0.4)}" stroke-width="3"`),
      )
      .join('') +
    oval(-190, -80, 13, 26, '#b89a70') +
    oval(-188, -80, 8, 19, '#4a3826')
  const drape = 'M-120-46Q-128 0-150 56Q-96 70-56 56Q-10 76 40 58Q90 78 150 54Q184 60 206 48Q176-4 172-52Q20-30-120-46Z'
  art +=
    path(drape, '#0b1216', 'opacity=".25" transform="translate(8 8)"') +
    path(drape, easel.down([0, shade(colour, -0.2)], [0.3, shade(colour, 0.1)], [1, shade(colour, 0.02)]))
  const stripes = [-92, -20, 52, 124]
    .map((x) => line(`M${x}-50Q${x - 4} 0 ${x + 8} 76`, accent, 4, 'opacity=".75"'))
    .join('')
  art += within(
    easel,
    drape,
    rect(-160, -60, 380, 150, weave(easel, 5, 0.07)) +
      stripes +
      folds('M-88-40Q-100 10-96 62M-20-36Q-22 20-12 64M64-38Q64 10 92 66M136-44Q142 0 176 54', 26, 0.09),
  )
  art += line(
    'M-150 56Q-96 70-56 56Q-10 76 40 58Q90 78 150 54Q184 60 206 48',
    mix(accent, '#ffffff', 0.3),
    3,
    'opacity=".8"',
  )
  if (picture.label)
    art += group(
      'translate(40 -84) rotate(-3)',
      rect(-56, -30, 112, 60, '#fbf8f0', 5) +
        words(picture.label, -48, -26, 96, 52, 26, { fill: inkOn('#fbf8f0', mix(accent, '#22302c', 0.4)) }),
    )
  return {
    art: group('translate(0 -66) scale(1.05)', art),
    width: 440,
    height: 235,
    setting: 'table',
    focus: [30, -110, 1.7],
    footprint: 400,
  }
}

/** Balls and a skein of yarn. */
export const yarn: Sculptor = (easel, picture) => {
  const wind = (tone: string) => {
    let art = oval(0, 0, 88, 84, globe(easel, tone))
    let dark = ''
    let light = ''
    for (let i = -5; i <= 5; i++) {
      dark += `M${i * 15 - 30} ${-90}Q${i * 19 + 34} 0 ${i * 15 - 20} 92`
      light += `M-92 ${i * 15 - 18}Q0 ${i * 19 + 34} 92 ${i * 13 - 40}`
    }
    art += group(
      '',
      line(dark, shade(tone, -0.4), 3, 'opacity=".5"') +
        line(dark, shade(tone, 0.4), 2, 'opacity=".5" transform="translate(-4 0)"') +
        group(
          '',
          line(light, shade(tone, -0.35), 3.4, 'opacity=".6"') +
            line(light, shade(tone, 0.45), 2.4, 'opacity=".55" transform="translate(0 -4)"'),
          easel.clip(oval(22, -14, 66, 58, '#000')),
        ),
      easel.clip(oval(0, 0, 88, 84, '#000')),
    )
    return art + oval(0, 0, 88, 84, easel.around([0.4, 0.36, 0.68], [0.5, '#000', 0], [1, '#0b1216', 0.45]))
  }
  const main = wind(picture.colour)
  let art =
    group('translate(96 -66) scale(.8) rotate(40)', wind(picture.accent)) +
    group('translate(-18 -170) scale(.74) rotate(-70)', wind(mix(picture.colour, '#ffffff', 0.35))) +
    smudge(easel, 30, -92, 90, 60, 0.35) +
    group('translate(-62 -86)', main)
  art +=
    line('M-120-22Q-170 8-110 6T-10 4Q40-2 96 10T190-4', shade(picture.colour, -0.35), 7, 'stroke-linecap="round"') +
    line('M-120-23Q-170 6-110 4T-10 2Q40-4 96 8T190-6', shade(picture.colour, 0.18), 4, 'stroke-linecap="round"')
  if (picture.label)
    art += group(
      'translate(-62 -84)',
      path('M-87-22Q0-46 87-22L88 24Q0 4-88 24Z', '#fbf7ee') +
        path('M-87-22Q0-46 87-22L88-15Q0-38-88-15Z', picture.accent) +
        words(picture.label, -66, -28, 132, 42, 30, { fill: inkOn('#fbf7ee', mix(picture.accent, '#1f2a27', 0.4)) }),
    )
  return { art, width: 360, height: 244, setting: 'table', footprint: 310, focus: [-40, -110, 1.8] }
}

/** A scarf laid in a loop, with fringes. */
export const scarf: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const back =
    'M-126-96Q-140-214 0-222Q140-214 126-96Q120-50 56-34L40-88Q86-104 82-130Q70-172 0-172Q-70-172-82-130Q-86-104-40-88L-56-34Q-120-50-126-96Z'
  const end = 'M-46-70Q0-96 46-70L62 176H-62Z'
  const bands = (w: number) =>
    [0, 1, 2, 3].map((i) => rect(-w, 74 + i * 24 - (i % 2) * 3, w * 2, i % 2 ? 5 : 11, accent)).join('')
  const fringe = Array.from(
    { length: 17 },
    (_, i) => `M${-60 + i * 7.5} 174q${(i % 3) - 1} 16 ${(i % 4) * 2 - 3} 36`,
  ).join('')
  const tail = (turn: number, x: number, y: number, light: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      line(fringe, shade(colour, light - 0.15), 4, 'stroke-linecap="round"') +
        path(end, shade(colour, light)) +
        within(
          easel,
          end,
          bands(80) +
            rect(-80, -100, 160, 290, weave(easel, 7, 0.08)) +
            folds('M-24-60Q-30 60-34 176M20-66Q26 60 30 176', 20, 0.08),
        ) +
        path(end, daylight(easel, 0.9)),
    )
  let art =
    path(back, shade(colour, -0.12)) +
    within(
      easel,
      back,
      rect(-150, -230, 300, 210, weave(easel, 7, 0.08)) +
        folds('M-112-90Q-124-190 0-204Q124-190 112-90M-94-100Q-104-180 0-188Q104-180 94-100', 15, 0.1),
    ) +
    path(back, daylight(easel))
  art += tail(-15, 46, 6, -0.06) + smudge(easel, 10, 20, 70, 120, 0.28) + tail(9, -26, 10, 0.03)
  const knot = 'M-78-66Q-72-104 0-108Q74-104 78-64Q60-22 0-18Q-64-22-78-66Z'
  art +=
    path(knot, '#0b1216', 'opacity=".22" transform="translate(6 8)"') +
    path(knot, shade(colour, 0.06)) +
    within(
      easel,
      knot,
      rect(-90, -110, 180, 100, weave(easel, 7, 0.08)) +
        folds('M-72-74Q0-96 72-66M-70-54Q0-66 70-48M-52-34Q0-42 56-32', 10, 0.1),
    ) +
    path(knot, daylight(easel, 0.8))
  return {
    art: group('scale(1.06)', art),
    width: 330,
    height: 470,
    stance: 'lying',
    outline: 'M-134-100Q-146-226 0-234Q148-226 134-100Q120-40 110 40L130 200L-20 220L-110 220L-70-40Q-120-50-134-100Z',
    setting: 'flat',
    focus: [-30, 90, 1.7],
    several: 'pair',
  }
}

/** Towels folded and piled, a border woven across. */
export const towel: Sculptor = (easel, picture) => {
  const tones = [picture.colour, mix(picture.colour, picture.accent, 0.55), picture.colour]
  let art = ''
  for (const [i, tone] of tones.entries()) {
    const y = -i * 74
    const body = `M-178 ${y - 6}Q-196 ${y - 38} -178 ${y - 72}H166Q190 ${y - 66} 190 ${y - 38}T166 ${y - 4}Z`
    const pile = easel.pattern(
      7,
      7,
      '<path d="M1 2q2-3 4 0M4 6q2-3 4 0" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="1.6"/>',
    )
    let inner = rect(-200, y - 80, 400, 84, pile)
    for (const [x, w] of [
      [-96, 26],
      [-62, 6],
    ] as const)
      inner +=
        rect(x, y - 80, w, 84, mix(picture.accent, tone, i === 1 ? 0 : 0.05)) +
        rect(x, y - 80, w, 84, '#000', 0, 'opacity=".06"')
    inner += folds(`M-200 ${y - 38}H146Q174 ${y - 38} 174 ${y - 44}`, 9, 0.14)
    art +=
      path(body, fall(easel, tone, 0.24, -0.3)) +
      within(easel, body, inner) +
      path(body, easel.across([0, '#fff', 0.16], [0.5, '#fff', 0], [0.85, '#000', 0.05], [1, '#000', 0.3])) +
      line(`M-178 ${y - 4}H166`, '#0b1216', 5, 'opacity=".32"')
    art += line(`M166 ${y - 72}Q190 ${y - 66} 190 ${y - 38}T166 ${y - 4}`, shade(tone, -0.5), 2, 'opacity=".4"')
  }
  art += path(
    'M-178-220Q-186-232-160-236H150Q184-234 180-212Q0-206-178-220Z',
    shade(picture.colour, 0.3),
    'opacity=".5"',
  )
  if (picture.label)
    art += group(
      'translate(70 -184)',
      rect(-52, -24, 104, 48, '#fbf8f0', 3) +
        words(picture.label, -46, -22, 92, 44, 22, { fill: inkOn('#fbf8f0', mix(picture.accent, '#22302c', 0.5)) }),
    )
  return { art, width: 380, height: 232, setting: 'shelf', footprint: 372, focus: [-70, -150, 1.7] }
}

/** A rug seen from above, with a medallion, borders and fringes. */
export const rug: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, h] = [300, 460]
  const third = mix(colour, lightness(colour) > 0.5 ? '#7c3b2a' : '#d9b06a', 0.6)
  const diamond = (r: number, fill: string, cy = 0) =>
    path(`M0 ${cy - r * 1.3}L${r} ${cy}L0 ${cy + r * 1.3}L${-r} ${cy}Z`, fill)
  let art = line(
    Array.from(
      { length: 38 },
      (_, i) => `M${-w / 2 + 4 + i * 7.9} ${-h / 2 + 2}v-20M${-w / 2 + 4 + i * 7.9} ${h / 2 - 2}v20`,
    ).join(''),
    mix(accent, '#f4ead6', 0.5),
    3,
  )
  art +=
    rect(-w / 2, -h / 2, w, h, shade(colour, -0.1)) +
    rect(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24, accent) +
    rect(-w / 2 + 40, -h / 2 + 40, w - 80, h - 80, third) +
    rect(-w / 2 + 48, -h / 2 + 48, w - 96, h - 96, colour)
  const stud = (x: number, y: number) => `M${x} ${y - 9}l8 9l-8 9l-8-9Z`
  let studs = ''
  for (let i = 0; i < 10; i++) studs += stud(-w / 2 + 33 + i * 26, -h / 2 + 26) + stud(-w / 2 + 33 + i * 26, h / 2 - 26)
  for (let i = 0; i < 15; i++)
    studs += stud(-w / 2 + 26, -h / 2 + 52 + i * 25.5) + stud(w / 2 - 26, -h / 2 + 52 + i * 25.5)
  art += path(studs, shade(colour, -0.05))
  for (const cy of [-112, 0, 112])
    art +=
      diamond(84, accent, cy) +
      diamond(68, third, cy) +
      diamond(52, colour, cy) +
      diamond(32, accent, cy) +
      diamond(15, shade(third, -0.2), cy)
  art += path([-56, 56].map((y) => `${stud(-78, y)}${stud(78, y)}`).join(''), accent)
  art +=
    rect(
      -w / 2,
      -h / 2,
      w,
      h,
      easel.pattern(
        6,
        4,
        '<path d="M0 2h6" stroke="#000" stroke-opacity=".16" stroke-width="1.4"/><path d="M1 0v4M4 0v4" stroke="#fff" stroke-opacity=".09"/>',
      ),
    ) +
    rect(-w / 2, -h / 2, w, h, daylight(easel, 0.7)) +
    stitch(`M${-w / 2} ${-h / 2}V${h / 2}M${w / 2} ${-h / 2}V${h / 2}`, shade(colour, -0.4), 3)
  return {
    art,
    width: w + 8,
    height: h + 44,
    stance: 'lying',
    outline: `M${-w / 2} ${-h / 2 - 14}H${w / 2}V${h / 2 + 14}H${-w / 2}Z`,
    setting: 'flat',
    focus: [-30, 120, 1.9],
    several: 'stack',
  }
}

/** A plump cushion with piping and a woven stripe. */
export const cushion: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body =
    'M-166-300Q-80-276 0-278T166-302Q186-306 178-284Q154-220 156-150T176-22Q182 4 158 0Q80-20 0-20T-158 0Q-182 4-176-22Q-154-86-156-152T-178-282Q-186-304-166-300Z'
  let art = path(
    body,
    easel.around(
      [0.44, 0.46, 0.72, 0.36, 0.34],
      [0, shade(colour, 0.3)],
      [0.45, shade(colour, 0.04)],
      [0.85, shade(colour, -0.28)],
      [1, shade(colour, -0.42)],
    ),
  )
  const stripes =
    [-70, -44, 44, 70]
      .map((x, i) => line(`M${x * 0.96}-310Q${x * 1.22}-150 ${x * 0.96} 10`, accent, i % 3 ? 5 : 14))
      .join('') +
    line('M0-310V10', accent, 26) +
    line('M-8-310V10M8-310V10', colour, 3)
  art +=
    within(
      easel,
      body,
      stripes +
        rect(-190, -310, 380, 320, weave(easel, 6, 0.07)) +
        folds(
          'M-164-284Q-130-250-104-236M164-288Q130-252 108-240M-160-12Q-130-46-106-58M160-14Q132-46 110-56M-150-200Q-120-180-112-150',
          22,
          0.08,
        ),
    ) + path(body, easel.around([0.42, 0.42, 0.72], [0.3, '#fff', 0.16], [0.6, '#000', 0], [1, '#0b1216', 0.4]))
  art +=
    line(body, shade(accent, -0.1), 6) + line(body, shade(accent, 0.35), 2, 'transform="translate(-1 -1)" opacity=".7"')
  return { art, width: 360, height: 306, setting: 'room', footprint: 330, focus: [-60, -190, 1.7], several: 'pair' }
}
