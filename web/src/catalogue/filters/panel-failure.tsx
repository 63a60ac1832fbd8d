import { LoadError } from '../../ui/load-error.tsx'
import type { FilterFailure } from './filter-failure.ts'
import { filtersTexts } from './texts.ts'

/** Filters that could not be loaded; the goods beside them are another question. */
export function PanelFailure({ onRetry, isRetrying }: FilterFailure) {
  return (
    <LoadError onRetry={onRetry} isRetrying={isRetrying}>
      {filtersTexts.loadFailed}
    </LoadError>
  )
}
