import { joinClasses } from './join-classes.ts'

/** A grey shape where something will be; give it the size of that thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={joinClasses('block rounded-md bg-line/70 animate-pulse', className)} />
}
