import { posix } from 'node:path'
import { type Import, importsOf } from './imports.ts'
import { isTest, type Zone } from './zones.ts'

const refuse = (
  zone: Zone,
  file: string,
  { specifier, typeOnly }: Import,
  zones: readonly Zone[],
): string | undefined => {
  if (specifier.startsWith('.')) {
    const target = posix.normalize(posix.join(posix.dirname(file), specifier))
    const shared = file.startsWith(`${zone.folder}/scripts/`) ? zone.scriptsShare : []
    if ([zone.folder, ...shared].some((folder) => target.startsWith(`${folder}/`))) return undefined
    return `reaches into ${target}; import the package by its name`
  }
  if (specifier.startsWith('@nordbo/')) {
    const owner = zones.find((each) => specifier === each.name || specifier.startsWith(`${each.name}/`))
    if (owner === undefined) return `imports ${specifier}, which is no part of the house`
    if (owner.name === zone.name) return undefined
    if (specifier !== owner.name && !owner.entries.includes(specifier)) return `imports the inside of ${owner.name}`
    if (zone.uses.includes(owner.name)) return undefined
    if (isTest(file) && zone.testsUse.includes(owner.name)) return undefined
    if (zone.typesOnly.includes(owner.name))
      return typeOnly ? undefined : `may import only types of ${owner.name}: write 'import type'`
    return `may not import ${owner.name}`
  }
  if (zone.modules === undefined || isTest(file) || !file.startsWith(`${zone.folder}/src/`)) return undefined
  return zone.modules.includes(specifier)
    ? undefined
    : `may import only ${zone.modules.join(' and ')}, not ${specifier}`
}

/** Every import that crosses a line it may not cross, as sentences; empty when all is well. */
export const checkBoundaries = (files: readonly { path: string; source: string }[], zones: readonly Zone[]): string[] =>
  files.flatMap(({ path, source }) => {
    if (path.endsWith('.css')) return []
    const zone = zones.find((each) => path.startsWith(`${each.folder}/`))
    if (zone === undefined)
      return path.includes('/') ? [`${path} belongs to no zone; decide in house-rules/src/boundaries/zones.ts`] : []
    return importsOf(path, source).flatMap((each) => {
      const reason = refuse(zone, path, each, zones)
      return reason === undefined ? [] : [`${path} ${reason}`]
    })
  })

/** What a package declares must be what its zone allows, too. */
export const checkDeclared = (
  zone: Zone,
  manifest: { dependencies?: Record<string, string> | undefined; devDependencies?: Record<string, string> | undefined },
): string[] => {
  const refused = (names: readonly string[], allowed: readonly string[]): string[] =>
    names.filter((name) => name.startsWith('@nordbo/') && !allowed.includes(name))
  const always = Object.keys(manifest.dependencies ?? {})
  const inTests = Object.keys(manifest.devDependencies ?? {})
  return [...refused(always, zone.uses), ...refused(inTests, [...zone.uses, ...zone.testsUse, ...zone.typesOnly])].map(
    (name) => `${zone.folder}/package.json may not declare ${name}`,
  )
}
