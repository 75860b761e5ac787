/** Writes bff/openapi.json from the declared routes; the web's client is generated from it. */
import { writeFileSync } from 'node:fs'
import { declaredApi } from '../src/server/declared-api.ts'

const { api } = await declaredApi()
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(api.swagger(), null, 2)}\n`)
await api.close()
