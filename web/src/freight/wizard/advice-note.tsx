import type { Advice } from '@fairquay/contract/freight/advice.ts'
import { TriangleAlert } from 'lucide-react'

/** What is pointed out beside a field; nobody is kept from going on. */
export function AdviceNote({ advice, field }: { advice: readonly Advice[]; field: Advice['field'] }) {
  const sentences = advice.filter((one) => one.field === field).map(({ sentence }) => sentence)
  return (
    <div aria-live="polite" className="empty:hidden">
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-1.5 flex items-start gap-2 text-sm text-amber">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {sentence}
        </p>
      ))}
    </div>
  )
}
