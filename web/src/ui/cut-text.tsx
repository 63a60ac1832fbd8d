/** A name cut for the eyes, and heard whole. */
export function CutText({ name, cut }: { name: string; cut: string }) {
  if (name === cut) return name
  return (
    <>
      <span aria-hidden="true">{cut}</span>
      <span className="sr-only">{name}</span>
    </>
  )
}
