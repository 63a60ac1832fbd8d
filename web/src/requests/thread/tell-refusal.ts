import { CallFailure } from '../../call-failure.ts'

/** Somebody else was first: what the request is now says it better than a sentence. Goods that cannot be had are another matter: the request is as it was. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'conflict' && !isShort(error)
}

/** The conflict names lines of which there is not enough in stock. */
function isShort({ details }: CallFailure): boolean {
  return Object.keys(details).some((field) => /^lines\.\d+\.quantity$/.test(field))
}

/** What a refusal says: the sentence of the thing that is wrong, else of the whole. */
export function describeRefusal(error: Error): string {
  if (!(error instanceof CallFailure) || isOvertaken(error)) return error.message
  return Object.values(error.details)[0] ?? error.message
}
