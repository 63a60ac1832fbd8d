/** What tells goods apart when there are more of them than colours: `size` is how far stripes and dots are apart. */
export function BoxPatterns({ id, size }: { id: string; size: number }) {
  const shared = { width: size, height: size, patternUnits: 'userSpaceOnUse' } as const
  return (
    <defs>
      <pattern id={`${id}-stripes`} patternTransform="rotate(30)" {...shared}>
        <rect width={size * 0.4} height={size} className="fill-white/65" />
      </pattern>
      <pattern id={`${id}-dots`} {...shared}>
        <circle cx={size / 2} cy={size / 2} r={size * 0.26} className="fill-white/75" />
      </pattern>
    </defs>
  )
}
