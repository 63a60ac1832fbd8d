import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type FileTable, findBestTable, readTables } from './table-of-file.ts'

export type TableFile = {
  isReading: boolean
  /** Of the file that is or was read last. */
  name: string
  /** Why it has no table that can be read. */
  fault: string | undefined
  tables: readonly FileTable[]
  /** Which of them was handed on. */
  chosen: number
  read: (file: File) => void
  choose: (index: number) => void
  forget: () => void
}

/** Reads a file and hands on its table as text; of several the one with most cartons, until another is chosen. What cannot be read hands on nothing. */
export function useTableFile(onRead: (text: string) => void): TableFile {
  const [read, setRead] = useState<{ tables: readonly FileTable[]; chosen: number }>({ tables: [], chosen: 0 })
  const reading = useMutation({
    mutationFn: readTables,
    // A text is read without a network; that there is none is said of a workbook.
    networkMode: 'always',
  })
  const { tables } = read
  return {
    isReading: reading.isPending,
    name: reading.variables?.name ?? '',
    fault: reading.error?.message,
    tables,
    chosen: read.chosen,
    read: (file) => {
      setRead({ tables: [], chosen: 0 })
      reading.mutate(file, {
        onSuccess: (found) => {
          const best = findBestTable(found)
          setRead({ tables: found, chosen: best ? found.indexOf(best) : 0 })
          if (best) onRead(best.text)
        },
      })
    },
    choose: (chosen) => {
      setRead({ tables, chosen })
      onRead(tables[chosen]?.text ?? '')
    },
    forget: () => {
      setRead({ tables: [], chosen: 0 })
      reading.reset()
    },
  }
}
