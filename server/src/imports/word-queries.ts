import type { WordKind } from '@fairquay/contract/imports/words.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { type Meanings, nameWord } from './words-of-file.ts'

/** What somebody of the company has said of words; one that means a category which is gone means nothing any more. */
export async function findMeanings(db: Queryable, companyId: number): Promise<Meanings> {
  const { rows } = await sql<{ kind: WordKind; word: string; meaning: string }>`
    select kind, word, meaning from import_words w where company_id = ${companyId}::int
      and (kind <> 'category' or exists (select 1 from sub_industries s where s.id::text = w.meaning))
    order by changed_at`.execute(db)
  return new Map(rows.map(({ kind, word, meaning }) => [nameWord(kind, word), meaning]))
}

type Meaning = { kind: WordKind; word: string; meaning: string | null }

/** Keeps meanings in place of those before; null takes one back. */
export async function storeMeanings(tx: Queryable, companyId: number, meanings: readonly Meaning[]): Promise<void> {
  const rows = JSON.stringify(meanings)
  await sql`
    delete from import_words w using json_to_recordset(${rows}::json) as r(kind text, word text)
    where w.company_id = ${companyId}::int and w.kind = r.kind and lower(w.word) = lower(r.word)`.execute(tx)
  await sql`
    insert into import_words (company_id, kind, word, meaning)
    select distinct on (r.kind, r.word) ${companyId}::int, r.kind, r.word, r.meaning
    from json_to_recordset(${rows}::json) as r(kind text, word text, meaning text) where r.meaning is not null
    on conflict (company_id, kind, word) do update set meaning = excluded.meaning, changed_at = now()`.execute(tx)
}
