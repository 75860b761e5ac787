import type { SourceGraph } from '../../sources/source-graph.ts'

/** What each file needs when it runs: other files, relative to the repository. */
export type FileLinks = ReadonlyMap<string, readonly string[]>

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$|(^|\/)(test|e2e)\//.test(file)
/** The folder of the package of the workspace that a file is in; undefined at the top. */
export const packageOf = (file: string): string | undefined => /^((packages|services)\/[^/]+|bff|web)\//.exec(file)?.[1]
const isPage = (file: string): boolean => /^(docs\/|[^/]+\.md$)|\/README\.md$/.test(file)

/** Locales are read by namespace, and a database by the process that it is of. */
const hasOwnReader = /^packages\/texts\/locales\/|^services\/[^/]+\/prisma\//

/** Data of packages: what is neither source, page, nor of tests, by the package's folder. */
const dataByPackage = (graph: SourceGraph, files: readonly string[]): Map<string, string[]> => {
  const named = new Set([...graph.values()].flatMap(({ names }) => names))
  const isNamed = (file: string): boolean =>
    file.split('/').some((_, index, parts) => named.has(parts.slice(0, index + 1).join('/')))
  const data = new Map<string, string[]>()
  for (const file of files) {
    const folder = packageOf(file)
    if (folder === undefined || folder === 'web' || graph.has(file) || hasOwnReader.test(file)) continue
    if (isTest(file) || isPage(file) || isNamed(file)) continue
    data.set(folder, [...(data.get(folder) ?? []), file])
  }
  return data
}

/**
 * The links of all files, from what they import and name. Types are left out, as they are gone at run time, and so is what `import()`
 * loads of the web's pages: a browser test says itself which of those it opens. The data of a package belongs to all its sources.
 */
export const readFileLinks = (graph: SourceGraph, files: readonly string[]): FileLinks => {
  const below = (folder: string): string[] => files.filter((file) => file.startsWith(`${folder}/`))
  const folders = new Map<string, string[]>()
  const data = dataByPackage(graph, files)
  const links = new Map<string, readonly string[]>()
  for (const [file, { imports, names, texts }] of graph) {
    const imported = imports
      .filter(
        ({ kind, typeOnly, lazy, to }) =>
          kind === 'file' && !typeOnly && !(lazy && /^web\/src\/(features|app)\//.test(to)),
      )
      .map(({ to }) => to)
    // A source that names a test builds or checks it; it does not need it to run.
    const needed = names.filter((name) => name !== 'packages/texts/locales' && (isTest(file) || !isTest(`${name}/`)))
    const read = needed.flatMap((name) => {
      if (graph.has(name) || files.includes(name)) return [name]
      const known = folders.get(name) ?? below(name)
      folders.set(name, known)
      return known
    })
    const written = texts.flatMap((name) => below('packages/texts/locales').filter((each) => each.includes(`/${name}`)))
    const own = packageOf(file)
    const ofPackage = own !== undefined && !isTest(file) ? (data.get(own) ?? []) : []
    links.set(
      file,
      [...new Set([...imported, ...read, ...written, ...ofPackage])].filter((each) => each !== file),
    )
  }
  for (const schema of files.filter((file) => /^services\/[^/]+\/prisma\/schema\.prisma$/.test(file))) {
    const service = schema.split('/').slice(0, 2).join('/')
    // The client is generated from the schema, and the process runs on the migrated database.
    links.set(`${service}/src/generated/prisma/client.ts`, below(`${service}/prisma`))
    links.set(`${service}/src/app.ts`, [...(links.get(`${service}/src/app.ts`) ?? []), ...below(`${service}/prisma`)])
  }
  return links
}

/** These files and all that they need, directly or through others. */
export const closureOf = (roots: readonly string[], links: FileLinks): Set<string> => {
  const reached = new Set(roots)
  for (const file of reached) for (const next of links.get(file) ?? []) reached.add(next)
  return reached
}

/** The files of several sets. */
export const joined = (...sets: readonly Iterable<string>[]): Set<string> => {
  const all = new Set<string>()
  for (const set of sets) for (const file of set) all.add(file)
  return all
}
