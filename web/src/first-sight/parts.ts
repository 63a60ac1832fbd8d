import { breadcrumbLook } from '../ui/breadcrumb-look.ts'
import { type SizedImage, sourceOf } from '../ui/picture-source.ts'
import { type Shape, shape } from './shape.ts'

/** A picture that is seen first: fetched at once, ahead of the scripts. Where there is none, its place. */
export function picture(image: SizedImage | null | undefined, sizes: string, className: string): Shape {
  if (!image) return shape('span', `block bg-sunken ${className}`)
  const { srcSet: srcset, ...source } = sourceOf(image, sizes)
  return drawing({ ...source, srcset }, className)
}

/** A picture with one address. */
export function drawing(source: Shape['attributes'], className: string): Shape {
  return shape('img', className, [], { alt: '', fetchpriority: 'high', decoding: 'async', ...source })
}

/** The way to a page, as long as it will be. */
export function way(steps: readonly (string | undefined)[]): Shape {
  const named = steps.filter((step) => step !== undefined)
  const arrow = shape('span', `${breadcrumbLook.arrow} size-3.5`)
  return shape(
    'ol',
    breadcrumbLook.list,
    named.map((step, index) =>
      shape('li', breadcrumbLook.step, [
        index > 0 ? arrow : null,
        index === named.length - 1 ? shape('span', breadcrumbLook.here, [step]) : step,
      ]),
    ),
  )
}
