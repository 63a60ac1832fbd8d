import { dice, mix, shade } from './colour.ts'
import { document, Easel } from './easel.ts'
import type { Palette } from './logos.ts'
import { group, line, oval, path, rect } from './marks.ts'

type Scene = (easel: Easel, palette: Palette, random: () => number) => string

const skin = ['#e9b991', '#c98d62', '#8d5a3b', '#f0cba8'] as const

/** A person at work, standing on 0, 0; about 250 high. */
export function person(coat: string, seed: number, armsUp = false): string {
  const face = skin[seed % skin.length] ?? skin[0]
  const arms = armsUp
    ? line('M-30-165Q-70-190-62-232M30-165Q70-190 62-232', coat, 20, 'stroke-linecap="round"')
    : line('M-32-168Q-52-120-30-92M32-168Q52-120 30-92', coat, 20, 'stroke-linecap="round"')
  return (
    path('M-26-80L-30 0H-6L0-70L6 0H30L26-80Z', '#39443f') +
    path('M-36-168Q0-192 36-168L32-70H-32Z', coat) +
    arms +
    oval(0, -208, 24, 27, face) +
    path(
      'M-25-212Q-24-242 0-240Q26-242 25-210Q12-224-25-212Z',
      ['#2d241d', '#5a4030', '#1d1a18'][seed % 3] ?? '#2d241d',
    )
  )
}

const warehouse: Scene = (easel, palette, random) => {
  const rack = (x: number, scale: number) => {
    const cartons = Array.from({ length: 16 }, (_, i) => {
      const tone =
        [mix('#c79a63', palette.accent, 0.15), '#d2aa78', '#b98850', palette.main][Math.floor(random() * 4)] ??
        '#c79a63'
      return rect(12 + (i % 4) * 62, 24 + Math.floor(i / 4) * 130 + random() * 18, 54, 84, tone, 3)
    }).join('')
    return group(
      `translate(${x} 110) scale(${scale})`,
      [0, 1, 2, 3].map((i) => rect(0, 118 + i * 130, 262, 12, palette.accent)).join('') +
        cartons +
        rect(0, 0, 10, 560, palette.main) +
        rect(252, 0, 10, 560, palette.main),
    )
  }
  return (
    rect(0, 0, 1200, 800, easel.down([0, '#e4e8e4'], [1, '#c4ccc6'])) +
    path('M0 660H1200V800H0Z', '#a9b2ac') +
    path('M480 660L380 800H820L720 660Z', '#bcc5bf') +
    rack(30, 1.05) +
    rack(330, 0.98) +
    rack(640, 0.98) +
    rack(905, 1.05) +
    group('translate(600 730) scale(.9)', person(palette.main, 1))
  )
}

const hall: Scene = (easel, palette, random) => {
  const lamps = Array.from(
    { length: 6 },
    (_, i) =>
      line(`M${120 + i * 190} 0V120`, '#65706a', 4) +
      path(`M${80 + i * 190} 150L${105 + i * 190} 118H${135 + i * 190}L${160 + i * 190} 150Z`, palette.accent),
  ).join('')
  const machines = Array.from({ length: 4 }, (_, i) => {
    const x = 60 + i * 285
    return (
      rect(
        x,
        380,
        220,
        210,
        easel.along([0, 0, 1, 1], [0, shade(palette.main, 0.3)], [1, shade(palette.main, -0.2)]),
        14,
      ) +
      rect(x + 24, 404, 96, 66, '#eef4f1', 6) +
      [0, 1, 2].map((j) => oval(x + 150 + j * 24, 424, 8, 8, j === 1 ? palette.accent : '#dfe6e2')).join('') +
      rect(x + 20, 500, 180, 12, '#fff', 4, 'opacity=".3"')
    )
  }).join('')
  const belt =
    rect(0, 590, 1200, 26, '#4a544f', 12) +
    Array.from({ length: 11 }, (_, i) =>
      rect(30 + i * 110 + random() * 14, 536, 62, 54, mix('#d2aa78', palette.accent, (i % 3) * 0.15), 3),
    ).join('')
  return (
    rect(0, 0, 1200, 800, easel.down([0, '#f2efe8'], [1, '#d7dad4'])) +
    lamps +
    machines +
    rect(0, 616, 1200, 184, '#b5bcb6') +
    belt +
    group('translate(200 760)', person(palette.accent, 0)) +
    group('translate(930 770)', person(palette.main, 2))
  )
}

const landscape: Scene = (easel, palette, random) => {
  const rows = Array.from({ length: 17 }, (_, i) =>
    line(`M${600 + (i - 8) * 20} 430L${600 + (i - 8) * 175} 800`, shade(palette.main, -0.18), 15, 'opacity=".5"'),
  ).join('')
  const hills = [0, 1, 2]
    .map((i) =>
      path(
        `M0 ${360 + i * 30}Q${200 + random() * 200} ${200 + i * 60} 600 ${350 + i * 25}T1200 ${330 + i * 34}V800H0Z`,
        mix(shade(palette.main, 0.7), palette.main, i / 2.4),
      ),
    )
    .join('')
  return (
    rect(0, 0, 1200, 800, easel.down([0, '#cfe3ea'], [0.6, '#f7ecd6'])) +
    oval(920, 190, 70, 70, '#fff4d2') +
    hills +
    path('M0 440Q600 400 1200 440V800H0Z', shade(palette.main, 0.16)) +
    rows +
    group('translate(300 690) scale(1.100)', person(palette.accent, 3)) +
    group('translate(410 660) scale(.9)', person(shade(palette.main, -0.2), 1))
  )
}

