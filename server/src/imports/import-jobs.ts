import { jobKind } from '../jobs.ts'

/** Which import is worked on, and for whom: null for the command line, which acts for nobody in person. */
export type ImportTask = { importId: number; userId: number | null }

/** Looking at a file takes a second; writing 50,000 rows takes minutes, and the one must not wait for the other. */
export const inspectImportJob = jobKind<ImportTask>('inspect-import', { seconds: 900 })
export const workOnImportJob = jobKind<ImportTask>('work-on-import', { seconds: 3600 })
