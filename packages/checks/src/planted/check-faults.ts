import { testNames } from '../coverage/test-names.ts'
import { features } from '../kinds/features.ts'
import type { Fault } from './fault.ts'

const timesIn = (text: string, part: string): number => text.split(part).length - 1

/** How many rules the list breaks at least. */
const fewest = 20

/** Problems of a list of faults: one that cannot be planted any longer, whose test is gone, and a feature without one. `read` is undefined for a file that does not exist. */
export const checkFaults = (faults: readonly Fault[], read: (file: string) => string | undefined): string[] => {
  const known = new Map<string, RegExp[]>()
  const namesIn = (file: string, source: string): RegExp[] => {
    const names = known.get(file) ?? testNames(file, source)
    known.set(file, names)
    return names
  }
  const problemsOf = ({ feature, rule, file, from, to, caughtBy }: Fault): string[] => {
    const source = read(file)
    const test = read(caughtBy.file)
    const { title } = caughtBy
    const times = source === undefined ? 0 : timesIn(source, from)
    const problems = [
      times === 1 ? [] : [`its text is in ${file} ${times} times`],
      from === to ? ['it changes nothing'] : [],
      features.some(([name]) => name === feature) ? [] : [`${feature} is no feature`],
      test === undefined ? [`${caughtBy.file} does not exist`] : [],
      test !== undefined && title !== undefined && !namesIn(caughtBy.file, test).some((name) => name.test(title))
        ? [`'${title}' is no test of ${caughtBy.file}`]
        : [],
    ]
    return problems.flat().map((problem) => `planted fault “${rule}”: ${problem}`)
  }
  const missing = features.map(([name]) => name).filter((name) => !faults.some(({ feature }) => feature === name))
  return [
    ...faults.flatMap(problemsOf),
    ...missing.map((name) => `no planted fault breaks ${name}`),
    ...(faults.length < fewest ? [`there are ${faults.length} planted faults, fewer than ${fewest}`] : []),
  ]
}
