import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { piece } from './laid.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect } from './marks.ts'
import { gloss, grain, matt, metal, plane, smudge, weave } from './materials.ts'
import { folds, within } from './soft.ts'
import { block, project, stand } from './solid.ts'

const leg = (from: readonly [number, number], to: readonly [number, number], tone: string, width = 15) =>
  line(`M${from.join(' ')}L${to.join(' ')}`, shade(tone, -0.3), width, 'stroke-linecap="round"') +
  line(`M${from[0] - 2} ${from[1]}L${to[0] - 2} ${to[1]}`, shade(tone, 0.12), width * 0.5, 'stroke-linecap="round"')

/** A high stool with a foot rest. */
export const stool: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const art =
    leg([-60, -390], [-112, -6], shade(colour, -0.15)) +
    leg([60, -390], [118, -40], shade(colour, -0.2)) +
    leg([-20, -380], [-24, -48], shade(colour, -0.25)) +
    line('M-98-120L110-150', shade(colour, -0.1), 11) +
    line('M-98-120L-26-160L110-150', shade(colour, -0.2), 9) +
    leg([40, -390], [60, 0], colour) +
    oval(0, -392, 120, 34, shade(colour, -0.35)) +
    oval(0, -404, 120, 34, plane(easel, colour)) +
    oval(0, -410, 106, 28, plane(easel, accent)) +
    oval(-24, -416, 60, 12, '#fff', 'opacity=".22"')
  return {
    art,
    width: 250,
    height: 440,
    setting: 'room',
    footprint: 240,
    depth: 0.22,
    focus: [0, -380, 1.7],
    several: 'row',
  }
}

/** A bench to sit two. */
export const bench: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, h, d] = [430, 26, 130]
  const post = (x: number, z: number) =>
    block(easel, { x, z, width: 26, height: 150, depth: 26, fill: shade(colour, -0.08) })
  const art =
    post(24, 96) +
    post(380, 96) +
    post(24, 8) +
    post(380, 8) +
    block(easel, { x: 24, y: 50, z: 50, width: 380, height: 18, depth: 14, fill: shade(colour, -0.15) }) +
    block(easel, {
      y: 150,
      width: w,
      height: h,
      depth: d,
      fill: colour,
      front: rect(0, 0, w, h, grain(easel, 0.2)),
      top: rect(0, 0, w, d, grain(easel, 0.24)) + rect(40, 14, w - 80, d - 28, accent, 6, 'opacity=".85"'),
    })
  const set = stand(art, w, 176, d)
  return {
    ...set,
    shadow: group('', set.shadow, 'opacity=".55"'),
    setting: 'room',
    footprint: 400,
    focus: [-60, -130, 1.6],
    several: 'pair',
  }
}

/** A low chair with a sheepskin over its back. */
export const loungeChair: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const skin =
    'M-70-330Q-110-340-112-290Q-120-200-90-150Q-60-120 60-118Q150-116 168-96Q184-84 176-130Q170-170 110-176Q40-180 20-220Q4-290-10-324Q-40-344-70-330Z'
  const frame = (dx: number, tone: string) =>
    line(
      `M${-120 + dx}-320L${-60 + dx}-110L${170 + dx}-130M${-60 + dx}-110L${-140 + dx} 0M${150 + dx}-130L${180 + dx} 0M${-100 + dx}-210L${150 + dx}-220L${150 + dx}-130`,
      tone,
      17,
      'stroke-linecap="round" stroke-linejoin="round"',
    )
  const art =
    frame(44, shade(colour, -0.4)) +
    path('M-90-320L-46-120L190-150L160-110L-40-96Z', shade(colour, -0.3)) +
    piece(
      easel,
      skin,
      mix(accent, '#f6f1e4', 0.6),
      rect(
        -130,
        -350,
        330,
        260,
        easel.pattern(
          14,
          14,
          '<path d="M2 3q3 5 6 0M8 10q3 4 5-1" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2"/>',
        ),
      ) + folds('M-60-310Q-70-200-30-150M-20-310Q-10-220 30-170', 26, 0.06),
      1,
    ) +
    frame(0, shade(colour, -0.12)) +
    group('translate(-3 -2)', frame(0, shade(colour, 0.2)).replaceAll('stroke-width="17"', 'stroke-width="6"'))
  return {
    art,
    width: 350,
    height: 344,
    setting: 'room',
    footprint: 340,
    depth: 0.2,
    focus: [-20, -220, 1.6],
    several: 'pair',
  }
}

/** A round side table on three legs. */
export const sideTable: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const art =
    leg([-90, -250], [-130, -20], colour, 17) +
    leg([90, -250], [136, -20], shade(colour, -0.1), 17) +
    leg([0, -250], [6, 0], colour, 18) +
    oval(0, -246, 176, 50, shade(accent, -0.45)) +
    oval(0, -262, 176, 50, plane(easel, accent)) +
    within(
      easel,
      'M-176-262A176 50 0 1 1 176-262A176 50 0 1 1-176-262Z',
      line('M-180-280Q-90-240-30-276T120-250T200-280M-120-230Q-40-250 60-224', '#fff', 3, 'opacity=".4"'),
    ) +
    oval(-50, -274, 80, 18, '#fff', 'opacity=".16"')
  return {
    art,
    width: 356,
    height: 314,
    setting: 'room',
    footprint: 290,
    depth: 0.24,
    focus: [0, -240, 1.6],
    several: 'pair',
  }
}

