/** The strokes and shapes every drawing is made of. */
export type Point = readonly [number, number]

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${extra && ` ${extra}`}/>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"${extra && ` ${extra}`}/>`
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${extra && ` ${extra}`}/>`
}

export function ring(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  stroke: string,
  width: number,
  extra = '',
): string {
  return oval(cx, cy, rx, ry, 'none', `stroke="${stroke}" stroke-width="${width}"${extra && ` ${extra}`}`)
}

export function group(transform: string, art: string, extra = ''): string {
  return `<g${transform && ` transform="${transform}"`}${extra && ` ${extra}`}>${art}</g>`
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/** A polygon turned about its origin and moved, for the shadow outlines of goods that lie askew. */
export function placed(points: readonly Point[], x: number, y: number, turn: number): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return polygon(points.map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos]))
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Catmull–Rom through the points as cubic Béziers, without the leading move. */
function curve(points: readonly Point[]): string {
  const last = points.length - 1
  const at = (i: number): Point => points[Math.max(0, Math.min(last, i))] ?? [0, 0]
  let d = ''
  for (let i = 0; i < last; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} ${round(c[0] - (e[0] - b[0]) / 6)} ${round(c[1] - (e[1] - b[1]) / 6)} ${round(c[0])} ${round(c[1])}`
  }
  return d
}

/** Radius, height (up is negative); `true` breaks the curve there into a corner. */
export type Profile = readonly (readonly [number, number, boolean?])[]

/** Outline of a turned body standing on the lower end of its profile; `tilt` is how much of each circle the camera sees. */
export function lathe(profile: Profile, tilt: number): string {
  const first = profile[0] ?? [0, 0]
  const last = profile[profile.length - 1] ?? [0, 0]
  const runs: Point[][] = [[]]
  for (const [r, y, corner] of profile) {
    runs[runs.length - 1]?.push([r, y])
    if (corner) runs.push([[r, y]])
  }
  const right = runs.map((run) => curve(run)).join('')
  const left = runs
    .map((run) => curve(run.map(([r, y]): Point => [-r, y]).reverse()))
    .reverse()
    .join('')
  const arc = (r: number, x: number, y: number) =>
    `A${round(Math.max(r, 0.1))} ${round(Math.max(r * tilt, 0.1))} 0 0 1 ${round(x)} ${round(y)}`
  return `M${-first[0]} ${first[1]}${arc(first[0], first[0], first[1])}${right}${arc(last[0], -last[0], last[1])}${left}Z`
}

/** A band around a cylinder of radius `r` between two heights, both edges bent as the camera sees them. */
export function band(r: number, top: number, bottom: number, tilt: number): string {
  const ry = r * tilt
  return `M${-r} ${top}A${r} ${ry} 0 0 0 ${r} ${top}V${bottom}A${r} ${ry} 0 0 1 ${-r} ${bottom}Z`
}
