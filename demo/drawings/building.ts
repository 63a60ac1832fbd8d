import { dice, hash, inkOn, lightness, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { grain } from './materials.ts'

/** Four patterned tiles laid together. */
export const tile: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const size = 210
  const third = mix(colour, accent, 0.5)
  const style = hash(colour + accent) % 3
  let print = rect(0, 0, size, size, accent)
  if (style === 0) {
    print += path(
      `M0 0H80A80 80 0 0 1 0 80ZM${size} 0V80A80 80 0 0 1 ${size - 80} 0ZM${size} ${size}H${size - 80}A80 80 0 0 1 ${size} ${size - 80}ZM0 ${size}V${size - 80}A80 80 0 0 1 80 ${size}Z`,
      colour,
    )
    print += group(
      `translate(${size / 2} ${size / 2})`,
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) =>
          path('M0-8C20-30 14-64 0-88C-14-64-20-30 0-8Z', turn % 90 ? third : colour, `transform="rotate(${turn})"`),
        )
        .join('') +
        oval(0, 0, 18, 18, colour) +
        oval(0, 0, 9, 9, accent),
    )
    print +=
      ring(0, 0, 96, 96, third, 5) +
      ring(size, 0, 96, 96, third, 5) +
      ring(0, size, 96, 96, third, 5) +
      ring(size, size, 96, 96, third, 5)
  } else if (style === 1) {
    print +=
      path(`M${size / 2} 0L${size} ${size / 2}L${size / 2} ${size}L0 ${size / 2}Z`, colour) +
      path(`M${size / 2} 44L${size - 44} ${size / 2}L${size / 2} ${size - 44}L44 ${size / 2}Z`, accent) +
      group(
        `translate(${size / 2} ${size / 2})`,
        [0, 90, 180, 270]
          .map((turn) => path('M0 0L20-36L0-56L-20-36Z', colour, `transform="rotate(${turn})"`))
          .join(''),
      ) +
      [
        [0, 0],
        [size, 0],
        [0, size],
        [size, size],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 42, 42, third) + oval(x, y, 24, 24, accent))
        .join('')
  } else
    print +=
      rect(0, 0, size, size, colour) +
      rect(12, 12, size - 24, size - 24, shade(colour, 0.06), 4) +
      line(`M12 ${size - 12}V12H${size - 12}`, '#fff', 3, 'opacity=".35"') +
      line(`M${size - 12} 12V${size - 12}H12`, '#000', 4, 'opacity=".2"') +
      ring(size / 2, size / 2, 50, 50, accent, 5, 'opacity=".7"')
  print +=
    rect(
      0,
      0,
      size,
      size,
      easel.along(
        [0, 0, 1, 1],
        [0, '#fff', 0.42],
        [0.35, '#fff', 0.05],
        [0.55, '#fff', 0.18],
        [0.6, '#000', 0],
        [1, '#000', 0.2],
      ),
    ) +
    line(`M1.500 ${size}V1.500H${size}`, '#fff', 3, 'opacity=".6"') +
    line(`M${size - 1} 0V${size - 1}H0`, '#000', 3, 'opacity=".28"')
  const one = easel.stamp(group('', print, easel.clip(rect(0, 0, size, size, '#000', 5))))
  const art =
    rect(-size - 2, -size - 2, size * 2 + 4, size * 2 + 4, '#d9d4ca') +
    [-size - 2, 2].map((x) => [-size - 2, 2].map((y) => one(`translate(${x} ${y})`)).join('')).join('')
  return {
    art,
    width: size * 2 + 4,
    height: size * 2 + 4,
    stance: 'lying',
    outline: `M${-size} ${-size}H${size}V${size}H${-size}Z`,
    setting: 'flat',
    focus: [-90, -90, 1.7],
    several: 'stack',
  }
}

