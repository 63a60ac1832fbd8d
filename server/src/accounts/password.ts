import { hash, verify } from '@node-rs/argon2'

/** argon2id with 46 MiB and one pass (docs/safety.md#sign-in, OWASP's first choice). */
const settings = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** At most this many at once: each takes 46 MiB, and a flood of sign-ins must not take the machine. */
const mostAtOnce = 4
let running = 0
const waiting: (() => void)[] = []

/** A stored form of the password; it holds its own salt and settings. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, settings))
}

/** What is stored while nobody's password counts: several were given for an address, and whoever reads its mailbox has yet to choose one. */
export const undecidedPassword = 'undecided'

/** Whether the password fits. Without a stored form the same work is done and the answer is no, so that time tells nothing about accounts. */
export async function isPasswordRight(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored?.startsWith('$argon2') ? stored : undefined
  const isRight = await inTurn(async () => verify(known ?? (await decoy()), password, settings))
  return isRight && known !== undefined
}

let decoyHash: Promise<string> | undefined
function decoy(): Promise<string> {
  decoyHash ??= hash('nobody has this password', settings)
  return decoyHash
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}
