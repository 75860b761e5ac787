import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repoRoot } from '../../workspace/paths.ts'
import { coreFiles, missingCore } from './core-tests.ts'

const patterns = ['{packages,services}/*/test/**/*.test.ts', 'bff/test/**/*.test.ts', 'web/e2e/*.spec.ts']

test('every file of the core exists', () => {
  expect(missingCore(globSync(patterns, { cwd: repoRoot }))).toEqual([])
})

test('a file of the core that is gone is named', () => {
  const [gone = '', ...others] = coreFiles()
  expect(missingCore(others)).toEqual([`${gone} of the core does not exist: name its successor in core-tests.ts`])
})

test('every service has a file in the core', () => {
  const services = globSync('services/*', { cwd: repoRoot })
  expect(services.filter((folder) => !coreFiles().some((file) => file.startsWith(`${folder}/`)))).toEqual([])
})