/** Floorboards from above, laid with staggered joints. */
export const plank: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const [w, d] = [520, 92]
  const board = (tone: string, seed: number) => {
    const roll = dice(seed)
    let art =
      rect(0, 0, w, d, easel.along([0, 0, 1, 1], [0, shade(tone, 0.16)], [1, shade(tone, -0.1)])) +
      group('scale(2.600 1.800)', rect(0, 0, w / 2.6, d / 1.8, grain(easel, 0.24)))
    for (let i = 0; i < 2; i++) {
      const [x, y] = [Math.round(60 + roll() * 390), Math.round(24 + roll() * 44)]
      art +=
        ring(x, y, 40, 14, shade(tone, -0.35), 2, 'opacity=".28"') +
        ring(x, y, 24, 9, shade(tone, -0.4), 2, 'opacity=".4"') +
        oval(x, y, 10, 5, shade(tone, -0.5), 'opacity=".6"')
    }
    art +=
      line(`M0 1.500H${w}M1.500 0V${d}`, '#fff', 3, 'opacity=".4"') +
      line(`M0 ${d - 1}H${w}M${w - 1} 0V${d}`, '#000', 3, 'opacity=".35"')
    return easel.stamp(art)
  }
  const first = board(colour, 5)
  const second = board(shade(mix(colour, accent, 0.3), 0.08), 83)
  let art = ''
  for (const [i, x] of [-40, 20, -62, 36].entries())
    art +=
      rect(x + w / 2 - 1, (i - 2) * (d + 1) + d * 0.32, 9, d * 0.36, shade(colour, -0.25)) +
      (i % 2 ? second : first)(
        `translate(${x - w / 2} ${(i - 2) * (d + 1)})${i === 2 ? ` translate(${w} ${d}) rotate(180)` : ''}`,
      )
  if (picture.label)
    art += group(
      'translate(-70 -34)',
      rect(0, 0, 140, 66, '#fbf8f0', 3) +
        rect(0, 0, 140, 8, accent) +
        words(picture.label, 10, 12, 120, 48, 24, { fill: inkOn('#fbf8f0', mix(accent, '#22302c', 0.5)) }),
    )
  return {
    art: group('scale(.86)', art),
    width: 500,
    height: 330,
    stance: 'lying',
    setting: 'flat',
    focus: [-90, 20, 1.7],
    several: 'stack',
    outline: 'M-258-160H190V-80H242V0H170V80H256V160H-192V80H-276V0H-206V-80H-258Z',
  }
}

/** Six pipes in a heap, seen from the end. */
export const pipe: Sculptor = (easel, picture) => {
  const { colour, accent } = picture
  const r = 54
  const [dx, dy] = [250, -128]
  const metallic = lightness(colour) > 0.45
  const skin = easel.along(
    [0.32, 0, 0.68, 1],
    [0, shade(colour, metallic ? 0.1 : 0.04)],
    [0.2, shade(colour, metallic ? 0.75 : 0.42)],
    [0.42, colour],
    [0.8, shade(colour, -0.45)],
    [1, shade(colour, -0.3)],
  )
  const [nx, ny] = [r * 0.46, r * 0.89]
  const body = `M${-nx} ${-ny}L${dx - nx} ${dy - ny}A${r} ${r} 0 0 1 ${dx + nx} ${dy + ny}L${nx} ${ny}A${r} ${r} 0 0 1 ${-nx} ${-ny}Z`
  const print = picture.label
    ? group(
        `translate(30 -24) rotate(-27.100)`,
        words(picture.label, 0, -22, 150, 30, 24, { fill: inkOn(colour), opacity: 0.75 }),
      )
    : ''
  const stripe = line(
    `M${-nx * 0.1} ${-ny * 1.1 + 18}L${dx - nx * 0.1} ${dy - ny * 1.1 + 18}`,
    accent,
    5,
    'opacity=".8"',
  )
  const one = easel.stamp(
    path(body, skin) +
      stripe +
      oval(0, 0, r, r, shade(colour, 0.34)) +
      oval(0, 0, r - 3, r - 3, shade(colour, 0.08)) +
      oval(
        0,
        0,
        r - 12,
        r - 12,
        easel.along([0, 0, 1, 1], [0, shade(colour, -0.78)], [0.6, shade(colour, -0.6)], [1, shade(colour, -0.25)]),
      ) +
      line(`M${-r + 13} 4A${r - 13} ${r - 13} 0 0 0 24 ${r - 18}`, '#fff', 3, 'opacity=".3"'),
  )
  let art = ''
  const step = r * 2 + 1
  for (const [row, count] of [3, 2, 1].entries()) {
    for (let i = count - 1; i >= 0; i--)
      art += one(`translate(${(i - (count - 1) / 2) * step - 124} ${-r - row * step * 0.866})`)
  }
  if (print) art += group(`translate(${-124 + step} ${-r})`, print)
  return {
    art,
    width: 3 * step + dx,
    height: r * 2 + step * 1.73 + 128,
    setting: 'outdoor',
    footprint: 540,
    depth: 0.14,
    focus: [-110, -130, 1.7],
    several: 'pair',
  }
}
