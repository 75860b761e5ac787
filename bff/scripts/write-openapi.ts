/** Writes bff/openapi.json from the declared routes; the web's client is generated from it. `--print` writes it to the output instead. */
import { writeFileSync } from 'node:fs'
import { declaredApi } from '../src/server/declared-api.ts'

const { api } = await declaredApi()
const description = `${JSON.stringify(api.swagger(), null, 2)}\n`
if (process.argv.includes('--print')) process.stdout.write(description)
else writeFileSync(new URL('../openapi.json', import.meta.url), description)
await api.close()
