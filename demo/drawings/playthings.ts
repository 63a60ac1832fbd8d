import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { cast, disc, laid, piece } from './laid.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { globe, grain, plane } from './materials.ts'
import { within } from './soft.ts'
import { block, stand } from './solid.ts'

/** A ball of leather panels, sewn. */
export const leatherBall: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const seams = 'M-180-180Q0-250 180-180M-180-180Q0-110 180-180M0-360Q-110-180 0 0M0-360Q110-180 0 0'
  const art =
    oval(0, -180, 180, 180, globe(easel, colour)) +
    within(
      easel,
      disc(0, -180, 180),
      line(seams, shade(colour, -0.5), 5, 'opacity=".7"') +
        line(seams, accent, 3, 'stroke-dasharray="9 8" transform="translate(7 5)"'),
    ) +
    words(picture.label ?? '', -60, -150, 120, 50, 30, { fill: inkOn(colour, accent) }) +
    oval(-70, -260, 60, 34, '#fff', 'opacity=".25"')
  return {
    art,
    width: 364,
    height: 362,
    setting: 'outdoor',
    footprint: 150,
    depth: 0.3,
    focus: [0, -180, 1.6],
    several: 'pair',
  }
}

/** A volleyball: panels in threes. */
export const volleyball: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const ball = disc(0, -180, 180)
  const swirl = (turn: number, tone: string) =>
    group(
      `rotate(${turn} 0 -180)`,
      path('M0-180Q-30-300 60-380H220Q120-260 0-180Z', tone) +
        line('M0-180Q-10-290 110-380M0-180Q40-290 170-360', '#0b1216', 3, 'opacity=".35"'),
    )
  const art =
    oval(0, -180, 180, 180, globe(easel, '#f4f1e8')) +
    within(
      easel,
      ball,
      [0, 60, 120, 180, 240, 300].map((t, i) => swirl(t, [colour, accent, '#f4f1e8'][i % 3] ?? colour)).join(''),
    ) +
    oval(
      0,
      -180,
      180,
      180,
      easel.around(
        [0.5, 0.5, 0.56, 0.32, 0.24],
        [0, '#fff', 0.5],
        [0.5, '#fff', 0],
        [0.8, '#0b1216', 0.2],
        [1, '#0b1216', 0.45],
      ),
    ) +
    (picture.label ? words(picture.label, -60, -130, 120, 40, 24, { fill: '#22282a' }) : '')
  return {
    art,
    width: 364,
    height: 362,
    setting: 'outdoor',
    footprint: 150,
    depth: 0.3,
    focus: [0, -180, 1.6],
    several: 'pair',
  }
}

/** Wooden ramps one above the other, with a marble on its way. */
export const marbleRun: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const wood = mix(colour, '#e0bd84', 0.6)
  const tower = (x: number, height: number, z: number) =>
    block(easel, {
      x,
      z,
      width: 60,
      height,
      depth: 60,
      fill: wood,
      front: rect(0, 0, 60, height, grain(easel, 0.2)) + oval(30, 26, 14, 14, shade(wood, -0.4)),
    })
  const ramp = (x1: number, y1: number, x2: number, y2: number, tone: string) =>
    line(`M${x1} ${y1}L${x2} ${y2}`, shade(tone, -0.35), 34, 'stroke-linecap="round"') +
    line(`M${x1} ${y1 - 5}L${x2} ${y2 - 5}`, tone, 24, 'stroke-linecap="round"') +
    line(`M${x1} ${y1 - 7}L${x2} ${y2 - 7}`, shade(tone, -0.2), 7, 'stroke-linecap="round"')
  const art =
    tower(0, 340, 60) +
    tower(330, 220, 60) +
    ramp(80, -350, 350, -190, accent) +
    tower(160, 90, 0) +
    ramp(350, -110, 180, -40, mix(accent, wood, 0.5)) +
    oval(230, -280, 17, 17, globe(easel, '#2f6fb0')) +
    oval(300, -112, 15, 15, globe(easel, '#c0392b'))
  return { ...stand(art, 390, 340, 120), setting: 'room', footprint: 380, focus: [0, -210, 1.5], several: 'pair' }
}

/** A hedgehog on wheels, to pull. */
export const hedgehog: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const wood = mix(accent, '#e0bd84', 0.5)
  const back = 'M-190-60Q-200-230-20-240Q110-240 150-110L200-70Q206-44 170-44H-150Q-186-44-190-60Z'
  const spines = Array.from(
    { length: 40 },
    (_, i) => `M${-160 + (i % 10) * 26} ${-80 - Math.floor(i / 10) * 38}l-22-26`,
  ).join('')
  const wheel = (x: number) =>
    oval(x, -34, 36, 36, shade(accent, -0.3)) +
    oval(x - 2, -36, 34, 34, plane(easel, accent)) +
    oval(x - 2, -36, 9, 9, wood)
  const art =
    line('M200-60Q260-30 300-80', '#c0392b', 5) +
    ring(308, -92, 15, 15, wood, 8) +
    piece(
      easel,
      back,
      wood,
      path('M-200-40Q-200-250 0-250Q110-230 120-110Q60-60-30-50Z', colour) +
        line(spines, shade(colour, 0.4), 5, 'stroke-linecap="round"'),
      1,
    ) +
    oval(146, -96, 8, 10, '#1d2325') +
    oval(202, -70, 12, 11, '#1d2325') +
    wheel(-110) +
    wheel(100)
  return {
    art: group('translate(-50 0)', art),
    width: 480,
    height: 246,
    setting: 'room',
    footprint: 340,
    focus: [40, -120, 1.6],
    several: 'pair',
  }
}

