// Runs a command of the operator with the settings that `npm start` has: the environment, and after it the file .env.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const envFile = join(root, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
const [file = ''] = process.argv.splice(2, 1)
await import(pathToFileURL(join(root, file)).href)
