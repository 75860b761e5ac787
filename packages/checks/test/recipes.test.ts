import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRepository, type RepositoryCopy } from '../src/files/copy-repository.ts'
import { repoRoot } from '../src/files/source-files.ts'
import { follow, type Step } from './recipes/follow.ts'
import { namesFile, recipeSteps } from './recipes/headings.ts'
import { addFilter, addLanguage, addListingField } from './recipes/page-recipes.ts'
import { addEvent, addLetter, addProcedure } from './recipes/service-recipes.ts'

const recipes: Readonly<Record<string, readonly Step[]>> = {
  'Add a procedure': addProcedure,
  'Add an event': addEvent,
  'Add a letter': addLetter,
  'Add a field to a home': addListingField,
  'Add a search filter': addFilter,
  'Add a language': addLanguage,
}

/** How CONTRIBUTING calls a script. */
const commands: Readonly<Record<string, string>> = {
  'scripts/write-openapi.ts': '`npm run openapi` in `bff`',
  'scripts/generate-api.ts': '`npm run generate:api` in `web`',
}

const page = readFileSync(join(repoRoot, 'CONTRIBUTING.md'), 'utf8')

let copy: RepositoryCopy
beforeAll(() => {
  copy = copyRepository()
})
afterAll(() => copy?.[Symbol.dispose]())

/** The files that the compiler complains about; none when all is well. */
const compile = (project: string): Promise<string[]> =>
  new Promise((resolve) => {
    const tsc = join(repoRoot, 'node_modules/typescript/bin/tsc')
    execFile(
      process.execPath,
      [tsc, '-p', project, '--singleThreaded', '--pretty', 'false'],
      { cwd: copy.root },
      (_error, output) => resolve(output.split('\n').filter((line) => line.includes('error TS'))),
    )
  })

test.each(Object.entries(recipes))(
  '%s: each step names the files that it changes and the commands to run',
  (heading, steps) => {
    const texts = recipeSteps(page, heading)
    expect(texts).toHaveLength(steps.length)
    for (const [index, { edits = [], runs = [] }] of steps.entries()) {
      const text = texts[index] ?? ''
      expect(edits.map(({ file }) => file).filter((file) => !namesFile(text, file))).toEqual([])
      for (const { script } of runs) expect(text).toContain(commands[script] ?? script)
    }
  },
)

// Two compilers from nothing, on a machine that may be busy.
const compileMs = 1_200_000

test('all recipes followed one after the other leave a repository that compiles', { timeout: compileMs }, async () => {
  for (const steps of Object.values(recipes)) for (const step of steps) await follow(copy.root, step)
  expect(await Promise.all([compile('tsconfig.json'), compile('web/tsconfig.json')])).toEqual([[], []])
})
