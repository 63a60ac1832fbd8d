import { formatList } from '@fairquay/contract/locale.ts'
import { plannerTexts as texts } from './texts.ts'

/** Which goods are not in a plan, since nobody has described how they are packed. */
export function UnpackedNote({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p className="rounded-md bg-amber-tint px-4 py-3 text-sm text-amber">
      {texts.unpacked(formatList([...names]), names.length)}
    </p>
  )
}
