import { combinationOf } from '@fairquay/contract/catalogue/term-rules.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { isLineColumn, type SheetColumn } from '@fairquay/contract/products/sheet/columns.ts'
import {
  changeSheet,
  mostSheetRows,
  type SheetChange,
  type SheetProduct,
} from '@fairquay/contract/products/sheet/endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnce } from '../../forms/use-once.ts'
import { showToast } from '../../ui/toast-list.ts'
import { type Edit, groupByProduct } from './sheet-state.ts'
import { sheetTexts as say } from './texts.ts'

type Answer = AnswerOf<typeof changeSheet>['data'][number]

type Hearers = {
  /** Sentences by cell, of what was not saved. */
  onRefused: (refused: Readonly<Record<string, string>>) => void
  onSaved: (answers: readonly Answer[]) => void
}

/** Sends edits, at most 200 products at a time, and can take back what was saved last. */
export function useSaving({ onRefused, onSaved }: Hearers) {
  const queries = useQueryClient()
  const [saved, setSaved] = useState<readonly Edit[]>([])
  const sending = useOnce(changeSheet, (changes: SheetChange[]) => ({ body: { changes } }))
  const send = async (edits: readonly Edit[]): Promise<Answer[]> => {
    const changes = groupByProduct(Object.fromEntries(edits.map((edit, at) => [at, edit]))).map(toChange)
    const answers: Answer[] = []
    for (let from = 0; from < changes.length; from += mostSheetRows)
      answers.push(...(await sending.mutateAsync(changes.slice(from, from + mostSheetRows))).data)
    return answers
  }
  /** Shows what is stored now; returns what was saved, turned round, so that undoing it is writing it again. */
  const settle = (answers: readonly Answer[], sent: readonly Edit[]): Edit[] => {
    const done = new Set(answers.flatMap(({ id, is_done }) => (is_done ? [id] : [])))
    onRefused(Object.fromEntries(answers.flatMap(toRefusals)))
    if (done.size > 0) showToast('success', say.saved(done.size))
    if (done.size < answers.length) showToast('warning', say.refused(answers.length - done.size))
    const now = new Map(answers.flatMap(({ product }) => (product ? [[product.id, product] as const] : [])))
    queries.setQueriesData<{ data: SheetProduct[] }>(
      { queryKey: ['own-products', 'sheet'] },
      (page) => page && { ...page, data: page.data.map((product) => now.get(product.id) ?? product) },
    )
    void queries.invalidateQueries({ queryKey: ['own-products', 'list'] })
    return sent
      .filter(({ id }) => done.has(id))
      .map((edit) => ({
        ...edit,
        version: now.get(edit.id)?.version ?? edit.version,
        text: edit.seen,
        seen: edit.text,
      }))
  }
  const onError = (error: Error) => showToast('error', error.message)
  const saving = useMutation({
    mutationFn: send,
    onSuccess: (answers, sent) => {
      onSaved(answers)
      setSaved(settle(answers, sent))
    },
    onError,
  })
  const undoing = useMutation({
    mutationFn: () => send(saved),
    onSuccess: (answers) => {
      settle(answers, saved)
      setSaved([])
    },
    onError,
  })
  return {
    save: (edits: readonly Edit[]) => saving.mutate(edits),
    undo: () => undoing.mutate(),
    hasSaved: saved.length > 0,
    isBusy: saving.isPending || undoing.isPending,
  }
}

function toChange({ id, version, edits }: { id: number; version: number; edits: readonly Edit[] }): SheetChange {
  return {
    id,
    version,
    cells: edits.map(({ column, options, text, seen }) => ({
      column,
      text,
      seen,
      ...(isLineColumn(column) && { options }),
    })),
  }
}

function toRefusals({ id, faults }: Answer): [string, string][] {
  return faults.map(({ column, options, sentence }) => [
    JSON.stringify(
      isLineColumn(column as SheetColumn) && options ? [id, column, combinationOf(options)] : [id, column],
    ),
    sentence,
  ])
}
