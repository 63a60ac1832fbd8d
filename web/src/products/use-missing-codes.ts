import type { DeskProduct } from '@fairquay/contract/products/endpoints.ts'
import { changeSheet } from '@fairquay/contract/products/sheet/endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnce } from '../forms/use-once.ts'
import { ownHsSuggestionsQuery } from '../hs-codes/hs-queries.ts'
import { showToast } from '../ui/toast-list.ts'
import { productsTexts as texts } from './texts.ts'

/** A code for a product, or its end; `version` and `seen` are what the product was when somebody decided. */
type Given = { id: number; version: number; code: string; seen: string }

/** What is proposed for products without a customs code, taking it, and taking that back. */
export function useMissingCodes(products: readonly DeskProduct[], isWanted: boolean) {
  const queries = useQueryClient()
  const [taken, setTaken] = useState<readonly Given[]>([])
  const ids = isWanted ? products.filter(({ missing }) => missing.includes('hts')).map(({ id }) => id) : []
  const { data: proposed } = useQuery(ownHsSuggestionsQuery(ids))
  const writing = useOnce(
    changeSheet,
    (given: readonly Given[]) => ({
      body: {
        changes: given.map(({ id, version, code, seen }) => ({
          id,
          version,
          cells: [{ column: 'hts' as const, text: code, seen }],
        })),
      },
    }),
    {
      onSuccess: ({ data }, given) => {
        const done = data.flatMap(({ id, is_done, product }) =>
          is_done && product ? [{ id, version: product.version }] : [],
        )
        // What was given is turned round, so that taking it back is writing it again.
        const back = done.flatMap(({ id, version }) => {
          const one = given.find((asked) => asked.id === id)
          return one && one.code !== '' ? [{ id, version, code: '', seen: one.code }] : []
        })
        setTaken(back)
        if (done.length < data.length)
          showToast(
            'warning',
            texts.codesRefused(data.length - done.length),
            data.flatMap(({ faults }) => faults)[0]?.sentence,
          )
        return queries.invalidateQueries({ queryKey: ['own-products'] })
      },
      onError: (error: Error) => void showToast('error', error.message),
    },
  )
  const best = (proposed ?? []).flatMap(({ id, version, suggestions: [first] }): Given[] =>
    first ? [{ id, version, code: first.code, seen: '' }] : [],
  )
  return {
    of: (id: number) => proposed?.find((one) => one.id === id)?.suggestions ?? [],
    take(id: number, code: string) {
      const version = proposed?.find((one) => one.id === id)?.version
      if (version !== undefined) writing.mutate([{ id, version, code, seen: '' }])
    },
    /** The first proposal of each product on the page that has one. */
    best,
    takeBest: () => writing.mutate(best),
    takenCount: taken.length,
    undo: () => writing.mutate(taken),
    isBusy: writing.isPending,
  }
}
