import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Config } from './config.ts'

/** A start that cannot go on for a reason the operator can mend; the message is the one sentence they read. */
export function refuseStart(sentence: string, cause?: unknown): Error {
  const error = new Error(sentence, { cause })
  error.name = 'StartRefused'
  return error
}

type Place = Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseDir' | 'databaseUrl'>

/**
 * The sentence for a failure that is expected when a server starts, or nothing for one that is a fault of ours. Neither the address of the
 * database nor a library's message is repeated: both can carry the password.
 */
export function describeStartFailure(error: unknown, place?: Place): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'StartRefused' || error.name === 'ConfigurationError') return error.message
  const code = readCode(error)
  const listening =
    'syscall' in error && (error.syscall === 'listen' || ('hostname' in error && error.hostname === place?.host))
  if (listening && place) return describeListening(code, place)
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return diskFull
  const aboutFolder = place && describeFolder(code, error, place)
  if (aboutFolder) return aboutFolder
  // A socket that is missing; a file that is missing would be a fault of ours.
  if (code === 'ENOENT' && !('syscall' in error && error.syscall === 'connect')) return undefined
  const sentence = describeDatabase(code, error)
  return sentence?.includes('DATABASE_URL') && place && place.databaseUrl === undefined
    ? describeOwnDatabase(join(place.databaseDir, 'log'))
    : sentence
}

function describeFolder(code: string, error: Error, { dataDir, databaseDir }: Place): string | undefined {
  const path = 'path' in error && typeof error.path === 'string' ? error.path : dataDir
  const isIn = (folder: string) => path === folder || path.startsWith(folder + sep)
  const [folder, setting] =
    isIn(databaseDir) && databaseDir !== join(dataDir, 'database')
      ? [`folder of the database ${databaseDir}`, 'DATABASE_DIR']
      : [`data folder ${dataDir}`, 'DATA_DIR']
  const isMaking = 'syscall' in error && error.syscall === 'mkdir'
  if (isMaking && code === 'EEXIST')
    return `The ${folder} is a file, or a file stands in its way: move that away, or set ${setting} to another folder.`
  // Node says so of a link that leads nowhere, and of a disk that can only be read.
  if (isMaking && code === 'ENOENT')
    return `The ${folder} cannot be made, for a link leads nowhere (is its disk there?) or the disk can only be read: correct that, or set ${setting} to another folder.`
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR'
    ? `The ${folder} cannot be written: correct its permissions, or set ${setting} to another folder.`
    : undefined
}

const diskFull = 'The disk is full: free some space and start again.'

/** Whether a program complains that nothing more can be written; PostgreSQL also counts what it could write before. */
export function isDiskFull(said: string): boolean {
  return /No space left|Disk quota|could not extend file .* wrote only/i.test(said)
}

/** With no room for its log of changes PostgreSQL ends in the midst of a statement; only its own log then says why. */
function describeOwnDatabase(logFile: string): string {
  let said = ''
  try {
    said = readFileSync(logFile, 'utf8').slice(-5000)
  } catch {
    // A log that cannot be read says nothing either.
  }
  return isDiskFull(said)
    ? diskFull
    : `The embedded database ended while Fairquay started: its log, ${logFile}, says why.`
}

/** The refusal for a disk that is full. */
export const refuseFullDisk = () => refuseStart(diskFull)

function describeListening(code: string, { host, port }: Place): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use: stop the program that uses it, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to a number of 1024 or more.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST ${host} is not an address of this machine: correct HOST.`
  return undefined
}

function describeDatabase(code: string, error: Error): string | undefined {
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
    // The line to it broke, on our side or with its end.
    case 'ECONNRESET':
    case 'EPIPE':
    case '08003':
    case '08006':
    case '57P02':
      return 'The database in DATABASE_URL cannot be reached: check its host and port, and that the server runs.'
    case '28P01':
    case '28000':
      return 'The database in DATABASE_URL refused the user or the password: correct them in DATABASE_URL.'
    case '3D000':
      return 'The database named in DATABASE_URL does not exist: create it, or correct the name in DATABASE_URL.'
    case '42501':
      return 'The user in DATABASE_URL may not create tables or extensions: make this user the owner of the database.'
    case '53300':
      return 'The database in DATABASE_URL has no free connection: raise its max_connections, or stop something that uses it.'
    case '25006':
      return 'The database in DATABASE_URL can only be read (a standby?): set DATABASE_URL to the one that can be written.'
    case '57P01':
    case '57P03':
      return 'The database in DATABASE_URL is still starting or shutting down: try again in a moment.'
    default:
      return describeByMessage(error)
  }
}

/** `pg` reports these without a code. */
function describeByMessage(error: Error): string | undefined {
  if (/timeout|terminated unexpectedly|is not queryable/i.test(error.message))
    return describeDatabase('ETIMEDOUT', error)
  if (/password must be a string|SASL/.test(error.message)) return describeDatabase('28P01', error)
  if (/SSL|TLS|certificate/i.test(error.message))
    return 'The database in DATABASE_URL and this server do not agree on encryption: check sslmode in DATABASE_URL.'
  // The words of migrate.ts and web-pages.ts are written for the operator.
  if (/^(Migration |The database was migrated|The web is not built)/.test(error.message))
    return error.message.split('\n')[0]
  return undefined
}

/** The error code of Node or PostgreSQL, also of the causes (a failed migration wraps PostgreSQL's own error). */
function readCode(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code
  // A name that resolves to several addresses fails with one error for each of them.
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return readCode(error.errors[0])
  return error.cause instanceof Error ? readCode(error.cause) : ''
}
