import { cruise, type ICruiseResult, type IRegularForbiddenRuleType, type IViolation } from 'dependency-cruiser'
import { layerRules, tests, zoneRulesFor } from './rules.ts'
import type { Zone } from './zones.ts'

const nameOf = (step: string | { name: string }): string => (typeof step === 'string' ? step : step.name)

/** A circle is reported for each file in it; only the report of the first name is kept. */
const isFirstOfItsCircle = ({ cycle, from }: IViolation): boolean =>
  cycle === undefined || cycle.every((step) => from <= nameOf(step))

const notJudged = String.raw`(^|/)(generated|dist|\.cache)/|\.gen\.ts$|\.css$`

const broken = async (
  root: string,
  folders: readonly string[],
  forbidden: readonly IRegularForbiddenRuleType[],
  exclude: string,
): Promise<string[]> => {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      ruleSet: { forbidden: [...forbidden] },
      validate: true,
      metrics: forbidden.some(({ scope }) => scope === 'folder'),
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: exclude },
      outputType: 'json',
    },
    {
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  )
  const { summary } = (typeof output === 'string' ? JSON.parse(output) : output) as ICruiseResult
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]))
  return summary.violations
    .filter(isFirstOfItsCircle)
    .map(({ from, to, cycle, rule }) => {
      const way = cycle === undefined ? to : cycle.map(nameOf).join(' → ')
      return `${from} may not import ${comments.get(rule.name) ?? rule.name} (${way})`
    })
    .sort()
}

/** Imports below `root` that their zone does not allow, as sentences. */
export const checkZones = (root: string, zones: readonly Zone[]): Promise<string[]> =>
  broken(
    root,
    zones.map(({ folder }) => folder),
    zoneRulesFor(zones),
    notJudged,
  )

/** Circles of files or folders below `root`, without tests, and imports of a service's root, as sentences. */
export const checkLayers = (root: string, folders: readonly string[]): Promise<string[]> =>
  broken(root, folders, layerRules, `${notJudged}|${tests}`)
