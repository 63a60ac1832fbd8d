export const longestSubject = 60

/** What is wrong with the subject of a commit; nothing when it reads `capability: what changes`. What git itself writes when it takes a commit back may stay. */
export function refuseSubject(subject: string): string | undefined {
  if (/^Revert "/.test(subject)) return undefined
  if (subject.length > longestSubject) return `has ${subject.length} characters, more than ${longestSubject}`
  if (!/^[a-z][a-z0-9 ,-]*: \S/.test(subject)) return 'is not “capability: what changes”'
  return undefined
}