/** A carved table with eight sides. */
export const octagonTable: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const faces = [
    [-180, -96, -34, 0],
    [-96, 60, 0, 14],
    [60, 180, 14, -34],
  ] as const
  const art =
    faces
      .map(([x1, x2, a, b], i) => {
        const mid = (x1 + x2) / 2
        const panel = `M${x1}-250V${a}H${x1}L${x1 + 14} ${a + 2}Q${x1 + 18}-80 ${mid}-120Q${x2 - 18}-80 ${x2 - 14} ${b + 2}L${x2} ${b}V-250Z`
        return (
          path(panel, plane(easel, shade(colour, [-0.22, 0.04, -0.32][i] ?? 0))) +
          line(`M${x1 + 16}-226H${x2 - 16}M${x1 + 16}-200H${x2 - 16}`, accent, 4, 'opacity=".8"') +
          [0.25, 0.5, 0.75]
            .map((t) => oval(x1 + (x2 - x1) * t, -168, 9, 11, 'none', `stroke="${accent}" stroke-width="4"`))
            .join('')
        )
      })
      .join('') +
    path('M-190-262L-100-300H70L190-270L64-226L-100-224Z', plane(easel, shade(colour, 0.2))) +
    line('M-150-264L-84-288H60L150-268L52-238L-88-236Z', accent, 4) +
    path('M-190-262L-100-224L64-226L190-270V-254L64-210L-100-208L-190-246Z', shade(colour, -0.4))
  return {
    art,
    width: 384,
    height: 316,
    setting: 'room',
    footprint: 350,
    depth: 0.22,
    focus: [0, -230, 1.6],
    several: 'pair',
  }
}

/** A shelf for a wall, with a few things on it. */
export const wallShelf: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const art =
    path('M-190-146H-60Q-180-130-184-60H-190ZM190-146H60Q180-130 184-60H190Z', shade(colour, -0.35)) +
    rect(-240, -166, 480, 20, plane(easel, colour), 3) +
    path('M-240-166L-200-190H200L240-166Z', shade(colour, 0.25)) +
    rect(-240, -146, 480, 6, '#000', 0, 'opacity=".2"') +
    [0, 1, 2, 3, 4]
      .map((i) =>
        rect(
          -170 + i * 27,
          -290 + (i % 3) * 12,
          23,
          112 - (i % 3) * 12,
          [accent, shade(accent, -0.3), '#c9b48c', shade(colour, 0.2), mix(accent, colour, 0.5)][i] ?? accent,
          2,
        ),
      )
      .join('') +
    path('M60-178Q40-240 70-260H120Q150-240 130-178Z', matt(easel, mix(accent, '#f4efe4', 0.5))) +
    line('M95-262Q70-310 84-330M95-262Q110-310 130-320', '#55824f', 6) +
    oval(-20, -190, 26, 13, matt(easel, accent)) +
    line('M-232-176H232', '#fff', 2, 'opacity=".5"')
  return {
    art,
    width: 490,
    height: 330,
    setting: 'room',
    footprint: 60,
    depth: 0.02,
    focus: [0, -170, 1.5],
    several: 'stack',
  }
}

/** A trolley of shelves on castors. */
export const trolley: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, d] = [300, 180]
  const post = (x: number, z: number) =>
    block(easel, { x, y: 30, z, width: 14, height: 350, depth: 14, fill: mix(colour, '#6c7372', 0.4) })
  const tray = (y: number) =>
    block(easel, {
      y,
      width: w,
      height: 22,
      depth: d,
      fill: colour,
      top: rect(14, 14, w - 28, d - 28, shade(colour, -0.25)),
    })
  const caster = (x: number, z: number) => {
    const [px, py] = project(x, 0, z)
    return oval(px, py - 14, 17, 17, '#22282a') + oval(px, py - 14, 7, 7, '#aeb5b3')
  }
  const art =
    caster(20, 160) +
    caster(280, 160) +
    post(4, 160) +
    post(282, 160) +
    tray(60) +
    tray(190) +
    block(easel, { x: 40, y: 212, z: 30, width: 110, height: 70, depth: 90, fill: accent }) +
    tray(330) +
    post(4, 4) +
    post(282, 4) +
    caster(20, 10) +
    caster(280, 10)
  const set = stand(art, w, 380, d)
  return {
    ...set,
    shadow: group('', set.shadow, 'opacity=".6"'),
    setting: 'bench',
    footprint: 300,
    focus: [-30, -220, 1.6],
    several: 'row',
  }
}

