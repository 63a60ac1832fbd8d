import { dice, shade } from './colour.ts'
import { document, Easel } from './easel.ts'
import { group, line, oval, path, rect } from './marks.ts'
import { person } from './scenes.ts'

/** The house's own colours (the web's tokens). */
const house = { green: '#0e6b57', tint: '#e3f1ec', amber: '#b86e00', pale: '#ffe9c7', paper: '#fbfaf7', ink: '#10201c' }

function container(x: number, y: number, colour: string, width = 92): string {
  const ribs = Array.from({ length: Math.floor(width / 12) }, (_, i) =>
    rect(x + 6 + i * 12, y + 5, 3, 30, '#000', 0, 'opacity=".1"'),
  ).join('')
  return rect(x, y, width, 40, colour, 2) + ribs
}

/** The hero of the home page, 1600 × 900: the quay in the morning, quiet on the left where the words stand. */
export function drawHero(): string {
  const easel = new Easel()
  const random = dice(1601)
  const tones = [house.green, '#7fb3a5', house.amber, '#d9a35a', '#c9d8d1', '#b3392b', '#e7ddca']
  const boxes = Array.from({ length: 27 }, (_, i) => {
    const column = i % 9
    const row = Math.floor(i / 9)
    return row === 2 && column % 2
      ? ''
      : container(760 + column * 94, 600 - row * 42, tones[Math.floor(random() * tones.length)] ?? house.green)
  }).join('')
  const crane = (x: number, scale: number) =>
    group(
      `translate(${x} 640) scale(${scale})`,
      line('M-70 0L-42-300M70 0L42-300M-58-120H58M-42-300H42', house.green, 13) +
        line('M-190-300H300M0-390L-190-300M0-390L300-300M0-390V-300', house.green, 10) +
        line('M210-300V-190', shade(house.green, -0.3), 4) +
        container(164, -190, house.amber),
    )
  const ship = group(
    'translate(980 760)',
    path('M-250-30H330L290 50H-200Z', '#21403a') +
      path('M-250-30H330L326-14H-244Z', '#b3392b') +
      Array.from({ length: 5 }, (_, i) =>
        container(-130 + i * 78, -72, tones[(i * 3 + 1) % tones.length] ?? house.green, 74),
      ).join('') +
      rect(250, -120, 56, 90, '#fbfaf7', 4) +
      rect(258, -108, 40, 14, '#9fc4d0'),
  )
  const water = easel.down([0, '#bcdcd3'], [1, '#6fa99a'])
  const ripples = Array.from({ length: 46 }, () =>
    rect(random() * 1560, 690 + random() * 200, 30 + random() * 110, 3, '#fff', 2, 'opacity=".4"'),
  ).join('')
  const hills =
    path('M0 640Q220 560 460 600T900 560T1600 600V680H0Z', '#cfe3da') +
    path('M0 655Q300 610 620 632T1600 610V690H0Z', '#b3d2c6')
  const art =
    rect(0, 0, 1600, 900, easel.down([0, '#eaf3f1'], [0.55, '#fdf4e3'], [1, '#fbeed8'])) +
    oval(560, 470, 92, 92, '#ffe3ae') +
    oval(560, 470, 160, 160, '#ffe9c7', 'opacity=".45"') +
    hills +
    crane(1010, 1) +
    crane(1370, 0.82) +
    boxes +
    rect(640, 640, 960, 34, '#a7b3ad') +
    rect(0, 674, 1600, 226, water) +
    ripples +
    ship
  return document(easel, 1600, 900, 'A quay in the morning', art)
}

const media: readonly (() => string)[] = [
  // A growers' cooperative decides together.
  () =>
    rect(0, 0, 1200, 750, '#f3ead9') +
    oval(960, 150, 66, 66, house.pale) +
    path('M0 430Q300 320 640 400T1200 370V750H0Z', '#bcd6c3') +
    path('M0 520Q420 450 1200 520V750H0Z', '#8fbba4') +
    [210, 380, 560, 740, 920]
      .map((x, i) =>
        group(
          `translate(${x} ${660 - (i % 2) * 26}) scale(1.250)`,
          person([house.green, house.amber, '#3a5a78', '#b3392b', '#6f8f5a'][i] ?? house.green, i, i === 2),
        ),
      )
      .join('') +
    rect(300, 560, 560, 34, '#a97f53', 8) +
    [380, 520, 660, 780].map((x) => oval(x, 552, 34, 16, '#c98b3a') + oval(x, 546, 22, 9, '#7b4a2a')).join(''),
  // The port at dawn.
  () => {
    const easel = new Easel()
    const sky = easel.down([0, '#24423c'], [0.5, '#d98f5f'], [0.75, '#f8d9a0'])
    return (
      `<defs>${easel.definitions}</defs>` +
      rect(0, 0, 1200, 750, sky) +
      oval(780, 470, 80, 80, '#fff0c9') +
      [220, 520]
        .map((x) =>
          group(
            `translate(${x} 520)`,
            line('M-60 0L-36-240M60 0L36-240M-50-90H50M-180-240H230M0-310L-180-240M0-310L230-240', '#152722', 11),
          ),
        )
        .join('') +
      Array.from({ length: 14 }, (_, i) =>
        container(
          40 + (i % 7) * 98,
          480 - Math.floor(i / 7) * 42,
          ['#1d3a33', '#2b5147', '#6b4a2c'][i % 3] ?? '#1d3a33',
        ),
      ).join('') +
      rect(0, 520, 1200, 230, '#1c3831') +
      Array.from({ length: 22 }, (_, i) =>
        rect(640 + ((i * 67) % 320), 545 + i * 9, 60 + ((i * 37) % 90), 4, '#f8d9a0', 2, 'opacity=".5"'),
      ).join('')
    )
  },
  // Mending instead of throwing away.
  () =>
    rect(0, 0, 1200, 750, '#e6ece7') +
    rect(110, 90, 460, 300, '#d2e4f0', 10) +
    rect(330, 90, 10, 300, '#fff') +
    rect(110, 235, 460, 10, '#fff') +
    Array.from({ length: 7 }, (_, i) =>
      group(
        `translate(${680 + i * 66} 120)`,
        rect(-6, 0, 12, 110, '#8d6a45', 5) + rect(-24, -14, 48, 26, '#73807a', 5),
      ),
    ).join('') +
    rect(0, 560, 1200, 190, '#a97f53') +
    rect(0, 540, 1200, 30, '#c29a6b') +
    group('translate(460 700) scale(1.700)', person(house.green, 2)) +
    group('translate(820 700) scale(1.700)', person(house.amber, 0)) +
    group(
      'translate(640 480)',
      path('M0-70A70 70 0 0 1 61 35', 'none', `stroke="${house.green}" stroke-width="18"`) +
        path('M61 35A70 70 0 0 1-61 35', 'none', `stroke="${house.amber}" stroke-width="18"`) +
        path('M-61 35A70 70 0 0 1 0-70', 'none', 'stroke="#3a5a78" stroke-width="18"'),
    ),
]

/** Pictures of the home page's Media block, 1200 × 750: a cooperative, a port at dawn, a repair workshop. */
export function drawMedia(index: number): string {
  return document(new Easel(), 1200, 750, 'From the trade', media[index % media.length]?.() ?? '')
}
