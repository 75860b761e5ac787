import { dirname } from 'node:path'
import type { SourceGraph } from '@nordbo/devstack/sources'
import { isTest, judgedImports } from './check-zones.ts'
import { findCircles } from './circles.ts'

type Edge = readonly [from: string, to: string]

const linksOf = (edges: readonly Edge[]): Map<string, Set<string>> => {
  const links = new Map<string, Set<string>>()
  for (const [from, to] of edges) links.set(from, (links.get(from) ?? new Set()).add(to))
  return links
}

/** A folder and those that it is in. */
const withParents = (folder: string): string[] =>
  folder.includes('/') ? [folder, ...withParents(dirname(folder))] : [folder]

/** Edges between folders: one has the imports of all files below it that lead out of it. */
const folderEdges = (edges: readonly Edge[]): Edge[] =>
  edges.flatMap(([from, to]) =>
    withParents(dirname(from))
      .filter((folder) => !`${dirname(to)}/`.startsWith(`${folder}/`))
      .map((folder) => [folder, dirname(to)] as const),
  )

const circlesIn = (edges: readonly Edge[], what: string): string[] =>
  findCircles(linksOf(edges)).map((way) => `${way.at(-1)} may not import a circle of ${what} (${way.join(' → ')})`)

/** Circles of files or folders, without tests, and imports of a service's root by its folders, as sentences. */
export const checkLayers = (graph: SourceGraph): string[] => {
  const edges: Edge[] = judgedImports(graph)
    .filter(({ from, to, kind }) => kind === 'file' && !isTest(from) && !isTest(to))
    .map(({ from, to }) => [from, to])
  const composed = edges.filter(
    ([from, to]) => /^services\/[^/]+\/src\/[^/]+\//.test(from) && /^services\/[^/]+\/src\/[^/]+\.ts$/.test(to),
  )
  return [
    ...circlesIn(edges, 'files'),
    ...circlesIn(folderEdges(edges), 'folders'),
    ...composed.map(
      ([from, to]) => `${from} may not import what composes the service: move what both need into a folder (${to})`,
    ),
  ].sort()
}
