// Writes server/src/database-types.generated.ts from a freshly migrated database; with --check only says whether the file is still true.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate, getDialect } from 'kysely-codegen'
import { openDatabase } from '../server/src/database.ts'
import { migrate } from '../server/src/migrate.ts'
import { startTestPostgres } from '../server/test/postgres.ts'

const file = join(import.meta.dirname, '../server/src/database-types.generated.ts')

const text = await generateTypes()
if (!process.argv.includes('--check')) {
  await writeFile(file, text)
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error(
    'The database types are not those of the migrations: run `npm run types:database` and commit the result.',
  )
  process.exitCode = 1
}

async function generateTypes(): Promise<string> {
  const postgres = await startTestPostgres()
  try {
    await migrate(postgres.url)
    const dialect = getDialect('postgres', { dateParser: 'string' })
    const db = openDatabase(postgres.url, { connections: 1 })
    try {
      // database.ts reads int8 and numeric as numbers.
      return await generate({
        db,
        dialect,
        outFile: null,
        excludePattern: 'migrations',
        typeMapping: { int8: 'number', numeric: 'number' },
      })
    } finally {
      await db.destroy()
    }
  } finally {
    await postgres.stop()
  }
}
