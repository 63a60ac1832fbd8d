import type { KeptStock } from '@fairquay/contract/stock/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../ui/dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useMayEdit } from '../use-may-edit.ts'
import { describeLevel } from './count-cells.ts'
import { productPlacesQuery } from './place-queries.ts'
import { PlacesForm } from './places-form.tsx'
import { stockTexts as texts } from './texts.ts'

type PlacesDialogProps = { productId: number; onSaved: () => void; onClose: () => void }

/** Where the goods of a product lie: how many at which branch or warehouse. */
export function PlacesDialog({ productId, onSaved, onClose }: PlacesDialogProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...productPlacesQuery(productId),
    // What is typed is not replaced under the person's hands.
    refetchOnWindowFocus: false,
  })
  const isCounted = data?.levels.some(({ on_hand }) => on_hand !== null)
  const mayChange = useMayEdit()
  if (data && isCounted && data.places.length > 0 && mayChange)
    return <PlacesForm productId={productId} {...data} onSaved={onSaved} onClose={onClose} />
  return (
    <Dialog isOpen title={texts.places} description={texts.placesHelp} onClose={onClose}>
      {isError ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {texts.placesFailed}
        </LoadError>
      ) : !data ? (
        <div role="status" aria-label={texts.placesLoading}>
          <Skeleton className="h-40 w-full" />
        </div>
      ) : isCounted && !mayChange ? (
        <ReadOnly levels={data.levels} />
      ) : isCounted ? (
        <>
          <p className="mb-4">{texts.noPlaces}</p>
          <LinkButton to="/profile/company-profile" onClick={onClose}>
            {texts.addPlaces}
          </LinkButton>
        </>
      ) : (
        <p>{texts.nothingCounted}</p>
      )}
    </Dialog>
  )
}

/** For people of the company who change nothing. */
function ReadOnly({ levels }: { levels: readonly KeptStock[] }) {
  return (
    <ul aria-label={texts.places} className="divide-y divide-line">
      {levels.flatMap((stock) =>
        stock.on_hand === null ? (
          []
        ) : (
          <li key={stock.option_values.join('-')} className="py-2.5">
            <p className="font-medium">{describeLevel(stock)}</p>
            <p className="text-soft">
              {stock.places.map(({ name, on_hand }) => texts.countOf(name, on_hand)).join(', ') || texts.atNoPlace}
            </p>
          </li>
        ),
      )}
    </ul>
  )
}
