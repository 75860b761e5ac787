import { readFile } from 'node:fs/promises'
import openapiTypescript, { astToString } from 'openapi-typescript'

/** What the server publishes, written down by the BFF. */
export const documentUrl = new URL('../../bff/openapi.json', import.meta.url)
/** The types that the web's client is built on. */
export const schemaUrl = new URL('../src/lib/api/schema.gen.ts', import.meta.url)

/** The types of the API as its document describes it now. */
export const schemaOf = async (): Promise<string> => {
  const source: unknown = JSON.parse(await readFile(documentUrl, 'utf8'))
  if (typeof source !== 'object' || source === null) throw new Error(`${documentUrl.pathname} holds no document`)
  return astToString(await openapiTypescript(JSON.stringify(source)))
}
