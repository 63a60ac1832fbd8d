import { readDealGoods } from '@fairquay/contract/cart/deal-goods.ts'
import { readTravel } from '@fairquay/contract/catalogue/travel.ts'
import type { FileLine, TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import { useQueries } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { productQuery } from '../../catalogue/catalogue-queries.ts'
import { beginDealQuote } from '../../freight/wizard/begin-deal-quote.ts'
import { QuoteWizard } from '../../freight/wizard/quote-wizard.tsx'
import { beginQuote, useQuote } from '../../freight/wizard/use-quote.ts'
import { readAgreedGoods, readCartGoods } from '../../freight/wizard/wizard-goods.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MissingRequest } from '../thread/missing-request.tsx'
import { type AgreedPurchase, findAgreed, findLineNow } from './find-agreed.ts'
import { fileTexts } from './texts.ts'
import { useFile } from './use-file.ts'

/** Asks for freight of a deal's own goods: the wizard of logistic quotes, over the deal instead of the cart. */
export function FreightPage() {
  const { id } = useParams({ from: '/market/requests/$id/freight' })
  const { file, isMissing, isError, isFetching, refetch } = useFile(id)
  if (isMissing) return <MissingRequest />
  if (file) return <DealQuote file={file} requestId={Number(id)} />
  if (isError)
    return (
      <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
        {requestPageMessages.detailFailed}
      </LoadError>
    )
  return <WizardSkeleton />
}

function DealQuote({ file, requestId }: { file: TradeFile; requestId: number }) {
  const agreed = findAgreed(file, requestId)
  if (agreed) return <AgreedQuote file={file} requestId={requestId} agreed={agreed} />
  return <AskedQuote file={file} requestId={requestId} />
}

type AgreedQuoteProps = { file: TradeFile; requestId: number; agreed: AgreedPurchase }

/** The wizard over what was agreed: nothing of it is looked up on the market. */
function AgreedQuote({ file, requestId, agreed: { id: agreedId, deal } }: AgreedQuoteProps) {
  const { quote = 'addresses' } = useSearch({ from: '/market/requests/$id/freight' })
  const goods = deal.lines.map((line) =>
    readAgreedGoods(line, deal.seller.company_id, (findLineNow(file, line)?.load ?? null) !== null),
  )
  const isBegun = useQuote((state) => state.deal?.agreedId === agreedId && state.deal.requestId === requestId)
  const userId = useQuote((state) => state.userId)
  const mayBegin = !isBegun && userId !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for each deal
  useEffect(() => {
    const travels = deal.lines.map((line) => {
      const now = findLineNow(file, line)
      return line.load?.travel ?? (now ? readTravel(now) : {})
    })
    if (mayBegin) beginDealQuote(goods, deal, { fileId: file.id, requestId, agreedId }, travels)
  }, [mayBegin])
  if (!isBegun) return <WizardSkeleton />
  return <QuoteWizard step={quote} goods={goods} isLoaded requestId={requestId} />
}

/** The wizard over what was asked for, as it is on the market today, while nothing is agreed. */
function AskedQuote({ file, requestId }: { file: TradeFile; requestId: number }) {
  const { quote = 'addresses' } = useSearch({ from: '/market/requests/$id/freight' })
  const { items, isLoaded, failed } = useDealItems(file.lines)
  const isBegun = useQuote((state) => state.deal?.requestId === requestId && state.lineKeys.length > 0)
  const userId = useQuote((state) => state.userId)
  const mayBegin = !isBegun && isLoaded && items.length > 0 && userId !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, when all goods are known
  useEffect(() => {
    const travels = items.map(({ product }) => readTravel(product))
    if (mayBegin) beginQuote(items, { fileId: file.id, requestId }, travels)
  }, [mayBegin])
  if (failed)
    return (
      <LoadError onRetry={() => void failed.refetch()} isRetrying={failed.isFetching}>
        {fileTexts.goodsFailed}
      </LoadError>
    )
  if (isLoaded && items.length === 0)
    return (
      <EmptyState
        title={fileTexts.goodsGone}
        action={
          <LinkButton to="/requests/$id" params={{ id: String(requestId) }} tone="secondary">
            {fileTexts.backToDeal}
          </LinkButton>
        }
      />
    )
  if (!isBegun) return <WizardSkeleton />
  return <QuoteWizard step={quote} goods={items.map(readCartGoods)} isLoaded={isLoaded} requestId={requestId} />
}

/** The goods of a deal as they are on the market today; what is not there any more is left out. */
function useDealItems(lines: readonly FileLine[]) {
  const listed = lines.flatMap((line) => (line.slug === null ? [] : [{ line, slug: line.slug }]))
  const answers = useQueries({ queries: listed.map(({ slug }) => productQuery(slug, 'member')) })
  const items = listed.flatMap(({ line }, index) => {
    const answer = answers[index]?.data
    const item = answer && readDealGoods(line, answer.product, answer.company)
    return item ? [item] : []
  })
  return {
    items,
    isLoaded: answers.every(({ data }) => data !== undefined),
    failed: answers.find(({ isError, data }) => isError && data === undefined),
  }
}

function WizardSkeleton() {
  return (
    <div role="status" aria-label={requestPageMessages.loading} className="page-width pt-4 pb-16">
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="mt-4 h-96 w-full rounded-lg" />
    </div>
  )
}
