import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { type ExportPart, exportFolder, type ServiceName } from '@nordbo/contracts'
import type { Blobs } from '../blobs/blobs.ts'
import type { SqlClient } from '../database/database.ts'
import type { OwnFile, PersonalData } from './personal-data.ts'

/** A stored part of an export. */
export interface StoredPart {
  /** The key of its list. */
  key: string
  files: number
  rows: number
}

/** A JSON array, row by row. */
function* jsonArray(rows: readonly { row: unknown }[]): Generator<string> {
  for (const [index, { row }] of rows.entries()) yield `${index === 0 ? '[\n' : ',\n'}${JSON.stringify(row, null, 2)}`
  yield rows.length === 0 ? '[]\n' : '\n]\n'
}

/** Stores a readable copy of a file that is stored encrypted, beside the part. Undefined when the file is gone. */
const copyOpened = async (
  blobs: Pick<Blobs, 'get' | 'put'>,
  { path, key }: Pick<OwnFile, 'path' | 'key'>,
  open: NonNullable<OwnFile['open']>,
  owner: string,
): Promise<string | undefined> => {
  const stored = await blobs.get(key)
  if (!stored) return undefined
  return blobs.put(open(stored), { folder: exportFolder, extension: extname(path).slice(1), owner: `${owner}/${path}` })
}

/**
 * Stores a service's part of an export: a JSON file for each kind of rows that the person has, and a list of these and of the person's own
 * files. Own files are listed where they lie, those that are stored encrypted as readable copies.
 */
export const storePart = async (
  { service, blobs, reader }: { service: ServiceName; blobs: Blobs; reader: Pick<SqlClient, '$queryRawUnsafe'> },
  data: Pick<PersonalData, 'rows' | 'files'>,
  { id, personId }: { id: string; personId: string },
): Promise<StoredPart> => {
  const owned = { folder: exportFolder, extension: 'json', owner: `${id}/${service}` }
  const part: ExportPart = { files: [] }
  let count = 0
  for (const { file, sql } of data.rows) {
    const rows = await reader.$queryRawUnsafe<{ row: unknown }[]>(sql, personId)
    if (rows.length === 0) continue
    count += rows.length
    const key = await blobs.put(Readable.from(jsonArray(rows)), { ...owned, owner: `${owned.owner}/${file}` })
    part.files.push({ path: `${service}/${file}.json`, key })
  }
  for (const file of (await data.files?.(personId)) ?? []) {
    const key = file.open ? await copyOpened(blobs, file, file.open, owned.owner) : file.key
    if (key !== undefined) part.files.push({ path: `${service}/${file.path}`, key })
  }
  const key = await blobs.put(Buffer.from(JSON.stringify(part)), owned)
  return { key, files: part.files.length, rows: count }
}
