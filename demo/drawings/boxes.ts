import { hash, inkOn, lightness, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { emblem, label, block as words, write } from './lettering.ts'
import { group, line, oval, path, rect, ring } from './marks.ts'
import { handling, kraft, marking, palletWood } from './packing.ts'
import { block, lay, project, stand } from './solid.ts'

export const carton: Sculptor = (easel, picture) => {
  const [width, height, depth] = [210, 270, 110]
  const front = label(picture, 0, 0, width, height, picture.colour, hash(picture.label ?? '') % 2 ? 2 : 0)
  const side =
    rect(0, 0, depth, height * 0.2, picture.accent) +
    emblem(
      depth / 2,
      height * 0.45,
      22,
      inkOn(picture.colour, picture.accent),
      hash((picture.label ?? '') + picture.kind) >> 8,
    ) +
    line(
      `M18 ${height * 0.66}H92M18 ${height * 0.71}H80M18 ${height * 0.76}H86`,
      inkOn(picture.colour),
      3,
      'opacity=".35"',
    ) +
    rect(20, height * 0.84, 54, 26, '#fff') +
    bars(24, height * 0.85, 46, 22)
  const art = block(easel, {
    width,
    height,
    depth,
    fill: picture.colour,
    front,
    side,
    top:
      rect(0, 0, width, depth, picture.accent, 0, 'opacity=".25"') +
      line(`M0 ${depth * 0.7}H${width}`, '#000', 1.5, 'opacity=".18"'),
  })
  return { ...stand(art, width, height, depth), setting: 'carton', footprint: 232, focus: [-30, -190, 1.8] }
}

/** A bar code too small to read. */
export function bars(x: number, y: number, width: number, height: number): string {
  return line(
    [0, 2, 3, 6, 8, 9, 12, 14, 17, 18, 20, 23, 25].map((i) => `M${x + (i / 25) * width} ${y}v${height}`).join(''),
    '#1b2623',
    width / 34,
  )
}

export const teaBox: Sculptor = (easel, picture) => {
  const [width, height, depth] = [260, 170, 150]
  const leaf = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(1.300)`,
      path('M0 0C-16-12-16-34 0-50C16-34 16-12 0 0Z', picture.accent, 'opacity=".5"'),
    )
  const ground = picture.colour
  const front =
    rect(0, 0, width, height, ground) +
    leaf(18, 170, -30) +
    leaf(40, 180, 16) +
    leaf(246, 176, 24) +
    leaf(224, 184, -14) +
    label(picture, 44, 22, width - 88, height - 44, undefined, 2)
  const top =
    rect(
      14,
      14,
      width - 28,
      depth - 28,
      'none',
      4,
      `stroke="${inkOn(ground, picture.accent)}" stroke-opacity=".6" stroke-width="2.500"`,
    ) + emblem(width / 2, depth / 2, 36, inkOn(ground, picture.accent), hash((picture.label ?? '') + picture.kind) >> 8)
  const side =
    rect(0, 0, depth, 46, picture.accent) +
    emblem(depth / 2, 106, 20, inkOn(ground, picture.accent), hash((picture.label ?? '') + picture.kind) >> 8)
  let art = block(easel, {
    width,
    height: height - 44,
    depth,
    fill: ground,
    front: group('translate(0 -44)', front),
    side: group('translate(0 -44)', side),
  })
  art += block(easel, {
    x: -2,
    y: height - 44,
    z: -2,
    width: width + 4,
    height: 44,
    depth: depth + 4,
    fill: ground,
    front: group('translate(2 0)', group('', front, easel.clip(rect(0, 0, width, 44, '#000')))),
    side,
    top,
  })
  const sachet = group(
    'translate(30 26)',
    path('M-56-28L26-44L46 16L-40 36Z', '#000', 'opacity=".14" transform="translate(6 6)"') +
      path('M-56-28L26-44L46 16L-40 36Z', '#fffdf8') +
      path('M-30-14L18-23L28 8L-22 18Z', mix(picture.accent, '#fffdf8', 0.25)),
  )
  const set = stand(art, width, height, depth)
  return {
    ...set,
    art: set.art + group('translate(-150 -22) scale(.8)', sachet),
    setting: 'shelf',
    footprint: 290,
    focus: [-40, -130, 1.9],
  }
}

export const boxCorrugated: Sculptor = (easel, picture) => {
  const [width, height, depth] = [260, 190, 190]
  const fill = lightness(picture.colour) > 0.2 ? mix(picture.colour, kraft, 0.25) : kraft
  const tape =
    rect(0, depth / 2 - 17, width, 34, '#e6d2ae', 0, 'opacity=".85"') +
    line(`M0 ${depth / 2}H${width}`, '#6b4c26', 1.5, 'opacity=".6"')
  const art = block(easel, {
    width,
    height,
    depth,
    fill,
    front: marking(picture, width, height, '#4a3319'),
    side:
      rect(depth / 2 - 17, 0, 34, 44, '#e6d2ae', 0, 'opacity=".8"') +
      handling(42, 118, 30, '#3c2913') +
      (picture.sublabel ? words(picture.sublabel, 20, 60, depth - 40, 40, 22, { fill: '#3c2913' }) : ''),
    top: tape,
  })
  let flutes = ''
  for (let i = 0; i < 36; i++) flutes += `M${i * 7.3} 2q1.800-4 3.600 0t3.600 0`
  const edge = group(lay('front', 0, height - 3, 0, width, 0, 0), line(flutes, shade(fill, -0.4), 1.2, 'opacity=".7"'))
  return {
    ...stand(art + edge, width, height, depth),
    several: 'stack',
    setting: 'pallet',
    footprint: 320,
    focus: [30, -200, 1.9],
  }
}

export const chocolateBar: Sculptor = (easel, picture) => {
  const [w, h] = [190, 400]
  const foil = easel.along(
    [0, 0, 1, 0.3],
    [0, '#f4ead0'],
    [0.3, '#c9b27c'],
    [0.5, '#fff6dc'],
    [0.8, '#b0985f'],
    [1, '#e2d1a2'],
  )
  const choc = /e[0-9a-f]|f[0-9a-f]/.test(picture.colour.slice(1, 3)) ? '#5a3522' : '#4a2a1a'
  let squares = ''
  for (let r = 0; r < 2; r++)
    for (let c = 0; c < 3; c++)
      squares +=
        rect(
          -w / 2 + 8 + c * 59,
          -h / 2 - 64 + r * 52,
          55,
          48,
          easel.along([0, 0, 1, 1], [0, shade(choc, 0.24)], [0.5, choc], [1, shade(choc, -0.4)]),
          4,
        ) + rect(-w / 2 + 16 + c * 59, -h / 2 - 57 + r * 52, 39, 33, shade(choc, 0.07), 3)
  let art = rect(-w / 2 + 3, -h / 2 - 68, w - 6, 120, shade(choc, -0.3), 4) + squares
  art += path(
    `M${-w / 2 - 2} ${-h / 2 + 10}L-80 ${-h / 2 + 26}L-62 ${-h / 2 + 4}L-34 ${-h / 2 + 24}L-8 ${-h / 2 + 2}L22 ${-h / 2 + 26}L48 ${-h / 2 + 6}L74 ${-h / 2 + 22}L${w / 2 + 2} ${-h / 2 + 2}V${h / 2 - 20}H${-w / 2 - 2}Z`,
    foil,
  )
  art +=
    rect(-w / 2 - 5, -h / 2 + 44, w + 10, h - 44, picture.colour, 3) +
    label(picture, -w / 2 - 5, -h / 2 + 54, w + 10, h - 66, picture.colour, 1)
  art +=
    rect(-w / 2 - 5, -h / 2 + 44, w + 10, 12, picture.accent) + rect(-w / 2 - 5, h / 2 - 22, w + 10, 22, picture.accent)
  art +=
    rect(
      -w / 2 - 5,
      -h / 2 + 44,
      w + 10,
      h - 44,
      easel.along(
        [0, 0, 1, 0.12],
        [0, '#fff', 0.36],
        [0.06, '#fff', 0.08],
        [0.5, '#fff', 0],
        [0.93, '#000', 0.08],
        [1, '#000', 0.3],
      ),
      3,
    ) + line(`M${-w / 2 - 5} ${-h / 2 + 45}H${w / 2 + 5}`, '#fff', 2, 'opacity=".5"')
  return {
    art,
    width: w + 20,
    height: h + 80,
    stance: 'lying',
    outline: `M${-w / 2 - 5} ${-h / 2 - 66}H${w / 2 + 5}V${h / 2}H${-w / 2 - 5}Z`,
    setting: 'flat',
    focus: [0, -130, 2],
    several: 'fan',
  }
}

export const brick: Sculptor = (easel, picture) => {
  const [width, height, depth] = [250, 84, 124]
  // Specks of sand and clinker, as dots of two strokes.
  const spots = (w: number, h: number, seed: number) =>
    [shade(picture.colour, -0.35), mix(picture.accent, picture.colour, 0.35)]
      .map((tone, turn) => {
        const dots = Array.from({ length: 11 }, (_, i) => {
          const a = hash(`${seed}${i}${turn}`)
          return `M${4 + (a % (w - 8))} ${4 + ((a >>> 9) % (h - 8))}h.1`
        })
        return line(dots.join(''), tone, 5, 'stroke-linecap="round" opacity=".6"')
      })
      .join('')
  const hole = (x: number) =>
    oval(x, depth / 2, 26, 22, shade(picture.colour, -0.6)) +
    path(
      `M${x - 26} ${depth / 2}A26 22 0 0 1 ${x + 26} ${depth / 2}A26 15 0 0 0 ${x - 26} ${depth / 2}Z`,
      shade(picture.colour, -0.3),
    )
  const print = picture.label
    ? rect(40, 20, width - 80, 44, '#000', 4, 'opacity=".12"') +
      words(picture.label, 48, 22, width - 96, 40, 30, { fill: shade(picture.colour, -0.45) })
    : ''
  const one = block(easel, {
    width,
    height,
    depth,
    fill: picture.colour,
    front: spots(width, height, 1) + print,
    side: spots(depth, height, 2),
    top: spots(width, depth, 3) + hole(50) + hole(125) + hole(200),
  })
  return {
    ...stand(one, width, height, depth),
    several: 'stack',
    setting: 'pallet',
    footprint: 280,
    focus: [0, -60, 1.5],
  }
}

export const battery: Sculptor = (easel, picture) => {
  const [width, height, depth] = [230, 190, 130]
  const front =
    rect(0, 52, width, height - 52, shade(picture.colour, -0.1)) +
    label(picture, 22, 66, width - 44, height - 82, undefined, 4) +
    line(`M0 30H${width}M0 36H${width}`, '#000', 2, 'opacity=".3"') +
    rect(0, 44, width, 8, picture.accent)
  const side =
    rect(0, 44, depth, 8, picture.accent) +
    [0, 1, 2, 3].map((i) => rect(20 + i * 25, 70, 12, 100, '#000', 4, 'opacity=".2"')).join('')
  let art = block(easel, {
    width,
    height,
    depth,
    fill: picture.colour,
    front,
    side,
    top: rect(14, 14, width - 28, depth - 28, '#000', 8, 'opacity=".14"'),
  })
  const post = (x: number, sign: string, tone: string) => {
    const [px, py] = project(x, height, depth * 0.62)
    return group(
      `translate(${px.toFixed(0)} ${py.toFixed(0)})`,
      oval(0, 2, 24, 10, '#000', 'opacity=".3"') +
        path('M-20-14A20 8 0 0 1 20-14V0A20 8 0 0 1-20 0Z', tone) +
        oval(0, -14, 20, 8, shade(tone, 0.3)) +
        path(
          'M-9-32A9 4 0 0 1 9-32V-14A9 4 0 0 1-9-14Z',
          easel.across([0, '#8e9490'], [0.35, '#f2f4f2'], [1, '#6f7572']),
        ) +
        oval(0, -32, 9, 4, '#e6e9e6') +
        write(26, 26, 30, sign, { fill: inkOn(picture.colour), weight: 700 }),
    )
  }
  art += post(44, '+', '#b3392b') + post(180, '−', '#2b3331')
  const set = stand(art, width, height, depth)
  return { ...set, height: set.height + 22, setting: 'bench', footprint: 260, focus: [-20, -150, 1.7] }
}

export const pallet: Sculptor = (easel, picture) => {
  const art = palletWood(
    easel,
    330,
    260,
    lightness(picture.colour) > 0.25 ? mix(picture.colour, '#d0ab7a', 0.3) : '#d0ab7a',
    7,
  )
  // Pool operators paint the blocks.
  const paint = [0, 0.435, 0.87]
    .map((x) => group(lay('front', x * 330, 7, 0, 43, 26, 0), rect(0, 0, 43, 26, picture.accent, 0, 'opacity=".8"')))
    .join('')
  const burn = picture.label
    ? group(
        lay('front', 128, 10, 0, 74, 22, 0),
        rect(0, 0, 74, 22, 'none', 2, 'stroke="#4a3319" stroke-width="1.500" opacity=".7"') +
          words(picture.label, 4, 1, 66, 20, 14, { fill: '#4a3319' }),
      )
    : ''
  return {
    ...stand(art + paint + burn, 330, 47, 260),
    several: 'stack',
    setting: 'pallet',
    footprint: 420,
    depth: 0.32,
    focus: [-60, -60, 1.7],
  }
}

export const toyBlocks: Sculptor = (easel, picture) => {
  const tones = [
    picture.colour,
    picture.accent,
    mix(picture.colour, '#f2c14e', 0.65),
    mix(picture.accent, '#e9e2d0', 0.6),
  ]
  const size = 96
  const letters = [...(picture.label ?? 'ABC').replace(/[^\p{L}]/gu, '').toUpperCase()]
  const cube = (x: number, y: number, z: number, i: number) => {
    const tone = tones[i % 4] ?? picture.colour
    const frame = rect(9, 9, size - 18, size - 18, '#fff7e6', 8, 'opacity=".9"')
    return block(easel, {
      x,
      y,
      z,
      width: size,
      height: size,
      depth: size,
      fill: tone,
      front:
        frame +
        write(size / 2, 70, 58, letters[i % Math.max(letters.length, 1)] ?? 'A', {
          fill: shade(tone, -0.12),
          weight: 800,
        }),
      side: frame + (i % 2 ? ring(size / 2, size / 2, 20, 20, tone, 9) : path('M48 24L74 70H22Z', tone)),
      top: frame + oval(size / 2, size / 2, 22, 22, tone),
    })
  }
  const art = cube(54, 0, 108, 3) + cube(-56, 0, 12, 0) + cube(56, 0, 0, 1) + cube(2, size, 10, 2)
  const set = stand(art, 200, size * 2, 150)
  return { ...set, width: 310, setting: 'shelf', footprint: 290, focus: [-10, -150, 1.5] }
}
