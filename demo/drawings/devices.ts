import { inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { cast, laid, piece, slab } from './laid.ts'
import { block as words } from './lettering.ts'
import { lathe, line, oval, path, rect, ring } from './marks.ts'
import { matt, metal, plane, weave } from './materials.ts'
import { within } from './soft.ts'
import { block, stand } from './solid.ts'

/** A speaker to carry: a drum of cloth lying on its side. */
export const portableSpeaker: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = 'M-200-160Q-230-80-200 0H190Q230-80 190-160Z'
  const art =
    path(
      body,
      easel.down(
        [0, shade(colour, -0.2)],
        [0.25, shade(colour, 0.25)],
        [0.6, shade(colour, -0.1)],
        [1, shade(colour, -0.5)],
      ),
    ) +
    within(
      easel,
      body,
      rect(-240, -170, 480, 180, weave(easel, 6, 0.14)) + rect(-70, -170, 140, 180, '#000', 0, 'opacity=".12"'),
    ) +
    oval(196, -80, 40, 80, shade(colour, -0.5)) +
    oval(200, -80, 32, 66, metal(easel, accent)) +
    oval(200, -80, 20, 42, '#1d2325') +
    line('M-170-150C-200-200-260-190-230-120', accent, 11) +
    (picture.label
      ? words(picture.label, -60, -104, 120, 48, 32, { fill: inkOn(colour) })
      : rect(-26, -90, 52, 20, accent, 6)) +
    ['M-140-148h22', 'M-90-150h22', 'M90-150h22'].map((d) => line(d, '#fff', 5, 'opacity=".5"')).join('')
  return { art, width: 460, height: 190, setting: 'room', footprint: 380, focus: [120, -80, 1.6], several: 'pair' }
}

/** A round speaker and microphone for a table. */
export const speakerphone: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const body = lathe(
    [
      [190, -54, true],
      [200, -30],
      [184, -4, true],
      [180, 0],
    ],
    0.3,
  )
  const dots = Array.from(
    { length: 7 },
    (_, i) =>
      `<ellipse cx="0" cy="-56" rx="${60 + i * 16}" ry="${18 + i * 4.8}" fill="none" stroke="#0b1216" stroke-opacity=".5" stroke-width="3.4" stroke-dasharray="3.4 6"/>`,
  ).join('')
  const art =
    path(body, matt(easel, shade(colour, -0.2))) +
    oval(0, -54, 190, 57, plane(easel, colour)) +
    dots +
    ring(0, -54, 182, 54, accent, 5) +
    oval(0, -56, 44, 13, shade(colour, 0.12)) +
    [-24, 0, 24].map((x) => oval(x, -56, 6, 3, accent)).join('') +
    line('M-180-20Q-260-10-290-40', '#22282a', 9)
  return {
    art,
    width: 410,
    height: 116,
    setting: 'table',
    footprint: 380,
    depth: 0.3,
    focus: [0, -50, 1.6],
    several: 'pair',
  }
}

/** A small electronic price label on a shelf rail. */
export const shelfLabel: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const art =
    rect(-250, -40, 500, 40, metal(easel, '#b9bfbe'), 4) +
    rect(-190, -216, 380, 200, plane(easel, mix(colour, '#f4f5f2', 0.7)), 16) +
    rect(-168, -196, 336, 150, '#eceee6', 4) +
    rect(-168, -196, 336, 36, accent) +
    words(picture.label ?? 'Olive oil 5 l', -156, -192, 312, 28, 22, { fill: inkOn(accent) }) +
    words('49.90', -150, -150, 200, 84, 76, { fill: '#15191b' }) +
    rect(76, -142, 70, 70, '#15191b', 3) +
    line('M84-134H136M84-122H120M84-110H136M84-98H112M84-86H136', '#eceee6', 6) +
    rect(-8, -40, 30, 10, colour, 4)
  return {
    art,
    width: 500,
    height: 220,
    setting: 'shelf',
    footprint: 460,
    depth: 0.08,
    focus: [0, -120, 1.5],
    several: 'row',
  }
}

