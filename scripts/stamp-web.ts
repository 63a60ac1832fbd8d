import { hashSources } from './hash-sources.ts'

/**
 * One hash of whatever shapes the built web. Whole folders, so that a file which comes to be needed is seen without a word here; the lockfile stands for the
 * packages.
 */
export function stampWeb(root: string): Promise<string> {
  return hashSources(root, [
    'contract',
    'web',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/build-web.ts',
    'scripts/hash-sources.ts',
    'scripts/stamp-web.ts',
  ])
}
