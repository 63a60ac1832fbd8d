import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const threadTexts = defineMessages({
  // composer
  writeTo: (company: string) => `Write to ${company}`,
  fileRefused: (file: string, reason: string) => `${file}: ${reason}`,
  // message-files
  kilobytes: (count: number) => `${formatNumber(count)} kB`,
  megabytes: (count: number) => `${formatNumber(count, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`,
})
