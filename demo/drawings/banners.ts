import { dice, mix, shade } from './colour.ts'
import { document, Easel } from './easel.ts'
import type { Palette } from './logos.ts'
import { group, line, oval, path, rect } from './marks.ts'

type Scene = (easel: Easel, palette: Palette, random: () => number) => string

const width = 1600
const height = 480

/** Ridges from far and pale to near and deep. */
function ridges(colour: string, count: number, top: number, random: () => number): string {
  return Array.from({ length: count }, (_, i) => {
    const base = top + (i * (height - top)) / count
    const points = Array.from({ length: 9 }, (_, j) => `${j * 200} ${Math.round(base - random() * (70 - i * 8))}`)
    return path(
      `M0 ${height}L${points.join('L')}L${width} ${height}Z`,
      mix(shade(colour, 0.72), colour, i / Math.max(1, count - 1)),
    )
  }).join('')
}

function sky(easel: Easel, { main, accent }: Palette, sunX: number): string {
  const air = easel.down([0, shade(main, 0.62)], [0.65, shade(mix(main, accent, 0.6), 0.78)], [1, shade(accent, 0.86)])
  return (
    rect(0, 0, width, height, air) +
    oval(sunX, 170, 74, 74, shade(accent, 0.55)) +
    oval(sunX, 170, 120, 120, shade(accent, 0.7), 'opacity=".35"')
  )
}

const fields: Scene = (easel, palette, random) => {
  const rows = Array.from({ length: 15 }, (_, i) =>
    line(`M${800 + (i - 7) * 26} 330L${800 + (i - 7) * 190} 480`, shade(palette.main, -0.12), 9, 'opacity=".55"'),
  ).join('')
  const trees = Array.from({ length: 12 }, (_, i) => {
    const x = 40 + i * 138 + random() * 50
    const size = 26 + random() * 22
    return (
      rect(x - 4, 330 - size, 8, size, '#6b5138') +
      oval(x, 322 - size, size, size * 0.82, shade(palette.main, -0.05 + random() * 0.16))
    )
  }).join('')
  return (
    sky(easel, palette, 1240) +
    ridges(palette.main, 3, 250, random) +
    trees +
    path('M0 330Q800 296 1600 330V480H0Z', shade(palette.main, 0.18)) +
    rows
  )
}

const quay: Scene = (easel, palette, random) => {
  const crane = (x: number, size: number) =>
    group(
      `translate(${x} 352) scale(${size})`,
      line('M-60 0L-36-190M60 0L36-190M-50-80H50M-36-190H36', shade(palette.main, -0.1), 10) +
        line('M-150-190H190M0-250L-150-190M0-250L190-190M0-250V-190', shade(palette.main, -0.1), 8) +
        line('M120-190V-130', shade(palette.main, -0.3), 4) +
        rect(98, -130, 44, 24, palette.accent),
    )
  const boxes = Array.from({ length: 40 }, (_, i) => {
    const column = i % 20
    const row = Math.floor(i / 20) + (column % 3 === 1 ? 1 : 0)
    return rect(
      70 + column * 74,
      322 - row * 32,
      70,
      29,
      [palette.main, palette.accent, shade(palette.main, 0.35), '#c9cfca', shade(palette.accent, -0.15)][
        Math.floor(random() * 5)
      ] ?? palette.main,
      2,
    )
  }).join('')
  const water = easel.down([0, shade(palette.main, 0.3)], [1, shade(palette.main, -0.15)])
  const ripples = Array.from({ length: 24 }, () =>
    rect(random() * 1500, 390 + random() * 80, 40 + random() * 90, 3, '#fff', 2, 'opacity=".25"'),
  ).join('')
  return (
    sky(easel, palette, 360) +
    ridges(shade(palette.main, 0.3), 2, 290, random) +
    crane(420, 0.9) +
    crane(960, 1.05) +
    crane(1340, 0.8) +
    boxes +
    rect(0, 350, width, 22, '#8d958f') +
    rect(0, 372, width, 108, water) +
    ripples
  )
}

const folds: Scene = (easel, palette, random) => {
  const cloths = [
    shade(palette.main, 0.1),
    palette.accent,
    shade(palette.main, 0.45),
    shade(palette.accent, 0.4),
    palette.main,
  ]
  return (
    rect(0, 0, width, height, shade(palette.accent, 0.7)) +
    Array.from({ length: 11 }, (_, i) => {
      const colour = cloths[i % cloths.length] ?? palette.main
      const x = i * 150 - 40
      const bend = 60 + random() * 60
      const silk = easel.across(
        [0, shade(colour, -0.25)],
        [0.3, shade(colour, 0.22)],
        [0.55, colour],
        [0.8, shade(colour, -0.2)],
        [1, shade(colour, 0.05)],
      )
      return path(
        `M${x} 0C${x + bend} 160 ${x - bend} 320 ${x + 40} 480H${x + 230}C${x + 130} 320 ${x + 260} 160 ${x + 180} 0Z`,
        silk,
      )
    }).join('')
  )
}

