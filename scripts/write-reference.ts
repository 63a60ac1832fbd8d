// Writes .env.example and docs/configuration.md from what the server reads its environment by.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeSettings, writeExample } from './describe-settings.ts'

const root = join(import.meta.dirname, '..')
writeFileSync(join(root, 'docs/configuration.md'), describeSettings())
writeFileSync(join(root, '.env.example'), writeExample())
