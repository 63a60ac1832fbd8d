import { formatMoment } from '@fairquay/contract/locale.ts'
import { formatMoney } from '@fairquay/contract/money.ts'
import { type FormPart, findConflicts, mergeForms } from '@fairquay/contract/products/compare-forms.ts'
import { partNames, editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { stateNames } from '@fairquay/contract/products/page-messages.ts'
import { stockMessages } from '@fairquay/contract/stock/messages.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { parseHtml } from '../../ui/trusted-html.ts'
import { editorTexts } from './texts.ts'

type ConflictDialogProps = {
  base: ProductForm
  mine: ProductForm
  theirs: ProductForm
  who: string
  at: string
  isBusy: boolean
  onJoin: (form: ProductForm) => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Somebody saved in between: what each changed, and a choice where both changed the same. Nothing is overwritten without it. */
export function ConflictDialog({
  base,
  mine,
  theirs,
  who,
  at,
  isBusy,
  onJoin,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const [taken, setTaken] = useState<ReadonlySet<FormPart>>(new Set())
  const conflicts = findConflicts(base, mine, theirs)
  const when = formatMoment(at)
  const choose = (part: FormPart, isTheirs: boolean) => {
    const next = new Set(taken)
    if (isTheirs) next.add(part)
    else next.delete(part)
    setTaken(next)
  }
  return (
    <Dialog
      isOpen
      isHeld={isBusy}
      width="wide"
      title={say.conflictTitle}
      description={say.conflict(who, when)}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose} disabled={isBusy}>
            {say.keepEditing}
          </Button>
          <Button tone="secondary" onClick={onTakeTheirs} disabled={isBusy}>
            {say.takeTheirs}
          </Button>
          <Button isBusy={isBusy} onClick={() => onJoin(mergeForms({ base, mine, theirs }, taken))}>
            {say.joinAndSave}
          </Button>
        </>
      }
    >
      <p className="mb-3">{conflicts.length === 0 ? say.conflictNone : say.conflictMerge}</p>
      <ul className="flex flex-col gap-3">
        {conflicts.map((part) => (
          <li key={part} className="rounded-md border border-line p-3">
            <RadioGroup
              legend={<span className="font-medium">{partNames[part]}</span>}
              options={[
                { value: 'mine', label: say.mine, help: <Shown form={mine} part={part} /> },
                { value: 'theirs', label: say.theirs(who), help: <Shown form={theirs} part={part} /> },
              ]}
              value={taken.has(part) ? 'theirs' : 'mine'}
              onChange={(value) => choose(part, value === 'theirs')}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Shown({ form, part }: { form: ProductForm; part: FormPart }) {
  return (
    <span className="line-clamp-4 break-words whitespace-pre-line text-ink">
      {describePart(form, part) || say.empty}
    </span>
  )
}

/** A part in words short enough to be compared. */
function describePart(form: ProductForm, part: FormPart): string {
  if (part.startsWith('data.')) return String(form.data[part.slice('data.'.length) as keyof ProductForm['data']] ?? '')
  switch (part) {
    case 'body':
      return parseHtml(form.body).textContent ?? ''
    case 'state':
      return stateNames[form.state]
    case 'isDirect':
      return form.isDirect ? editorTexts.yes : editorTexts.no
    case 'tags':
      return form.tags.join(', ')
    case 'attributes':
      return form.attributes.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'options':
      return form.options.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('\n')
    case 'terms':
      return form.terms
        .slice(0, 4)
        .map((term) =>
          [
            Object.values(term.options).join(' / '),
            editorTexts.quantities(term.minQty, term.maxQty),
            term.price === null ? say.onDemand : formatMoney(term.price, form.currency),
            term.type === 'on_demand'
              ? ''
              : term.availableQty === null
                ? stockMessages.notCounted
                : editorTexts.inStock(term.availableQty),
          ]
            .filter(Boolean)
            .join(' · '),
        )
        .concat(form.terms.length > 4 ? say.entries(form.terms.length) : [])
        .join('\n')
    case 'packaging':
      return form.packaging.map((pack) => editorTexts.packOf(pack.type, pack.unitsPerPack)).join('\n')
    case 'categories':
    case 'images':
      return form[part].length === 0 ? '' : say.entries(form[part].length)
    default:
      return String(form[part as keyof ProductForm] ?? '')
  }
}
