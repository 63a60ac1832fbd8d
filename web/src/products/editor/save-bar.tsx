import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { Button } from '../../ui/button.tsx'

type SaveBarProps = {
  /** Somebody who may look at the company's goods, and not change them. */
  isReader: boolean
  isNew: boolean
  isChanged: boolean
  isBusy: boolean
  /** It is not for sale yet and may be. */
  mayPublish: boolean
  onSave: () => void
  onPublish: () => void
}

/** Stays in sight at the foot of the page. */
export function SaveBar({ isReader, isNew, isChanged, isBusy, mayPublish, onSave, onPublish }: SaveBarProps) {
  if (isReader) return null
  return (
    <div className="stays-at-foot sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:rounded-t-lg md:border-x">
      <p role="status" className="mr-auto text-sm text-soft max-sm:sr-only">
        {isChanged ? say.unsaved : isNew ? '' : say.allSaved}
        <span className="max-md:hidden">
          {' '}
          {isNew && !isChanged ? '' : '· '}
          {say.saveHint}
        </span>
      </p>
      <Button tone={mayPublish ? 'secondary' : 'primary'} isBusy={isBusy} onClick={onSave} className="max-sm:grow">
        {say.save}
      </Button>
      {mayPublish ? (
        <Button isBusy={isBusy} onClick={onPublish} className="max-sm:grow">
          {say.publish}
        </Button>
      ) : null}
    </div>
  )
}
