import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import type { Zone } from './zones.ts'

const escaped = (path: string): string => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const under = (folders: readonly string[]): string => `^(${folders.map(escaped).join('|')})/`

/** Pattern of test files and their helpers. */
export const tests = String.raw`\.(test|spec)\.tsx?$|(^|/)(test|e2e)/`

const scripts = (zone: Zone): string => `^${escaped(zone.folder)}/scripts/`

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
) => ({ name, comment, severity: 'error', from, to }) satisfies IRegularForbiddenRuleType

const zoneRules = (zone: Zone, zones: readonly Zone[]): IRegularForbiddenRuleType[] => {
  const foldersOf = (names: readonly string[]) =>
    zones.filter(({ name }) => names.includes(name)).map(({ folder }) => folder)
  const own = [zone.folder]
  const used = [...own, ...foldersOf(zone.uses)]
  const anywhere = under(zones.map(({ folder }) => folder))
  const inside = `^${escaped(zone.folder)}/`
  const outside = { path: anywhere, pathNot: inside }
  return [
    rule(
      `uses-of-${zone.folder}`,
      'a package that its zone does not list',
      { path: inside, pathNot: [tests, scripts(zone)] },
      { path: anywhere, pathNot: under([...used, ...foldersOf(zone.typesOnly)]) },
    ),
    rule(
      `uses-of-tests-of-${zone.folder}`,
      'a package that its zone does not list for tests',
      { path: `${inside}.*(${tests})` },
      { path: anywhere, pathNot: under([...used, ...foldersOf(zone.testsUse), ...foldersOf(zone.typesOnly)]) },
    ),
    ...(zone.typesOnly.length === 0
      ? []
      : [
          rule(
            `types-only-of-${zone.folder}`,
            "more than types: write 'import type'",
            { path: inside, pathNot: [tests, scripts(zone)] },
            { path: under(foldersOf(zone.typesOnly)), dependencyTypesNot: ['type-only'] },
          ),
        ]),
    ...(zone.modules === undefined
      ? []
      : [
          rule(
            `modules-of-${zone.folder}`,
            `a module other than ${zone.modules.join(' and ')}`,
            { path: `${inside}src/`, pathNot: tests },
            {
              pathNot: [
                under(used),
                ...zone.modules.map((name) =>
                  name.startsWith('node:')
                    ? `^${name.slice('node:'.length)}$`
                    : `(^|/)node_modules/${escaped(name)}(/|$)`,
                ),
              ],
            },
          ),
        ]),
    rule(
      `by-name-from-${zone.folder}`,
      'a relative path to another package: import it by its name',
      {
        path: inside,
        ...(zone.scriptsShare.length === 0 ? {} : { pathNot: scripts(zone) }),
      },
      { ...outside, dependencyTypes: ['local'] },
    ),
  ]
}

/** The allowed imports between zones, as rules of dependency-cruiser. */
export const zoneRulesFor = (zones: readonly Zone[]): IRegularForbiddenRuleType[] => [
  ...zones.flatMap((zone) => zoneRules(zone, zones)),
  rule(
    'by-entry',
    'the inside of a package: import one of the entries that its package.json exports',
    {},
    {
      path: '^@nordbo/',
      couldNotResolve: true,
    },
  ),
]

/** Files and folders have no circles, and nothing in a service imports the files at its root. */
export const layerRules: readonly IRegularForbiddenRuleType[] = [
  rule('no-circle-of-files', 'a circle of files', {}, { circular: true }),
  { ...rule('no-circle-of-folders', 'a circle of folders', {}, { circular: true }), scope: 'folder' },
  rule(
    'composition-on-top',
    'what composes the service: move what both need into a folder',
    { path: '^services/[^/]+/src/[^/]+/' },
    { path: String.raw`^services/[^/]+/src/[^/]+\.ts$` },
  ),
]
