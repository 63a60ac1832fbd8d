import { dice, hash, inkOn, lightness, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { emblem, label, sizeToFit, block as words, write } from './lettering.ts'
import { line, oval, path, rect, ring } from './marks.ts'
import { plane, smudge, weave } from './materials.ts'
import { berry, daylight, folds, leaf, sheen, within } from './soft.ts'

/** Stand-up pouch with a zip and a round bottom fold. */
export const pouch: Sculptor = (easel, picture) => {
  const body =
    'M-106-356H106Q112-356 111-346Q124-210 118-66Q116-16 96 0Q0 12-96 0Q-116-16-118-66Q-124-210-111-346Q-112-356-106-356Z'
  let art = path(body, plane(easel, picture.colour))
  let print =
    rect(-130, -356, 260, 26, picture.accent) +
    label(picture, -92, -292, 184, 196, lightness(picture.colour) > 0.3 ? undefined : picture.colour)
  print +=
    path('M-130-78Q0-30 130-78V20H-130Z', shade(picture.colour, -0.3), 'opacity=".55"') +
    line('M-130-78Q0-30 130-78', '#fff', 2, 'opacity=".35"')
  print += line('M-130-312H130', '#000', 6, 'opacity=".16"') + line('M-130-309H130', '#fff', 1.6, 'opacity=".5"')
  for (let y = -353; y < -330; y += 5) print += line(`M-120 ${y}H120`, '#000', 1, 'opacity=".14"')
  print += folds(
    'M-108-110Q-86-60-60-44M110-120Q92-66 66-44M-112-250Q-98-230-100-190M112-260Q100-236 104-200',
    12,
    0.07,
  )
  art += within(easel, body, print) + path(body, sheen(easel, 0.85))
  art += oval(0, -343, 9, 6, '#f1eee6') + path('M-111-318L-104-315L-111-312ZM111-318L104-315L111-312Z', '#f1eee6')
  return { art, width: 240, height: 362, setting: 'carton', focus: [0, -200, 1.8], footprint: 200 }
}

/** Side-fold bag, rolled down and held by a tin tie, with a valve. */
export const coffeeBag: Sculptor = (easel, picture) => {
  const front = 'M-98-330Q-104-170-100-8L-94 0H74L80-8Q86-170 78-330Z'
  const side = 'M78-330Q86-170 80-8L118-26Q124-180 112-322Z'
  let art = path(
    side,
    easel.across(
      [0, shade(picture.colour, -0.2)],
      [0.48, shade(picture.colour, -0.5)],
      [0.52, shade(picture.colour, -0.16)],
      [1, shade(picture.colour, -0.4)],
    ),
  )
  art += path(front, plane(easel, picture.colour))
  let print =
    label(picture, -78, -226, 142, 190, mix(picture.accent, '#fdfbf5', 0.55)) +
    rect(-110, -10, 200, 12, '#000', 0, 'opacity=".2"')
  print += folds('M-96-318Q-70-290-76-240M74-316Q60-290 66-250M-98-70Q-84-40-88-6M-20-330Q-14-300-22-268', 13, 0.08)
  art += within(easel, front, print) + path(front, sheen(easel, 0.6))
  art +=
    oval(44, -262, 13, 13, '#000', 'opacity=".3"') +
    oval(43, -264, 13, 13, shade(picture.colour, 0.12)) +
    ring(43, -264, 8, 8, shade(picture.colour, -0.35), 2) +
    oval(43, -264, 2.5, 2.5, shade(picture.colour, -0.6))
  const roll = 'M-102-334Q-104-372-96-374L106-366Q118-364 116-322L80-326Z'
  art +=
    path('M-100-326H80L114-318V-306L80-314H-99Z', '#000', 'opacity=".24"') +
    path(
      roll,
      easel.down(
        [0, shade(picture.colour, 0.34)],
        [0.4, shade(picture.colour, 0.08)],
        [1, shade(picture.colour, -0.3)],
      ),
    ) +
    line('M-101-356L112-350', '#000', 2, 'opacity=".2"')
  art +=
    path('M-112-350H120V-336H-112Z', picture.accent) +
    path('M-112-350H120V-346H-112Z', '#fff', 'opacity=".4"') +
    path('M-112-350H-96V-336H-112ZM106-350H120V-336H106Z', '#000', 'opacity=".22"')
  return { art, width: 236, height: 376, setting: 'carton', focus: [-8, -190, 1.8], footprint: 216 }
}

/** An open sack with a rolled rim, its goods heaped up. */
export const sack: Sculptor = (easel, picture) => {
  const jute = mix('#cba974', picture.accent, 0.06)
  const body =
    'M-112-262Q-136-200-142-120Q-150-40-128-8Q-112 6-56 2Q0 9 58 2Q114 6 130-10Q148-44 142-122Q136-200 112-262Q0-230-112-262Z'
  const roll = dice(hash(picture.kind + picture.colour))
  let goods = path('M-106-276Q-60-352 0-356Q66-350 106-276Q0-236-106-276Z', shade(picture.colour, -0.4))
  // One row of grains, laid again and again with a shift, cut to the heap.
  const heap = 'M-106-270Q-60-354 0-358Q66-352 106-270Q0-236-106-270Z'
  let grains = ''
  for (let i = 0; i < 12; i++) {
    const tone = shade(picture.colour, [-0.06, 0.03, 0.1][i % 3] ?? 0)
    grains += berry(easel, Math.round(i * 19 - 106 + roll() * 6), Math.round(roll() * 7), 11, tone)
  }
  const row = easel.stamp(grains)
  let rows = ''
  for (let i = 0; i < 9; i++) rows += row(`translate(${(i % 2) * 10 + (i % 3) * 4} ${-346 + i * 10})`)
  goods += within(easel, heap, rows) + path(heap, daylight(easel, 0.9))
  let art =
    oval(0, -272, 112, 26, shade(jute, -0.5)) +
    goods +
    path(body, plane(easel, jute)) +
    path(body, weave(easel, 5, 0.07))
  const ink = inkOn(jute, mix(picture.accent, '#2a1c10', 0.25))
  let print = line('M-160-34Q0-20 160-34M-160-22Q0-8 160-22', picture.accent, 6, 'opacity=".85"')
  if (picture.label) print += words(picture.label, -96, -190, 192, 84, 54, { fill: ink })
  print += emblem(0, -208, 17, ink, hash((picture.label ?? '') + picture.kind) >> 8)
  if (picture.sublabel) print += write(0, -66, sizeToFit(picture.sublabel, 190, 25), picture.sublabel, { fill: ink })
  print += folds(
    'M-90-250Q-116-170-108-90M96-250Q114-180 112-100M-128-60Q-90-30-40-20M128-70Q100-34 70-22M-40-244Q-48-220-44-204M52-242Q60-222 56-204',
    18,
    0.075,
  )
  art += within(easel, body, print) + path(body, daylight(easel, 1.1))
  art +=
    path(
      'M-114-282Q-126-270-116-254Q0-214 116-254Q126-270 114-282Q0-240-114-282Z',
      easel.along([0, 0, 0.25, 1], [0, shade(jute, 0.3)], [0.5, jute], [1, shade(jute, -0.32)]),
    ) + path('M-116-254Q0-214 116-254L114-244Q0-204-114-244Z', '#000', 'opacity=".22"')
  return { art, width: 290, height: 362, setting: 'pallet', focus: [0, -200, 1.7], footprint: 262 }
}

/** A flat paper packet with a picture of what will grow. */
export const seedPacket: Sculptor = (easel, picture) => {
  const [w, h] = [230, 330]
  const sheet = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`
  const paper = mix(picture.accent, '#fbf6ea', 0.82)
  const green = '#55824f'
  let art = path(sheet, paper)
  let plant =
    rect(
      -w / 2,
      -20,
      w,
      h / 2 + 20,
      easel.down([0, mix(picture.colour, '#ffffff', 0.72)], [1, mix(picture.colour, '#ffffff', 0.45)]),
    ) + oval(0, 190, 170, 50, '#6b4a33')
  for (const [x, y, size, turn] of [
    [-52, 66, 1, -8],
    [54, 78, 0.86, 10],
    [0, 40, 1.24, 0],
  ] as const) {
    plant +=
      line(`M${x} ${y}Q${x + turn} 120 ${x * 0.7} 160`, shade(green, -0.15), 6) +
      leaf(easel, x * 0.8, 134, 0.9, -54, green) +
      leaf(easel, x * 0.8, 120, 0.8, 56, green)
    for (let i = 0; i < 9; i++)
      plant += `<path d="M0 0C-14-12-12-34 0-40C12-34 14-12 0 0Z" fill="${shade(picture.colour, i % 2 ? 0.2 : -0.04)}" transform="translate(${x} ${y}) scale(${size}) rotate(${i * 40})"/>`
    plant += berry(easel, x, y, 13 * size, '#e3b23f')
  }
  art += within(
    easel,
    sheet,
    plant +
      rect(-w / 2, -h / 2, w, 34, picture.accent) +
      label({ ...picture, kind: 'carton' }, -w / 2 + 12, -h / 2 + 40, w - 24, 118, paper, 4),
  )
  art +=
    line(`M${-w / 2} ${-h / 2 + 34}H${w / 2}`, '#000', 2, 'opacity=".2"') +
    line(`M-5 ${-h / 2 + 8}H5`, '#fff', 5) +
    path(
      sheet,
      easel.along([0, 0, 1, 0.8], [0, '#fff', 0.4], [0.35, '#fff', 0.02], [0.6, '#000', 0], [1, '#000', 0.16]),
    )
  art +=
    smudge(easel, 40, -h / 2 + 40, 120, 14, 0.1) +
    line(`M${-w / 2} ${h / 2}V${-h / 2}H${w / 2}`, '#fff', 2, 'opacity=".7"')
  return {
    art,
    width: w,
    height: h,
    stance: 'lying',
    outline: sheet,
    setting: 'flat',
    focus: [0, 20, 1.6],
    several: 'fan',
  }
}