/** A battery cabinet for a wall. */
export const wallBattery: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const white = mix(colour, '#f4f5f2', 0.35)
  const [width, height, depth] = [230, 380, 62]
  const art = block(easel, {
    width,
    height,
    depth,
    fill: white,
    front:
      rect(14, 14, width - 28, height - 28, 'none', 22, `stroke="${shade(white, -0.2)}" stroke-width="2"`) +
      rect(98, 40, 34, 150, shade(white, -0.35), 17) +
      rect(104, 46, 22, 138, '#0e1b17', 11) +
      rect(104, 96, 22, 88, accent, 11) +
      words(picture.label ?? 'Battery', 40, 280, 150, 44, 30, { fill: inkOn(white, accent) }),
    side: line('M10 40V340M24 40V340M38 40V340', '#000', 4, 'opacity=".3"'),
  })
  return {
    ...stand(art, width, height, depth),
    setting: 'room',
    footprint: 220,
    focus: [-20, -220, 1.6],
    several: 'row',
  }
}

/** A portable power station with sockets and a handle. */
export const powerStation: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [width, height, depth] = [330, 210, 150]
  const socket = (x: number) =>
    rect(x, 110, 54, 54, '#15191b', 8) +
    oval(x + 27, 137, 20, 20, '#2b3234') +
    oval(x + 20, 137, 3, 3, '#0b0e0f') +
    oval(x + 34, 137, 3, 3, '#0b0e0f')
  const art = block(easel, {
    width,
    height,
    depth,
    fill: colour,
    front:
      rect(20, 24, 130, 66, '#0e1b17', 8) +
      words('86 %', 34, 34, 100, 46, 38, { fill: '#8fe3b0' }) +
      socket(24) +
      socket(92) +
      rect(170, 110, 64, 22, '#15191b', 5) +
      rect(170, 142, 64, 22, '#15191b', 5) +
      rect(256, 24, 50, 140, accent, 8) +
      words(picture.label ?? 'Power', 166, 34, 84, 44, 26, { fill: inkOn(colour) }),
    side: line('M30 50V170M50 50V170M70 50V170M90 50V170M110 50V170', '#000', 7, 'opacity=".35"'),
    top: rect(110, 40, 110, 26, shade(accent, -0.2), 12) + rect(116, 45, 98, 15, shade(colour, -0.5), 7),
  })
  return {
    ...stand(art, width, height, depth),
    setting: 'outdoor',
    footprint: 300,
    focus: [-60, -120, 1.6],
    several: 'pair',
  }
}

/** A small sensor on its board, with pins. */
export const sensorModule: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const board = slab(220, 300, 12)
  const grid = Array.from({ length: 6 }, (_, i) => line(`M-60 ${-96 + i * 22}H60`, '#0b1216', 9, 'opacity=".5"')).join(
    '',
  )
  const art =
    [-60, -20, 20, 60].map((x) => rect(x - 5, 120, 10, 110, metal(easel, '#d3b164'), 3)).join('') +
    cast(board) +
    piece(
      easel,
      board,
      mix(colour, '#1f5d86', 0.3),
      [-86, 86].map((x) => oval(x, -126, 13, 13, '#e8e3d2') + oval(x, -126, 8, 8, '#1d2325')).join('') +
        line('M-60 60V120M-20 60V120M20 80V120M60 60V120', shade(colour, 0.4), 4),
    ) +
    rect(-78, -120, 156, 166, '#e9ece9', 8) +
    grid +
    rect(-78, -120, 156, 166, 'none', 8, `stroke="${accent}" stroke-width="6"`) +
    rect(-76, 96, 152, 30, '#1d2325', 4) +
    words(picture.label ?? 'T / RH', -66, 50, 132, 34, 22, { fill: '#fff' })
  return laid(art, 300, 470, { focus: [0, -40, 1.7] })
}
