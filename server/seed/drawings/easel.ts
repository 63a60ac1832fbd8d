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

  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 1, 0]): string {
    return `url(#${this.keep(`<linearGradient id="@" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${markup(stops)}</linearGradient>`)})`
  }

  /** `fx`, `fy`: where the light falls; the centre by default. */
  radial(
    stops: readonly Stop[],
    [cx, cy, r, fx, fy]: readonly [number, number, number, number?, number?] = [0.5, 0.5, 0.5],
  ): string {
    const light = fx === undefined ? '' : ` fx="${fx}" fy="${fy ?? cy}"`
    return `url(#${this.keep(`<radialGradient id="@" cx="${cx}" cy="${cy}" r="${r}"${light}>${markup(stops)}</radialGradient>`)})`
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
  // Arithmetic leaves long fractions; two decimals are far below a pixel.
  return svg.replace(/-?\d+\.\d{3,}(?:e-\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100 || 0))
}

export function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
