import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { openParses, type StoredParses } from './stored-parses.ts'

/** An import of a source file. */
export interface Import {
  /** The file, relative to the root; of a `module` its name, and of an `unknown` one the request. */
  to: string
  /** `module` is a library or a part of Node. */
  kind: 'file' | 'module' | 'unknown'
  /** As written: `./trip.ts` or `@nordbo/contracts`. */
  request: string
  typeOnly: boolean
  /** Loaded by `import()` alone. */
  lazy: boolean
}

export interface SourceFile {
  imports: readonly Import[]
  /** Files and folders whose paths the text contains, relative to the root. */
  names: readonly string[]
  /** Namespaces of texts that it writes on the server. */
  texts: readonly string[]
  /** Number of `import()` calls whose path is computed. */
  computed: number
}

/** Source files by their path, relative to the root. */
export type SourceGraph = ReadonlyMap<string, SourceFile>

const Manifest = z.object({ name: z.string().default(''), exports: z.record(z.string(), z.string()).default({}) })

/** The files that the packages of a workspace offer, by what others write to import them. `*` stands for any name. */
export const readEntries = (root: string): ReadonlyMap<string, string> => {
  const folders = globSync(['{packages,services}/*/package.json', '{bff,web}/package.json'], { cwd: root }).map(dirname)
  return new Map(
    folders.flatMap((folder) => {
      const { name, exports } = Manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
      return Object.entries(exports).map(([entry, file]) => [`${name}${entry.slice(1)}`, join(folder, file)] as const)
    }),
  )
}

const fileOfEntry = (entries: ReadonlyMap<string, string>, request: string): string | undefined => {
  const exact = entries.get(request)
  if (exact !== undefined) return exact
  for (const [entry, file] of entries) {
    const beginning = entry.endsWith('*') ? entry.slice(0, -1) : undefined
    if (beginning !== undefined && request.startsWith(beginning))
      return file.replace('*', request.slice(beginning.length))
  }
  return undefined
}

/** Reads the graph of these source files, with what they import and name. Paths are relative to `root`. */
export const readSourceGraph = (
  root: string,
  files: readonly string[],
  parses: StoredParses = openParses(),
): SourceGraph => {
  const entries = readEntries(root)
  const seen = new Map<string, boolean>()
  const exists = (path: string): boolean => {
    const known = seen.get(path) ?? existsSync(join(root, path))
    seen.set(path, known)
    return known
  }
  const targetOf = (file: string, request: string): Pick<Import, 'to' | 'kind'> => {
    if (request.startsWith('@nordbo/')) {
      const to = fileOfEntry(entries, request)
      return { to: to ?? request, kind: to === undefined ? 'unknown' : 'file' }
    }
    if (!request.startsWith('.')) return { to: request, kind: 'module' }
    const to = join(dirname(file), request.replace(/\?.*$/, ''))
    // Generated files count before they are written: a fresh clone has the same graph.
    return { to, kind: to.includes('/generated/') || exists(to) ? 'file' : 'unknown' }
  }
  /** A path counts from the file's folder or from the root; a package's whole folder says nothing. */
  const namedBy = (file: string, path: string): string[] =>
    [join(dirname(file), path), path.startsWith('.') ? '' : join(path)]
      .map((each) => each.replace(/\/$/, ''))
      .filter((each) => each !== '' && !each.startsWith('..') && !/^(packages|services|bff|web)(\/[\w-]+)?$/.test(each))
      .filter(exists)
  const graph = new Map(
    files.map((file) => {
      const { imports, paths, texts, computed } = parses.parse(file, readFileSync(join(root, file), 'utf8'))
      return [
        file,
        {
          imports: imports.map((each) => ({ ...each, ...targetOf(file, each.request) })),
          names: [...new Set(paths.flatMap((path) => namedBy(file, path)))],
          texts,
          computed,
        },
      ]
    }),
  )
  parses.store()
  return graph
}
