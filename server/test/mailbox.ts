import type { Database } from '../src/database.ts'

export type ReadMail = { subject: string; text: string; to_name: string }

/** The mails somebody has got so far, the oldest first. */
export async function readMailbox(db: Database, address: string): Promise<ReadMail[]> {
  return db
    .selectFrom('mails')
    .select(['subject', 'text', 'to_name'])
    .where('to_address', '=', address)
    .orderBy('id')
    .execute()
}

/** The token of the link in somebody's newest mail that has one. */
export async function readLinkToken(db: Database, address: string): Promise<string> {
  const mails = await readMailbox(db, address)
  const tokens = mails.flatMap(({ text }) => /[?]token=([\w-]{20,})/.exec(text)?.[1] ?? [])
  const token = tokens.at(-1)
  if (!token) throw new Error(`No link was sent to ${address}.`)
  return token
}
