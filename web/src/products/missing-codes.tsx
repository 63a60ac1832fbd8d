import { CodeProposals } from '../hs-codes/code-proposals.tsx'
import { hsTexts } from '../hs-codes/texts.ts'
import { Button } from '../ui/button.tsx'
import { useMayEdit } from '../use-may-edit.ts'
import { productsTexts as texts } from './texts.ts'
import type { useMissingCodes } from './use-missing-codes.ts'

type Codes = ReturnType<typeof useMissingCodes>

/** Above the products without a code: what has just been given, and one press for all that are proposed first. */
export function MissingCodesBar({ codes }: { codes: Codes }) {
  const mayEdit = useMayEdit()
  return (
    <div role="status" className="flex flex-col gap-3">
      {codes.takenCount > 0 ? (
        <p className="flex items-center justify-between gap-3 rounded-md bg-tint py-1.5 pr-1.5 pl-4 text-sm">
          {texts.codesGiven(codes.takenCount)}
          <Button tone="quiet" size="small" isBusy={codes.isBusy} onClick={codes.undo}>
            {texts.undo}
          </Button>
        </p>
      ) : null}
      {mayEdit && codes.best.length > 1 ? (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4 text-sm">
          <span className="max-w-2xl text-soft">{texts.codesProposed(codes.best.length)}</span>
          <Button tone="secondary" size="small" isBusy={codes.isBusy} onClick={codes.takeBest}>
            {texts.takeAllCodes(codes.best.length)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Below a product without a code: what is proposed for it, and why. */
export function ProposedCodes({
  product: { id, name },
  codes,
}: {
  product: { id: number; name: string }
  codes: Codes
}) {
  const mayEdit = useMayEdit()
  const proposals = codes.of(id)
  if (!mayEdit || proposals.length === 0) return null
  return (
    <span className="col-span-full mt-1 rounded-md bg-sunken p-3">
      <CodeProposals
        proposals={proposals.slice(0, 2)}
        label={hsTexts.proposedFor(name)}
        nameOf={(code) => hsTexts.takeFor(code, name)}
        isBusy={codes.isBusy}
        onTake={(code) => codes.take(id, code)}
      />
    </span>
  )
}
