// Checks of this repository: `node packages/checks/src/main.ts <rule>`; exit code 1 when the rule is broken.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceNames } from '@nordbo/contracts'
import { readSourceGraph } from '@nordbo/devstack/sources'
import { z } from 'zod'
import { checkCovered, checkDeclared } from './boundaries/check-declared.ts'
import { checkLayers } from './boundaries/check-layers.ts'
import { checkZones } from './boundaries/check-zones.ts'
import { zonesFor } from './boundaries/zones.ts'
import { checkClaims } from './coverage/check-claims.ts'
import { checkCoverage } from './coverage/check-coverage.ts'
import { coverageInputs, coverageRows, requirementRows } from './coverage/coverage-inputs.ts'
import { testBlocks } from './coverage/test-names.ts'
import { checkCitations } from './docs/check-citations.ts'
import { checkLibraries } from './docs/check-libraries.ts'
import { checkPaths } from './docs/check-paths.ts'
import { checkProofs } from './docs/check-proofs.ts'
import { generateDocs } from './docs/generate-docs.ts'
import { repoRoot, sourceFiles, textFiles, trackedFiles } from './files/source-files.ts'
import { featurelessTests, kindOf, kindTable } from './kinds/count-kinds.ts'
import { checkFlaky } from './luck/check-flaky.ts'
import { checkQuarantine, type QuarantineRow, readQuarantineRows } from './luck/check-quarantine.ts'
import { isProtected } from './luck/protected-tests.ts'
import { checkFaults } from './planted/check-faults.ts'
import { faults } from './planted/faults.ts'
import { planted } from './planted/planted.ts'
import { checkSizes } from './sizes/check-sizes.ts'
import { refusedWords } from './words/refused-words.ts'

const read = (path: string): string => readFileSync(join(repoRoot, path), 'utf8')

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
})

const zones = zonesFor(serviceNames).filter(({ folder }) => existsSync(join(repoRoot, folder)))

/** Boundaries and layers, by one parse of all files. */
const imports = (): string[] => {
  const files = sourceFiles().filter((file) => !file.endsWith('.css'))
  const graph = readSourceGraph(repoRoot, files)
  const closed = zones.filter((zone) => !zone.computedImports).map(({ folder }) => `${folder}/`)
  return [
    ...zones.flatMap((zone) =>
      checkDeclared(zone, manifestSchema.parse(JSON.parse(read(`${zone.folder}/package.json`)))),
    ),
    ...checkCovered(files, zones),
    ...[...graph]
      .filter(([file, { computed }]) => computed > 0 && closed.some((folder) => file.startsWith(folder)))
      .map(([file]) => `${file} imports a module whose path is computed; write the path out`),
    ...checkZones(graph, zones),
    ...checkLayers(graph),
  ]
}

const sizes = (): string[] => {
  const { long, tooLong } = checkSizes(
    sourceFiles().map((path) => ({ path, lines: read(path).split('\n').length - 1 })),
  )
  for (const line of long) process.stdout.write(`long: ${line}\n`)
  return tooLong
}

const readIfThere = (path: string): string | undefined => (existsSync(join(repoRoot, path)) ? read(path) : undefined)

const claims = (): string[] => checkClaims(coverageRows().rows, readIfThere)

const quarantine = (): QuarantineRow[] => readQuarantineRows(read('docs/quarantine.tsv')).rows

const luck = (): string[] => {
  const { rows } = coverageRows()
  const requirements = requirementRows()
  return [
    ...checkQuarantine(read('docs/quarantine.tsv'), readIfThere, (test) => isProtected(test, rows, requirements)),
    ...checkFlaky(read('docs/flaky.md'), readIfThere),
  ]
}

const pages = (): { path: string; source: string }[] =>
  readdirSync(join(repoRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path: `docs/${path}`, source: read(`docs/${path}`) }))

const proofs = (): string[] => checkProofs(pages(), readIfThere)

const citations = (): string[] =>
  checkCitations(
    sourceFiles()
      // Its own test cites missing pages.
      .filter((path) => !path.includes('/check-citations.'))
      .map((path) => ({ path, source: read(path) })),
    new Map(pages().map(({ path, source }) => [path.slice('docs/'.length), source])),
  )

const paths = (): string[] =>
  checkPaths(
    textFiles().map((path) => ({ path, source: read(path) })),
    trackedFiles(),
  )

const libraries = (): string[] => {
  const files = ['package.json', ...zones.map(({ folder }) => `${folder}/package.json`)]
  const names = files.flatMap((file) => {
    const { dependencies, devDependencies } = manifestSchema.parse(JSON.parse(read(file)))
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  return checkLibraries(read('docs/libraries.md'), new Set(names))
}

/** The market's texts describe houses; the check itself contains the refused words; failures are quoted as they came. */
const exempt = /^packages\/(demo-market\/src|checks\/src\/words)\/|^docs\/flaky\.md$/

const words = (): string[] =>
  [...sourceFiles(), ...textFiles()]
    .filter((file) => !exempt.test(file))
    .flatMap((file) => refusedWords(file, read(file)))

const testFiles = (): string[] => sourceFiles().filter((file) => kindOf(file) !== undefined)

/** Prints the number of tests by feature and kind. */
const kinds = (): string[] => {
  const counted = testFiles().map((file) => ({ file, tests: testBlocks(file, read(file)).length }))
  for (const line of kindTable(counted)) process.stdout.write(`${line}\n`)
  return featurelessTests(testFiles())
}

const rules: Record<string, () => string[] | Promise<string[]>> = {
  imports,
  sizes,
  words,
  docs: async () => [
    ...(await generateDocs(process.argv.includes('--write'))),
    ...claims(),
    ...proofs(),
    ...citations(),
    ...paths(),
    ...libraries(),
    ...luck(),
    ...checkFaults(faults, readIfThere),
    ...featurelessTests(testFiles()),
  ],
  kinds,
  planted: () => planted(process.argv.slice(3)),
  coverage: () => checkCoverage(coverageInputs(process.argv[3], quarantine(), process.argv[4])),
}

const rule = rules[process.argv[2] ?? '']
if (rule === undefined) {
  process.stderr.write(
    `There are the rules ${Object.keys(rules).join(', ')}; 'docs --write' writes the generated parts.\n`,
  )
  process.exit(2)
}
const broken = await rule()
for (const line of broken) process.stderr.write(`${line}\n`)
if (broken.length === 0) process.stdout.write('ok\n')
process.exitCode = broken.length === 0 ? 0 : 1
