/** A setting that cannot be used; the message is the one sentence the operator reads. */
export type ConfigurationError = Error & { name: 'ConfigurationError' }

export function refuseConfiguration(sentence: string): ConfigurationError {
  const error = new Error(sentence)
  error.name = 'ConfigurationError'
  return error as ConfigurationError
}

/** What one name of the environment may hold: how it is read, and how that is told to operators. */
export type SettingKind<Value> = {
  /** Throws ConfigurationError, naming the setting, for what cannot be right. `undefined`: it is not set. */
  read(name: string, value: string | undefined): Value
  /** What may be written: 'whole number, 1 to 50'. */
  takes: string
  /** What counts when nothing is: '5'. */
  unset: string
}

type WithFallback = { fallback: string }
type WithoutFallback = {
  /** What happens when it is not set, in words. */
  unset: string
}

export function text(given: WithFallback & { takes?: string }): SettingKind<string>
export function text(given: WithoutFallback & { takes?: string }): SettingKind<string | undefined>
export function text(given: (WithFallback | WithoutFallback) & { takes?: string }): SettingKind<string | undefined> {
  const fallback = 'fallback' in given ? given.fallback : undefined
  return {
    read: (_name, value) => value ?? fallback,
    takes: given.takes ?? 'text',
    unset: 'unset' in given ? given.unset : given.fallback,
  }
}

export function whole({
  fallback,
  least = 0,
  most,
}: {
  fallback: number
  least?: number
  most: number
}): SettingKind<number> {
  return {
    read(name, value) {
      if (value === undefined) return fallback
      const number = Number(value)
      if (!Number.isInteger(number) || number < least || number > most)
        throw refuseConfiguration(`${name} must be a whole number from ${least} to ${most}, not "${value}".`)
      return number
    },
    takes: `whole number, ${least} to ${most}`,
    unset: String(fallback),
  }
}

export function flag(fallback: boolean): SettingKind<boolean> {
  return { read: (name, value) => readFlag(name, value) ?? fallback, takes: 'true or false', unset: String(fallback) }
}

/** True, false, or one more word; undefined: not set. */
export function flagOr<Word extends string>(
  word: Word,
  { unset }: WithoutFallback,
): SettingKind<boolean | Word | undefined> {
  return {
    read: (name, value) => (value === word ? word : readFlag(name, value, `, or ${word}`)),
    takes: `true, false or ${word}`,
    unset,
  }
}

function readFlag(name: string, value: string | undefined, orElse = ''): boolean | undefined {
  if (value === undefined) return undefined
  if (value === 'true' || value === '1') return true
  if (value === 'false' || value === '0') return false
  throw refuseConfiguration(`${name} must be true or false${orElse}, not "${value}".`)
}

export function oneOf<const Word extends string>(words: readonly Word[], given: { fallback: Word }): SettingKind<Word>
export function oneOf<const Word extends string>(
  words: readonly Word[],
  given: WithoutFallback,
): SettingKind<Word | undefined>
export function oneOf<const Word extends string>(
  words: readonly Word[],
  given: { fallback: Word } | WithoutFallback,
): SettingKind<Word | undefined> {
  return {
    read(name, value) {
      if (value === undefined) return 'fallback' in given ? given.fallback : undefined
      const word = words.find((one) => one === value)
      if (word === undefined) throw refuseConfiguration(`${name} must be one of ${words.join(', ')}, not "${value}".`)
      return word
    },
    takes: words.join(', '),
    unset: 'fallback' in given ? given.fallback : given.unset,
  }
}

/** An address; what is refused is not repeated, since addresses of databases and mail servers carry passwords. */
export function url(protocols: readonly string[], { unset }: WithoutFallback): SettingKind<string | undefined> {
  const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ')
  return {
    read(name, value) {
      if (value !== undefined && !(URL.canParse(value) && protocols.includes(new URL(value).protocol)))
        throw refuseConfiguration(`${name} must be an address that begins with ${beginnings}.`)
      return value
    },
    takes: beginnings,
    unset,
  }
}

/** Several of them, separated by commas. */
export function urls(protocols: readonly string[], { unset }: WithoutFallback): SettingKind<string[]> {
  const one = url(protocols, { unset })
  return {
    read: (name, value) =>
      (value ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : (one.read(name, part.trim()) ?? []))),
    takes: `${one.takes}, separated by commas`,
    unset,
  }
}

export const webUrl = (given: WithoutFallback) => url(['http:', 'https:'], given)

export function emailAddress({ unset }: WithoutFallback): SettingKind<string | undefined> {
  return {
    read(name, value) {
      if (value !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(value))
        throw refuseConfiguration(`${name} must be an e-mail address, such as returns@harbour.example.`)
      return value
    },
    takes: 'e-mail address',
    unset,
  }
}
