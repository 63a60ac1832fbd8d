import { type LegalDocument, legalDocuments } from '@fairquay/contract/legal-documents.ts'
import { sql } from 'kysely'
import type { Config } from './config.ts'
import type { Queryable } from './database.ts'

/** Keeps that somebody accepted a version of a text; once more changes nothing. */
export async function keepAcceptance(
  tx: Queryable,
  userId: number,
  { document, number, way }: { document: LegalDocument; number: number; way: 'registered' | 'asked' },
): Promise<void> {
  const column = sql.ref(document === 'terms' ? 'accepted_terms' : 'accepted_privacy')
  await sql`
    insert into acceptances (user_id, document, number, way) values (${userId}, ${document}, ${number}, ${way})
    on conflict (user_id, document, number) do nothing`.execute(tx)
  await sql`update users set ${column} = greatest(${column}, ${number}::smallint) where id = ${userId}`.execute(tx)
}

/** Whoever makes an account accepts what is in force: the form that was ticked links to both texts. */
export async function keepShownTexts(
  tx: Queryable,
  { settings }: Pick<Config, 'settings'>,
  userId: number,
): Promise<void> {
  for (const document of legalDocuments)
    await keepAcceptance(tx, userId, { document, number: settings.legal[document].current, way: 'registered' })
}
