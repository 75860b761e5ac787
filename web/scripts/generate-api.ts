import { writeFile } from 'node:fs/promises'
import { schemaOf, schemaUrl } from './api-schema.ts'

await writeFile(schemaUrl, await schemaOf())
