import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { askSeller, refuseQuestion } from '@fairquay/contract/purchase/ask-seller.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { TextArea } from '../ui/text-area.tsx'
import { productPageTexts } from './texts.ts'

type QuestionDialogProps = {
  product: Product
  quantity: number
  isSample: boolean
  isOpen: boolean
  onClose: () => void
}

/** A question to the seller, or a request for a sample; sent, it leads to the conversation. What is typed stays until then. */
export function QuestionDialog({ product, quantity, isSample, isOpen, onClose }: QuestionDialogProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const draft = `${isSample ? 'sample' : 'question'}-${product.id}`
  const message = useKept(draft, '')
  const seller = product.get_supplier.name
  const sending = useOnce(
    askSeller,
    (text: string) => ({
      body: { product_id: product.id, quantity: isSample ? 1 : quantity, is_sample: isSample, message: text },
    }),
    { draft: { name: draft } },
  )
  const form = useForm({
    start: { message: '' },
    kept: [{ message: message.draft }, (update) => message.change((now) => update({ message: now }).message)],
    refuse: (typed) => refuseQuestion({ message: typed.message, is_sample: isSample }),
    send: (typed) => sending.mutateAsync(typed.message.trim()),
    onSent({ id }) {
      message.clear()
      void queries.invalidateQueries({ queryKey: ['requests'] })
      return navigate({ to: '/requests/$id', params: { id: String(id) } })
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      title={isSample ? productPageTexts.askSample : productPageTexts.askQuestion}
      description={product.name}
      action={productPageTexts.sendQuestion}
      onClose={onClose}
      className="flex flex-col gap-4"
    >
      <p className="text-sm text-soft">
        {isSample ? productPageTexts.sampleLead(seller) : productPageTexts.questionLead(seller)}
      </p>
      <TextArea
        {...form.text('message')}
        label={productPageTexts.message}
        isOptional={isSample}
        rows={4}
        maxLength={2000}
      />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
