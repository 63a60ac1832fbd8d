import { defineMessages } from '../locale.ts'

/** Sentences of the operators' pages about running the marketplace. */
export const operationMessages = defineMessages({
  noPlace: 'No place for backups is set: set BACKUP_TO for the server, and start it anew.',
  isRunning: 'A backup is being made already.',
})
