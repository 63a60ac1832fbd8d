import type { SellerRequest } from '@fairquay/contract/trade/check-lines.ts'
import { chooseFile, type KnownFile, mostDaysToJoin } from '@fairquay/contract/trade/join-file.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import type { Parties } from '@fairquay/contract/trade/parties.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { listLinesToStore, type RequestToStore } from './lines-to-store.ts'

type Asked = { kind: Pick<Parties, 'name'>; buyerId: number; fileId: number | undefined }

/**
 * The trade file of each new request, by the request's id: the one the buyer names for what is of its seller (refused where it is another's), else the one it joins
 * by `chooseFile`, else a new one. Files are held in the order of their sellers until the transaction ends, so that two requests never join one that then has both.
 */
export async function findFiles(
  tx: Queryable,
  { kind, buyerId, fileId }: Asked,
  requests: readonly (Pick<SellerRequest | RequestToStore, 'companyId' | 'lines'> & { id: number })[],
  now: Date,
): Promise<Map<number, number>> {
  const named = fileId === undefined ? undefined : await lockNamedFile(tx, fileId, buyerId)
  if (named && !requests.some(({ companyId }) => companyId === named.sellerId)) refuse()
  const found = new Map<number, number>()
  for (const { id, companyId, lines } of requests.toSorted((a, b) => a.companyId - b.companyId)) {
    const productIds = [...new Set(listLinesToStore(lines).flatMap(({ productId }) => productId ?? []))]
    const joined =
      named?.sellerId === companyId
        ? named.id
        : chooseFile(await lockFilesAbout(tx, buyerId, companyId, productIds), { kind: kind.name, productIds }, now)
    found.set(id, joined ?? (await insertFile(tx, buyerId, companyId)))
  }
  return found
}

/** A new file of a buyer and a seller; its id. */
export async function insertFile(tx: Queryable, buyerId: number, sellerId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into trade_files (buyer_company_id, supplier_company_id) values (${buyerId}, ${sellerId}) returning id`.execute(
    tx,
  )
  return rows[0]?.id ?? 0
}

async function lockNamedFile(
  tx: Queryable,
  fileId: number,
  buyerId: number,
): Promise<{ id: number; sellerId: number }> {
  const { rows } = await sql<{ id: number; sellerId: number }>`
    select id, supplier_company_id as "sellerId" from trade_files where id = ${fileId} and buyer_company_id = ${buyerId} for update`.execute(
    tx,
  )
  return rows[0] ?? refuse()
}

function refuse(): never {
  throw new Failure('refused', { file_id: requestMessages.otherFile })
}

/** Files that could take a request in, with as much of them as the rule looks at; `productIds` are only those asked for. */
async function lockFilesAbout(
  tx: Queryable,
  buyerId: number,
  sellerId: number,
  productIds: readonly number[],
): Promise<KnownFile[]> {
  const { rows } = await sql<KnownFile>`
    select f.id, f.created_at as "createdAt",
      (select json_agg(json_build_object('kind', r.kind, 'status', r.status)) from requests r where r.file_id = f.id) as requests,
      array(
        select distinct l.product_id from requests r join request_lines l on l.request_id = r.id
        where r.file_id = f.id and l.product_id = any(${[...productIds]}::integer[])) as "productIds"
    from trade_files f
    where f.buyer_company_id = ${buyerId} and f.supplier_company_id = ${sellerId}
      and f.created_at >= now() - make_interval(days => ${mostDaysToJoin + 1}::integer)
    order by f.created_at desc, f.id desc limit ${mostFiles}
    for update of f`.execute(tx)
  return rows
}

/** Of one pair of companies; who has more deals within three months than these names the file. */
const mostFiles = 100
