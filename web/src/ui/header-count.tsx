/** How many of something there are, on the corner of a button in the header; nothing where there is none. The button's name says it as well. */
export function HeaderCount({ count, children = count }: { count: number; children?: string | number }) {
  return count > 0 ? (
    <span
      aria-hidden="true"
      className="tabular absolute -right-0.5 top-0 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-quay px-1 text-[0.6875rem] leading-none font-semibold text-on-quay"
    >
      {children}
    </span>
  ) : null
}
