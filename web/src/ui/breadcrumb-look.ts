/** How the way to a page looks: its list, a step of it, the arrow before a step, and the page itself. */
export const breadcrumbLook = {
  list: 'flex flex-wrap items-center gap-x-1.5 text-sm text-soft [&_a]:rounded-sm [&_a]:py-1 [&_a:hover]:text-quay [&_a:hover]:underline',
  step: 'inline-flex min-h-7 items-center gap-1.5',
  arrow: 'text-faint',
  here: 'text-ink',
}
