/** Offset 0–1, colour, opacity. */
export type Stop = readonly [number, string, number?]

/** Collects the definitions (gradients, clips, patterns) of one drawing; the same definition is kept once. */
export class Easel {
  readonly #known = new Map<string, string>()

  /** Stores markup that holds `@` where its id belongs; answers the id. */
  keep(markup: string): string {
    const id = this.#known.get(markup) ?? `d${this.#known.size.toString(36)}`
    this.#known.set(markup, id)
    return id
  }

  /** From left to right. */
  across(...stops: readonly Stop[]): string {
    return this.along([0, 0, 1, 0], ...stops)
  }

  /** From the top to the bottom. */
  down(...stops: readonly Stop[]): string {
    return this.along([0, 0, 0, 1], ...stops)
  }

  /** Along a line of the shape, in shares of its box. */
  along([x1, y1, x2, y2]: readonly [number, number, number, number], ...stops: readonly Stop[]): string {
    // Left to right is what the format assumes.
    const run = [x1 && ` x1="${x1}"`, y1 && ` y1="${y1}"`, x2 !== 1 && ` x2="${x2}"`, y2 && ` y2="${y2}"`].filter(
      Boolean,
    )
    return `url(#${this.keep(`<linearGradient id="@"${run.join('')}>${markup(stops)}</linearGradient>`)})`
  }

  /** From a centre outwards; `fx`, `fy`: where the light falls, the centre by default. */
  around([cx, cy, r, fx, fy]: readonly [number, number, number, number?, number?], ...stops: readonly Stop[]): string {
    const light = fx === undefined ? '' : ` fx="${fx}" fy="${fy ?? cy}"`
    const place = [cx !== 0.5 && ` cx="${cx}"`, cy !== 0.5 && ` cy="${cy}"`, r !== 0.5 && ` r="${r}"`].filter(Boolean)
    return `url(#${this.keep(`<radialGradient id="@"${place.join('')}${light}>${markup(stops)}</radialGradient>`)})`
  }

  clip(shape: string): string {
    return `clip-path="url(#${this.keep(`<clipPath id="@">${shape}</clipPath>`)})"`
  }

  pattern(width: number, height: number, tile: string, transform = ''): string {
    const turned = transform ? ` patternTransform="${transform}"` : ''
    return `url(#${this.keep(`<pattern id="@" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${tile}</pattern>`)})`
  }

  /** Keeps artwork to be stamped several times; answers the function that stamps it. */
  stamp(art: string): (transform: string) => string {
    const id = this.keep(`<g id="@">${art}</g>`)
    return (transform) => `<use href="#${id}" transform="${transform}"/>`
  }

  get definitions(): string {
    return [...this.#known].map(([markup, id]) => markup.replace('id="@"', `id="${id}"`)).join('')
  }
}

function markup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

/** The complete document. */
export function document(easel: Easel, width: number, height: number, title: string, art: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="'Inter','Helvetica Neue',Arial,sans-serif"><title>${escapeXml(title)}</title><defs>${easel.definitions}</defs>${art}</svg>`
  return svg.replace(/<[^>]+>/g, compact)
}

/** Arithmetic leaves long fractions and defaults; a tenth of a unit in coordinates is far below a pixel. Only tags are touched, never words. */
function compact(tag: string): string {
  const short = (text: string, steps: number) =>
    text
      .replace(/-?\d*\.\d+(?:e-\d+)?/g, (number) => String(Math.round(Number(number) * steps) / steps || 0))
      .replace(/(?<![\d.])0\.(?=\d)/g, '.')
  // Gradients place their light in shares of the shape.
  const shares = tag.startsWith('<radialGradient')
  return tag
    .replace(
      /( (?:d|x|y|cx|cy|rx|ry|width|height|font-size)=")([^"]*)"/g,
      (_, name: string, value: string) => `${name}${short(value, shares ? 1000 : 10).replace(/(\d) -/g, '$1-')}"`,
    )
    .replace(
      /( (?:transform|patternTransform|points|stroke-width|opacity|[a-z]+-opacity|offset|[xy][12])=")([^"]*)"/g,
      (_, name: string, value: string) => `${name}${short(value, 1000)}"`,
    )
    .replace(/^(<rect[^>]*?) x="0"/, '$1')
    .replace(/^(<rect[^>]*?) y="0"/, '$1')
    .replace(/^<stop offset="0"/, '<stop')
    .replace(/="#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3"/g, '="#$1$2$3"')
}

export function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