/** A wooden engine with two waggons on a piece of track. */
export const railwaySet: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const wood = '#e0bd84'
  const wheel = (x: number) => oval(x, -34, 22, 22, '#2b3234') + oval(x - 1, -35, 9, 9, wood)
  const car = (x: number, tone: string, load: string) =>
    rect(x, -88, 104, 46, plane(easel, tone), 6) +
    load +
    wheel(x + 24) +
    wheel(x + 80) +
    line(`M${x + 104}-56h22`, '#6c7372', 6)
  const track =
    rect(-270, -14, 540, 14, wood, 4) +
    Array.from({ length: 13 }, (_, i) => rect(-262 + i * 42, -6, 18, 10, shade(wood, -0.3), 2)).join('')
  const art =
    track +
    car(-260, accent, [0, 1, 2].map((i) => oval(-236 + i * 30, -96, 17, 15, shade(wood, -0.2 + i * 0.1))).join('')) +
    car(-126, mix(accent, '#f4f1e8', 0.5), rect(-116, -126, 84, 40, wood, 4)) +
    rect(8, -110, 190, 66, plane(easel, colour), 12) +
    rect(20, -196, 84, 100, plane(easel, shade(colour, -0.1)), 8) +
    rect(34, -180, 54, 44, '#f4f1e8', 5) +
    rect(10, -208, 104, 18, accent, 6) +
    rect(146, -170, 30, 64, '#2b3234', 4) +
    rect(138, -182, 46, 16, accent, 5) +
    oval(196, -76, 16, 26, '#d3b164') +
    wheel(44) +
    wheel(104) +
    wheel(164)
  return {
    art,
    width: 550,
    height: 214,
    setting: 'room',
    footprint: 530,
    depth: 0.1,
    focus: [90, -110, 1.6],
    several: 'row',
  }
}

/** A bent board to rock on. */
export const balanceBoard: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const top = 'M-250-190Q-120-20 60-50Q200-76 270-220L232-250Q170-120 50-96Q-110-70-206-230Z'
  const art =
    path('M-250-190Q-120-20 60-50Q200-76 270-220V-202Q200-50 60-26Q-130 0-250-172Z', shade(accent, -0.1)) +
    piece(
      easel,
      top,
      mix(colour, '#e0bd84', 0.4),
      line('M-230-208Q-110-40 60-70Q190-96 252-234', '#7a4f26', 3, 'opacity=".3"') +
        line('M-220-216Q-110-56 56-82Q184-106 242-242', '#7a4f26', 2, 'opacity=".25"'),
      1.1,
    ) +
    (picture.label ? words(picture.label, -40, -88, 120, 30, 18, { fill: '#5b3a18' }) : '')
  return {
    art: group('translate(0 22)', art),
    width: 530,
    height: 230,
    setting: 'room',
    footprint: 180,
    depth: 0.2,
    focus: [0, -90, 1.6],
    several: 'stack',
  }
}

/** A wooden map in pieces, one beside its place. */
export const puzzleMap: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const tones = [
    colour,
    accent,
    mix(colour, accent, 0.5),
    shade(accent, 0.4),
    shade(colour, 0.35),
    mix('#b3562c', accent, 0.3),
  ]
  const parts = [
    'M-150-60L-90-110L-40-80L-50-10L-120 10Z',
    'M-90-110L-60-170L10-150L20-90L-40-80Z',
    'M-40-80L20-90L80-60L60 10L-50-10Z',
    'M10-150L90-160L130-100L80-60L20-90Z',
    'M80-60L130-100L190-60L170 20L60 10Z',
    'M-120 10L-50-10L-30 60L-90 110L-150 80Z',
    'M-50-10L60 10L50 80L-30 60Z',
    'M60 10L170 20L150 100L50 80Z',
    'M-30 60L50 80L30 140L-40 130Z',
  ]
  const board = 'M-230-200H230V190H-230Z'
  const art =
    cast(board) +
    piece(
      easel,
      board,
      '#e0bd84',
      group('rotate(0)', rect(-230, -200, 460, 390, grain(easel, 0.2))) +
        rect(-196, -180, 420, 350, mix('#b9d3dc', colour, 0.1), 10),
    ) +
    parts.map((d, i) => cast(d, 2, 3) + piece(easel, d, tones[i % tones.length] ?? colour, '', 0.5)).join('') +
    group(
      'translate(150 150) rotate(20)',
      cast('M-40-30L30-40L50 20L-10 44L-50 10Z') +
        piece(easel, 'M-40-30L30-40L50 20L-10 44L-50 10Z', shade(accent, 0.1)),
    ) +
    (picture.label ? words(picture.label, -190, 130, 150, 34, 22, { fill: inkOn('#b9d3dc') }) : '')
  return laid(art, 470, 400, { outline: board, focus: [30, 0, 1.8] })
}