const workbench: Scene = (easel, palette, random) => {
  const tools = Array.from({ length: 9 }, (_, i) =>
    group(
      `translate(${150 + i * 112} 160)`,
      rect(-7, 0, 14, 120 + random() * 60, '#8d6a45', 6) +
        (i % 3 === 0
          ? rect(-34, -20, 68, 34, '#75807b', 5)
          : i % 3 === 1
            ? path('M-14 0L0-64L14 0Z', '#9aa5a0')
            : oval(0, -10, 22, 30, '#87928d')),
    ),
  ).join('')
  const pieces = Array.from(
    { length: 6 },
    (_, i) =>
      oval(180 + i * 170, 560 - (i % 2) * 10, 52, 30, i % 2 ? palette.accent : palette.main) +
      oval(180 + i * 170, 550 - (i % 2) * 10, 40, 18, shade(i % 2 ? palette.accent : palette.main, -0.3)),
  ).join('')
  return (
    rect(0, 0, 1200, 800, easel.down([0, '#efe7da'], [1, '#d9ccb8'])) +
    rect(80, 120, 1040, 260, '#c7ad86', 12) +
    tools +
    rect(0, 540, 1200, 60, '#a37b50') +
    rect(0, 600, 1200, 200, '#8a653f') +
    pieces +
    group('translate(860 720) scale(1.700)', person(palette.main, 2))
  )
}

const dock: Scene = (easel, palette, random) => {
  const lorry =
    rect(520, 300, 470, 270, easel.down([0, '#fbfaf7'], [1, '#d8ded9']), 10) +
    rect(520, 380, 470, 60, palette.main) +
    path('M990 390H1080L1140 470V570H990Z', palette.accent) +
    path('M1010 410H1070L1112 470H1010Z', '#d9ecf2') +
    [620, 880, 1070].map((x) => oval(x, 580, 48, 48, '#2d3532') + oval(x, 580, 20, 20, '#aab3ae')).join('')
  const pallets = [90, 290]
    .map(
      (x, i) =>
        rect(x, 590, 170, 20, '#a98257') +
        [0, 1, 2, 3]
          .map((j) =>
            rect(
              x + 8 + (j % 2) * 80,
              505 - Math.floor(j / 2) * 82,
              74,
              80,
              mix('#c99f69', palette.accent, random() * 0.25),
              3,
            ),
          )
          .join('') +
        (i ? '' : rect(x + 8, 341, 74, 80, palette.main, 3)),
    )
    .join('')
  return (
    rect(0, 0, 1200, 800, easel.down([0, '#d5e4ea'], [1, '#f3eee2'])) +
    rect(0, 180, 470, 430, '#cfd3cc') +
    rect(60, 250, 330, 360, '#9da6a0', 6) +
    Array.from({ length: 8 }, (_, i) => rect(60, 262 + i * 24, 330, 3, '#87908a')).join('') +
    rect(0, 610, 1200, 190, '#9ea6a0') +
    pallets +
    lorry +
    group('translate(450 720)', person(palette.accent, 1))
  )
}

const meeting: Scene = (easel, palette) => {
  const shelf = Array.from({ length: 18 }, (_, i) =>
    rect(
      130 + (i % 9) * 108,
      150 + Math.floor(i / 9) * 130,
      60,
      80,
      [palette.main, palette.accent, shade(palette.main, 0.5)][i % 3] ?? palette.main,
      8,
    ),
  ).join('')
  return (
    rect(0, 0, 1200, 800, easel.down([0, '#f6f1e8'], [1, '#e2dbcd'])) +
    rect(90, 232, 1020, 12, '#a98257') +
    rect(90, 362, 1020, 12, '#a98257') +
    shelf +
    rect(0, 640, 1200, 160, '#c9b99f') +
    [260, 460, 760, 960]
      .map((x, i) => group(`translate(${x} 700) scale(1.250)`, person(i % 2 ? palette.main : palette.accent, i)))
      .join('') +
    rect(160, 590, 880, 40, '#b48a5c', 10) +
    [340, 560, 800].map((x) => oval(x, 580, 30, 12, '#fffdf8') + oval(x, 574, 18, 7, palette.accent)).join('')
  )
}

const scenes: readonly Scene[] = [hall, warehouse, landscape, workbench, dock, meeting]

/** One picture of a company's gallery, 1200 × 800; the trade decides with which scene the series begins. */
export function drawGalleryScene(palette: Palette, theme: string, index: number): string {
  const first = { food: 2, drinks: 2, garden: 2, textiles: 0, apparel: 0, tableware: 3, furniture: 3 }[theme] ?? 0
  const scene = scenes[(first + index) % scenes.length] ?? hall
  const easel = new Easel()
  return document(easel, 1200, 800, 'At work', scene(easel, palette, dice(index * 104_729 + theme.length * 31 + 5)))
}
