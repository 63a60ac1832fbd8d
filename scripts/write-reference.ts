// Writes docs/configuration.md from .env.example, which a test compares with what the server reads.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeSettings } from './describe-settings.ts'

const root = join(import.meta.dirname, '..')
writeFileSync(join(root, 'docs/configuration.md'), describeSettings(readFileSync(join(root, '.env.example'), 'utf8')))
