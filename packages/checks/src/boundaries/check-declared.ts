import type { Zone } from './zones.ts'

interface Manifest {
  dependencies?: Record<string, string> | undefined
  devDependencies?: Record<string, string> | undefined
}

/** The workspace packages that a package.json declares and its zone does not allow, as sentences. */
export const checkDeclared = (zone: Zone, { dependencies = {}, devDependencies = {} }: Manifest): string[] => {
  const refused = (names: readonly string[], allowed: readonly string[]): string[] =>
    names.filter((name) => name.startsWith('@nordbo/') && !allowed.includes(name))
  return [
    ...refused(Object.keys(dependencies), zone.uses),
    ...refused(Object.keys(devDependencies), [...zone.uses, ...zone.testsUse, ...zone.typesOnly]),
  ].map((name) => `${zone.folder}/package.json may not declare ${name}`)
}

/** Files of folders that no zone covers, as sentences. */
export const checkCovered = (files: readonly string[], zones: readonly Zone[]): string[] =>
  files
    .filter((file) => file.includes('/') && !zones.some(({ folder }) => file.startsWith(`${folder}/`)))
    .map((file) => `${file} belongs to no zone; add one in packages/checks/src/boundaries/zones.ts`)
