import { readFile } from 'node:fs/promises'
import openapiTypescript, { astToString } from 'openapi-typescript'

/** The OpenAPI document of the public API, generated in `bff`. */
export const documentUrl = new URL('../../bff/openapi.json', import.meta.url)
/** The generated types of the web's API client. */
export const schemaUrl = new URL('../src/lib/api/schema.gen.ts', import.meta.url)

/**
 * Returns the TypeScript types for the current API document, as source text. Throws where the document is no JSON
 * object.
 */
export const schemaOf = async (): Promise<string> => {
  const source: unknown = JSON.parse(await readFile(documentUrl, 'utf8'))
  if (typeof source !== 'object' || source === null) throw new Error(`${documentUrl.pathname} holds no document`)
  return astToString(await openapiTypescript(JSON.stringify(source)))
}