/** Pegs on a board. */
export const coatRail: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const peg = (x: number) =>
    line(`M${x}-96V-50Q${x} -20 ${x + 22}-30`, shade(accent, -0.35), 17, 'stroke-linecap="round"') +
    line(`M${x - 2}-96V-52Q${x - 2} -24 ${x + 20}-32`, accent, 11, 'stroke-linecap="round"') +
    oval(x, -100, 15, 15, metal(easel, accent))
  const art =
    rect(-246, -150, 500, 96, '#000', 10, 'opacity=".16"') +
    rect(-250, -156, 500, 92, plane(easel, colour), 9) +
    rect(-250, -156, 500, 92, grain(easel, 0.24), 9) +
    line('M-244-150H244', '#fff', 2, 'opacity=".5"') +
    [-190, -95, 0, 95, 190].map(peg).join('')
  return {
    art,
    width: 510,
    height: 160,
    setting: 'room',
    footprint: 80,
    depth: 0.02,
    focus: [-60, -90, 1.6],
    several: 'stack',
  }
}

/** A desk lamp on a jointed arm. */
export const deskLamp: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const arm = (d: string) => line(d, shade(accent, -0.4), 13) + line(d, accent, 6)
  const art =
    smudge(easel, 150, -190, 200, 160, 0.45, '#ffdf9e') +
    oval(-60, -8, 100, 22, shade(colour, -0.4)) +
    oval(-60, -18, 100, 22, gloss(easel, colour)) +
    arm('M-60-24L-120-210L60-360') +
    oval(-120, -210, 15, 15, metal(easel, accent)) +
    oval(-168, -250, 26, 26, metal(easel, colour)) +
    arm('M-120-210L-168-250') +
    oval(60, -360, 13, 13, metal(easel, accent)) +
    group(
      'translate(66 -352) rotate(38)',
      path('M-26-10H26L84 96Q0 116-84 96Z', gloss(easel, colour)) + oval(0, 97, 84, 17, '#fff0c8'),
    )
  return {
    art,
    width: 380,
    height: 390,
    setting: 'room',
    footprint: 210,
    depth: 0.2,
    focus: [70, -300, 1.6],
    several: 'pair',
  }
}

/** A floor lamp with an arm to read by. */
export const floorLamp: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const shadeOf =
    path(
      'M-60-470H60L96-360H-96Z',
      easel.across([0, shade(colour, -0.3)], [0.4, mix(shade(colour, 0.3), '#ffe2a4', 0.4)], [1, shade(colour, -0.35)]),
    ) + oval(0, -360, 96, 15, '#fff0c8')
  const art =
    smudge(easel, 0, -400, 180, 170, 0.4, '#ffdf9e') +
    oval(0, -8, 84, 18, shade(accent, -0.4)) +
    oval(0, -15, 84, 18, metal(easel, accent)) +
    rect(-7, -372, 14, 360, metal(easel, accent), 4) +
    line('M4-250C60-260 100-250 120-220', accent, 9) +
    group(
      'translate(126 -214) rotate(24)',
      path('M-15-10H15L32 34H-32Z', gloss(easel, accent)) + oval(0, 34, 32, 8, '#fff0c8'),
    ) +
    shadeOf
  return {
    art,
    width: 270,
    height: 480,
    setting: 'room',
    footprint: 170,
    depth: 0.2,
    focus: [30, -340, 1.7],
    several: 'row',
  }
}

/** A basket with a lid. */
export const liddedBasket: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-160-210H160L140-14Q138 0 120 0H-120Q-138 0-140-14Z'
  const lid = 'M-172-250Q0-280 172-250V-206Q0-190-172-206Z'
  const art =
    piece(
      easel,
      body,
      colour,
      rect(-170, -220, 340, 230, weave(easel, 16, 0.14)) + rect(-170, -120, 340, 24, accent, 0, 'opacity=".75"'),
      1.1,
    ) +
    piece(easel, lid, shade(colour, 0.08), rect(-180, -280, 360, 90, weave(easel, 14, 0.13)), 0.9) +
    line('M-34-264C-34-310 34-310 34-264', shade(accent, -0.2), 13) +
    (picture.label ? words(picture.label, -60, -90, 120, 40, 24, { fill: inkOn(colour) }) : '')
  return { art, width: 350, height: 310, setting: 'shelf', footprint: 300, focus: [0, -190, 1.6], several: 'pair' }
}

/** A candle holder of clay with its candle. */
export const candleHolder: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const art =
    smudge(easel, 0, -380, 70, 90, 0.5, '#ffdf9e') +
    path('M0-420Q24-380 0-352Q-24-380 0-420Z', '#f6b545') +
    rect(-22, -350, 44, 150, matt(easel, '#f4efe2'), 6) +
    path(
      'M-60-206H60Q70-190 40-176L30-110Q34-60 110-30Q130 0 96 0H-96Q-130 0-110-30Q-34-60-30-110L-40-176Q-70-190-60-206Z',
      gloss(easel, colour),
    ) +
    oval(0, -206, 60, 13, shade(colour, 0.2)) +
    line('M-34-130H34M-90-26Q0-10 90-26', accent, 6, 'opacity=".8"') +
    rect(-22, -216, 44, 14, '#e6dfcd')
  return {
    art,
    width: 250,
    height: 424,
    setting: 'table',
    footprint: 220,
    depth: 0.24,
    focus: [0, -150, 1.6],
    several: 'row',
  }
}
