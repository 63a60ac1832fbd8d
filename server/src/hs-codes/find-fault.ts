import { describeHsVerdict, judgeHsCode } from '@fairquay/contract/hs-codes/verdict.ts'
import { loadHsTexts } from './load-system.ts'

/** What the Harmonized System says of digits that are a customs code by their shape, and whether goods may be declared so at all. */
export function findHsFault(code: string): { isError: boolean; sentence: string } | undefined {
  const judged = judgeHsCode(code, (beginning) => loadHsTexts().has(beginning))
  const sentence = describeHsVerdict(code, judged)
  return sentence === undefined ? undefined : { isError: judged.verdict === 'error', sentence }
}

/** Why a code that somebody writes anew is refused; one that stood there before stays, so that what was stored earlier can go on being changed. */
export function refuseHsCode(code: string | null, before: string | null = null): string | undefined {
  if (code === null || code === before) return undefined
  const fault = findHsFault(code)
  return fault?.isError ? fault.sentence : undefined
}