/** A soft animal that sits: head, body, ears and what makes it a bison or a fox. */
function animal(head: (colour: string, accent: string) => string): Sculptor {
  return (easel, picture) => {
    const { colour, accent } = picture
    const fur = globe(easel, colour)
    const art =
      oval(-110, -40, 62, 42, fur) +
      oval(110, -40, 62, 42, fur) +
      oval(0, -120, 130, 124, fur) +
      oval(0, -100, 78, 84, mix(colour, accent, 0.45), 'opacity=".8"') +
      oval(-116, -140, 36, 66, fur, 'transform="rotate(24 -116 -140)"') +
      oval(116, -140, 36, 66, fur, 'transform="rotate(-24 116 -140)"') +
      oval(-110, -30, 34, 24, mix(colour, accent, 0.5)) +
      oval(110, -30, 34, 24, mix(colour, accent, 0.5)) +
      head(colour, accent) +
      (picture.label
        ? rect(-34, -196, 68, 26, '#f4f1e8', 4) + words(picture.label, -30, -194, 60, 22, 16, { fill: '#33281b' })
        : '')
    return {
      art,
      width: 360,
      height: 410,
      setting: 'room',
      footprint: 300,
      depth: 0.2,
      focus: [0, -290, 1.6],
      several: 'pair',
    }
  }
}

export const plushBison: Sculptor = animal(
  (colour, accent) =>
    path(
      'M-110-320Q-190-340-180-400Q-150-370-100-360ZM110-320Q190-340 180-400Q150-370 100-360Z',
      mix(accent, '#e8dcc0', 0.7),
    ) +
    oval(0, -290, 124, 104, shade(colour, -0.08)) +
    path('M-110-330Q-90-420 0-416T110-330Q60-370 40-340Q10-372-10-340Q-50-372-110-330Z', shade(colour, -0.4)) +
    oval(0, -240, 74, 50, mix(colour, accent, 0.5)) +
    oval(-26, -244, 9, 12, '#1d2325') +
    oval(26, -244, 9, 12, '#1d2325') +
    oval(-60, -304, 12, 14, '#1d2325') +
    oval(60, -304, 12, 14, '#1d2325') +
    oval(-57, -308, 4, 4, '#fff') +
    oval(63, -308, 4, 4, '#fff'),
)
export const puppetFox: Sculptor = animal(
  (colour, accent) =>
    path('M-120-330L-140-430L-50-380ZM120-330L140-430L50-380Z', shade(colour, -0.1)) +
    path('M-112-340L-124-406L-66-374ZM112-340L124-406L66-374Z', shade(accent, -0.2)) +
    path('M-140-300Q-120-396 0-396T140-300Q90-230 0-206Q-90-230-140-300Z', colour) +
    path(
      'M-138-296Q-60-300-40-260Q-20-216 0-206Q-90-230-138-296ZM138-296Q60-300 40-260Q20-216 0-206Q90-230 138-296Z',
      mix(accent, '#f8f4ea', 0.7),
    ) +
    oval(0, -214, 20, 15, '#1d2325') +
    oval(-56, -312, 12, 14, '#1d2325') +
    oval(56, -312, 12, 14, '#1d2325') +
    oval(-53, -316, 4, 4, '#fff') +
    oval(59, -316, 4, 4, '#fff'),
)

/** A cat's house of board: a box with a gable, a door and a window. */
export const catHouse: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const kraft = mix(colour, '#c9a573', 0.6)
  const [w, h, d] = [260, 210, 200]
  const roof = path('M-20-196L110-340L330-300L260-150Z', 'none')
  const art =
    block(easel, {
      width: w,
      height: h,
      depth: d,
      fill: kraft,
      front:
        path('M70 210V120Q70 50 130 50T190 120V210Z', shade(kraft, -0.65)) +
        line('M70 210V120Q70 50 130 50T190 120V210', accent, 9) +
        (picture.label ? words(picture.label, 60, 14, 140, 30, 20, { fill: '#3b2413' }) : ''),
      side:
        rect(60, 60, 80, 80, shade(kraft, -0.6), 6) +
        rect(60, 60, 80, 80, 'none', 6, `stroke="${accent}" stroke-width="7"`),
    }) +
    roof +
    path('M-14-206L236-158L300-330L64-366Z', plane(easel, accent)) +
    path('M236-158L300-330L366-240L352-206Z', shade(accent, -0.4)) +
    line('M10-246L250-198M30-288L270-240M48-328L286-282', '#000', 3, 'opacity=".2"')
  return { ...stand(art, w, h + 110, d), setting: 'room', footprint: 330, focus: [-20, -150, 1.5], several: 'pair' }
}
