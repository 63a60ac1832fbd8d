import { sql } from 'kysely'

/**
 * Who speaks for a company comes first: whoever is active, an owner before an editor before a viewer, then who came first. Every mail, notification, paper and
 * page that names one person of a company orders its people (`users u`) by it; people who are not active are written to by nobody
 * (docs/decisions/0034-a-trade-core-and-its-kinds.md).
 */
export const speakerOrder = `u.status <> 1, array_position(array['owner', 'editor', 'viewer'], u.company_role), u.id`

/** The same for queries written with `sql`. */
export const speaksFirst = sql.raw(speakerOrder)
