import { AgreedSum } from '../requests/file/agreed-sum.tsx'
import { AskPart } from '../requests/file/ask-part.tsx'
import { useFile } from '../requests/file/use-file.ts'
import { useMissing } from '../requests/file/use-missing.ts'

/** For its buyer: what the goods, their freight and their duties come to so far, and what of it can still be asked for. */
export function OrderDeal({ requestId }: { requestId: number }) {
  const { file } = useFile(String(requestId))
  return file ? <DealOf file={file} /> : null
}

function DealOf({ file }: { file: NonNullable<ReturnType<typeof useFile>['file']> }) {
  const missing = useMissing(file)
  return (
    <AgreedSum file={file}>
      {missing.map((kind) => (
        <AskPart key={kind} file={file} kind={kind} isQuiet />
      ))}
    </AgreedSum>
  )
}
