import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CallFailure } from '../call-failure.ts'
import { LoadError } from '../ui/load-error.tsx'
import { appTexts } from './texts.ts'

/** What a page shows when something in it broke: never blank, always with a way on. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const sentence = error instanceof CallFailure ? error.message : genericNotice.sentence
  return (
    <LoadError
      title={appTexts.pageFailed}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    >
      {sentence}
    </LoadError>
  )
}
