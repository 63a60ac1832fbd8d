import { LoadError } from '../../ui/load-error.tsx'
import type { FilterFailure } from './filter-failure.ts'
import { panelTexts } from './panel-texts.ts'

/** Filters that could not be loaded; the goods beside them are another question. */
export function PanelFailure({ onRetry, isRetrying }: FilterFailure) {
  return (
    <LoadError onRetry={onRetry} isRetrying={isRetrying}>
      {panelTexts.loadFailed}
    </LoadError>
  )
}
