import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { homeFolder } from '../workspace/paths.ts'
import { ParsedSource, parseSource } from './parse-source.ts'

/** The hash of a file's content by which its parse is stored, and its inputs are compared. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 24)

const storedFile = (): string => join(homeFolder(process.env), '.cache', 'parses-2.json')
const Stored = z.record(z.string(), ParsedSource)

/** Stored parses, which the checks and the choice of tests share: a file is parsed once as long as it stays the same. */
export interface StoredParses {
  parse(file: string, source: string): ParsedSource
  /** Stores what was parsed since, without what no file has any longer. */
  store(): void
}

const readStored = (path: string): Record<string, ParsedSource> => {
  try {
    return existsSync(path) ? Stored.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
  } catch {
    // Half a file of a full disk or an older shape: parsing anew takes seconds.
    return {}
  }
}

/** Opens the parses that are stored in the data folder. */
export const openParses = (path = storedFile()): StoredParses => {
  const before = readStored(path)
  const now: Record<string, ParsedSource> = {}
  let isNew = false
  return {
    parse: (file, source) => {
      // The extension decides how a text is read.
      const key = `${contentHash(source)}${file.slice(file.lastIndexOf('.'))}`
      const known = now[key] ?? before[key]
      isNew ||= known === undefined
      const parsed = known ?? parseSource(file, source)
      now[key] = parsed
      return parsed
    },
    store: () => {
      if (!isNew) return
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.${process.pid}`, JSON.stringify(now))
      renameSync(`${path}.${process.pid}`, path)
    },
  }
}
