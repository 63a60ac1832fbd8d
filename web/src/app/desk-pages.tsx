import { Outlet } from '@tanstack/react-router'

/** The space around a page of a desk; those of the marketplace bring their own. */
export function DeskPages() {
  return (
    <div className="p-4 md:p-8">
      <Outlet />
    </div>
  )
}
