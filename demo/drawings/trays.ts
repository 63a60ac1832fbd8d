import { dice, hash, inkOn, mix, shade } from './colour.ts'
import type { Sculptor } from './figure.ts'
import { block as words } from './lettering.ts'
import { group, line, oval, path, polygon, rect } from './marks.ts'
import { grain, smudge } from './materials.ts'
import { berry, leaf } from './soft.ts'
import { block, lay, project, stand } from './solid.ts'

/** A slatted crate heaped with fruit in the goods' colour. */
export const fruitCrate: Sculptor = (easel, picture) => {
  const [width, height, depth] = [270, 120, 170]
  const wood = '#d6b282'
  const roll = dice(hash(picture.kind + picture.colour))
  const at = (x: number, y: number, z: number) => {
    const [px, py] = project(x, y, z)
    return `translate(${px.toFixed(1)} ${py.toFixed(1)})`
  }
  const slat = easel.stamp(
    block(easel, { width, height: 32, depth: 7, fill: wood, front: rect(0, 0, width, 32, grain(easel, 0.12)) }),
  )
  const edge = easel.stamp(block(easel, { width: 7, height: 32, depth, fill: wood }))
  const nails = [18, 60, 102].map((y) => oval(10, y, 2.2, 2.2, '#6b5333')).join('')
  const post = easel.stamp(
    block(easel, { width: 20, height: height + 4, depth: 6, fill: shade(wood, -0.08), front: nails }),
  )
  const fruit = [-0.05, 0.02, 0.08].map((amount, i) =>
    easel.stamp(
      oval(3, 6, 27, 24, shade(picture.colour, -0.6), 'opacity=".35"') +
        berry(easel, 0, 0, 26, shade(mix(picture.colour, picture.accent, i * 0.06), amount)) +
        (i === 1 ? oval(3, -15, 4, 2.5, shade(picture.colour, -0.55)) : ''),
    ),
  )
  const twig = easel.stamp(leaf(easel, 0, 0, 0.6, 0, '#4f8048'))
  let art = path(
    polygon([
      project(0, 0, 0),
      project(width, 0, 0),
      project(width, 0, depth),
      project(width, height, depth),
      project(0, height, depth),
      project(0, height, 0),
    ]),
    shade(wood, -0.62),
  )
  for (const y of [84, 42, 0]) art += slat(at(0, y, depth - 7))
  const rows = [0, 1].map((turn) => {
    let fruits = ''
    for (let i = 0; i < 6; i++) {
      const height = 100 + Math.sin((i + 0.7) * 0.55) * 22 + roll() * 8
      fruits += fruit[(i * 2 + turn) % 3]?.(at(26 + i * 42, height, 18)) ?? ''
    }
    return easel.stamp(fruits)
  })
  for (let row = 5; row >= 0; row--) {
    art += rows[row % 2]?.(at((row % 2) * 10, 0, row * 26)) ?? ''
    if (row < 5) art += twig(`${at(40 + ((row * 97) % 190), 126, 18 + row * 26)} rotate(${60 - ((row * 83) % 130)})`)
  }
  for (const y of [0, 42, 84]) art += edge(at(width - 7, y, 0))
  for (const y of [0, 42, 84]) art += slat(at(0, y, 0))
  if (picture.label)
    art += group(
      lay('front', 0, 42, 0, width, 32, 0),
      words(picture.label, 40, 2, width - 80, 28, 27, { fill: inkOn(wood, mix(picture.accent, '#38240f', 0.3)) }),
    )
  for (const x of [0, width - 20]) art += post(at(x, 0, -6))
  const set = stand(art, width, height, depth)
  return {
    ...set,
    height: set.height + 34,
    several: 'stack',
    setting: 'pallet',
    footprint: 310,
    focus: [-20, -140, 1.7],
  }
}

/** Moulded pulp with eggs in rows; the eggs take the goods' colour. */
export const eggTray: Sculptor = (easel, picture) => {
  const [columns, rows, step] = [6, 5, 50]
  const pulp = mix('#b9b3a8', picture.accent, 0.22)
  const [width, depth] = [columns * step, rows * step]
  let art = block(easel, { width, height: 24, depth, fill: pulp })
  const egg = easel.stamp(
    oval(4, 5, 25, 14, '#1a1510', 'opacity=".4"') +
      path(
        'M-23-8C-23-34-11-52 0-52C11-52 23-34 23-8C23 8 12 14 0 14C-12 14-23 8-23-8Z',
        easel.around(
          [0.5, 0.5, 0.62, 0.34, 0.26],
          [0, shade(picture.colour, 0.7)],
          [0.3, shade(picture.colour, 0.25)],
          [0.65, picture.colour],
          [1, shade(picture.colour, -0.38)],
        ),
      ),
  )
  const cup = easel.stamp(
    oval(0, 0, 29, 13, shade(pulp, -0.42)) + path('M-29-1A29 13 0 0 1 29-1A29 9 0 0 0-29-1Z', shade(pulp, 0.3)),
  )
  const lip = easel.stamp(
    path(
      'M-28-3Q-20 13 0 14Q20 13 28-3Q30 16 22 22H-22Q-30 16-28-3Z',
      easel.along([0, 0, 0.5, 1], [0, shade(pulp, 0.22)], [1, shade(pulp, -0.22)]),
    ),
  )
  for (let z = rows - 1; z >= 0; z--) {
    for (let i = 0; i < columns; i++) {
      const [x, y] = project(step * (i + 0.5), 28, step * (z + 0.5))
      const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})`
      art +=
        cup(at) +
        (z === 0 && i === columns - 1 && rows > 1 ? smudge(easel, Math.round(x), Math.round(y), 18, 7, 0.5) : egg(at)) +
        lip(at)
    }
  }
  if (picture.label)
    art += group(
      'matrix(.88 .17 0 1 0 -25)',
      rect(60, 2, width - 120, 22, mix(picture.accent, '#ffffff', 0.2)) +
        words(picture.label, 66, 3, width - 132, 20, 17, { fill: inkOn(mix(picture.accent, '#ffffff', 0.2)) }),
    )
  art += line('M0-24L264 27', '#fff', 1.5, 'opacity=".4"')
  const set = stand(art, width, 24, depth)
  return {
    ...set,
    height: set.height + 50,
    several: 'stack',
    setting: 'carton',
    footprint: 380,
    depth: 0.3,
    focus: [-30, -100, 1.7],
  }
}
