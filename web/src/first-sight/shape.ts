/** An element to be made. Plain, so that what is shown can be looked at without a browser. */
export type Shape = {
  tag: string
  className: string
  inside: readonly (Shape | string)[]
  attributes: Readonly<Record<string, string | number | undefined>>
}

/** Describes an element; what is null is left out. */
export function shape(
  tag: string,
  className = '',
  inside: readonly (Shape | string | null)[] = [],
  attributes: Shape['attributes'] = {},
): Shape {
  return { tag, className, inside: inside.filter((one) => one !== null), attributes }
}

/** Makes an element as it was described. */
export function make({ tag, className, inside, attributes }: Shape): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, String(value))
  element.append(...inside.map((one) => (typeof one === 'string' ? one : make(one))))
  return element
}

/** The same element as markup, for the page as it is built. */
export function markUp({ tag, className, inside, attributes }: Shape): string {
  const named = Object.entries({ class: className || undefined, ...attributes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
  return `<${tag}${named.join('')}>${inside.map((one) => (typeof one === 'string' ? escapeMarkup(one) : markUp(one))).join('')}</${tag}>`
}

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
