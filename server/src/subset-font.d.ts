declare module 'subset-font' {
  /** The part of what the package offers that we use: a font with only the characters of `text`, its weight pinned. */
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes: Record<string, number>; preserveNameIds: number[] },
  ): Promise<Buffer>
}
