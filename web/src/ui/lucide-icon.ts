import type { LucideProps } from 'lucide-react'
import { createElement } from 'react'

type Drawing = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

/**
 * Makes an icon of one of lucide's drawings; the build puts this in the place of lucide's own (web/build/small-icons.ts). Icons decorate: they are
 * hidden from those who listen, and what they stand on has a name.
 */
export function createLucideIcon({ node }: Drawing) {
  return function Icon({ size = 24, strokeWidth = 2, ...rest }: LucideProps) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
