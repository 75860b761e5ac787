import type { Import, SourceGraph } from '@nordbo/devstack/sources'
import type { Zone } from './zones.ts'

/** Is the file a test or a helper of tests? */
export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$|(^|\/)(test|e2e)\//.test(file)

const generated = /(^|\/)(generated|dist|\.cache)\/|\.gen\.ts$|\.css$/

/** Imports of hand-written files, each with the file that has it. */
export const judgedImports = (graph: SourceGraph): (Import & { from: string })[] =>
  [...graph]
    .filter(([from]) => !generated.test(from))
    .flatMap(([from, { imports }]) => imports.map((each) => ({ from, ...each })))
    .filter(({ to }) => !generated.test(to))

const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`)

/** What a zone says against an import of a file of its own; undefined where it allows it. */
const refusal = (
  zone: Zone,
  zones: readonly Zone[],
  { from, to, kind, request, typeOnly }: Import & { from: string },
): string | undefined => {
  if (kind === 'unknown')
    return request.startsWith('@nordbo/')
      ? 'the inside of a package: import one of the entries that its package.json exports'
      : undefined
  const isTrial = isTest(from)
  const isScript = isIn(`${zone.folder}/scripts`, from)
  const to_ = zones.find(({ folder }) => kind === 'file' && isIn(folder, to))
  if (to_?.folder === zone.folder) return undefined
  if (to_ && request.startsWith('.') && !(isScript && zone.scriptsShare.length > 0))
    return 'a relative path to another package: import it by its name'
  const uses = [...zone.uses, ...(isTrial ? zone.testsUse : [])]
  const isUsed = to_ !== undefined && uses.includes(to_.name)
  if (to_ && !isScript && !isUsed && !zone.typesOnly.includes(to_.name))
    return `a package that its zone does not list${isTrial ? ' for tests' : ''}`
  if (to_ && !isScript && !isTrial && !isUsed && !typeOnly) return "more than types: write 'import type'"
  const isSource = isIn(`${zone.folder}/src`, from) && !isTrial
  if (zone.modules && isSource && !isUsed && !zone.modules.includes(to))
    return `a module other than ${zone.modules.join(' and ')}`
  return undefined
}

/** Imports that their zone does not allow, as sentences. */
export const checkZones = (graph: SourceGraph, zones: readonly Zone[]): string[] =>
  judgedImports(graph)
    .flatMap((each) => {
      const zone = zones.find(({ folder }) => isIn(folder, each.from))
      const refused = zone && refusal(zone, zones, each)
      return refused === undefined ? [] : [`${each.from} may not import ${refused} (${each.to})`]
    })
    .sort()