const bench: Scene = (easel, palette, random) => {
  const wall = easel.along([0, 0, 1, 1], [0, shade(palette.main, 0.74)], [1, shade(palette.main, 0.58)])
  const shelf = (y: number) =>
    rect(80, y, 1440, 14, '#a57f57', 3) + rect(80, y + 14, 1440, 6, '#000', 0, 'opacity=".12"')
  const pots = (y: number) =>
    Array.from({ length: 17 }, (_, i) => {
      const size = 34 + random() * 44
      const x = 120 + i * 84
      const colour =
        [palette.main, palette.accent, shade(palette.main, 0.4), '#efe7d8', shade(palette.accent, 0.35)][
          Math.floor(random() * 5)
        ] ?? palette.main
      const body = easel.across([0, shade(colour, 0.25)], [0.5, colour], [1, shade(colour, -0.3)])
      return random() < 0.5
        ? path(
            `M${x - size * 0.3} ${y - size}H${x + size * 0.3}C${x + size * 0.75} ${y - size * 0.5} ${x + size * 0.5} ${y} ${x + size * 0.3} ${y}H${x - size * 0.3}C${x - size * 0.5} ${y} ${x - size * 0.75} ${y - size * 0.5} ${x - size * 0.3} ${y - size}Z`,
            body,
          )
        : rect(x - size * 0.36, y - size * 0.9, size * 0.72, size * 0.9, body, 5)
    }).join('')
  return (
    rect(0, 0, width, height, wall) +
    shelf(150) +
    pots(150) +
    shelf(290) +
    pots(290) +
    rect(0, 410, width, 70, easel.down([0, '#b78f63'], [1, '#8a673f'])) +
    pots(410)
  )
}

const works: Scene = (easel, palette, random) => {
  const hall = easel.down([0, shade(palette.main, 0.66)], [1, shade(palette.main, 0.36)])
  const roof = Array.from(
    { length: 8 },
    (_, i) =>
      path(`M${i * 200} 150L${i * 200 + 150} 60V150Z`, shade(palette.main, 0.82)) +
      line(`M${i * 200} 150L${i * 200 + 150} 60V150`, shade(palette.main, -0.1), 6),
  ).join('')
  const gear = (x: number, y: number, r: number, colour: string) =>
    group(
      `translate(${x} ${y}) rotate(${Math.round(random() * 40)})`,
      [0, 30, 60, 90, 120, 150]
        .map((turn) => group(`rotate(${turn})`, rect(-r * 0.13, -r * 1.18, r * 0.26, r * 2.36, colour, 4)))
        .join('') +
        oval(0, 0, r, r, colour) +
        oval(0, 0, r * 0.62, r * 0.62, shade(colour, 0.3)) +
        oval(0, 0, r * 0.2, r * 0.2, shade(colour, -0.4)),
    )
  return (
    rect(0, 0, width, height, hall) +
    roof +
    rect(0, 150, width, 12, shade(palette.main, -0.1)) +
    gear(260, 340, 105, palette.main) +
    gear(452, 290, 70, palette.accent) +
    gear(1180, 330, 120, shade(palette.main, 0.12)) +
    gear(1390, 270, 66, palette.accent) +
    gear(1010, 400, 58, shade(palette.accent, 0.2)) +
    rect(0, 440, width, 40, shade(palette.main, -0.3)) +
    rect(600, 250, 300, 190, shade(palette.main, 0.2), 10) +
    rect(630, 280, 120, 70, shade(palette.accent, 0.5), 6) +
    [0, 1, 2].map((i) => oval(790 + i * 34, 300, 11, 11, palette.accent)).join('')
  )
}

const mountains: Scene = (easel, palette, random) => sky(easel, palette, 1120) + ridges(palette.main, 5, 180, random)

const scenes: Record<string, Scene> = {
  food: fields,
  drinks: fields,
  garden: fields,
  textiles: folds,
  apparel: folds,
  tableware: bench,
  ceramics: bench,
  beauty: mountains,
  furniture: bench,
  tools: works,
  machinery: works,
  electronics: works,
  building: quay,
  packaging: quay,
}

/** A showroom's banner, 1600 × 480, after the trade of the house. */
export function drawBanner(palette: Palette, theme: string, seed: number): string {
  const all = [quay, mountains, fields, folds, bench, works]
  const scene = scenes[theme] ?? all[seed % all.length] ?? quay
  const easel = new Easel()
  return document(easel, width, height, 'Banner', scene(easel, palette, dice(seed * 7919 + 17)))
}
