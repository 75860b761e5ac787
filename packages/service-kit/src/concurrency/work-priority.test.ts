import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Prints the priorities of a process's libuv threads, and its own, after it lowered the former. */
const program = `
  import { readdirSync, readFileSync } from 'node:fs'
  import { readFile } from 'node:fs/promises'
  import { getPriority } from 'node:os'
  import { lowerWorkPriority } from '${new URL('./work-priority.ts', import.meta.url)}'
  await readFile('${import.meta.filename}')
  lowerWorkPriority(7)
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : []
  const works = (id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8').startsWith('libuv-worker')
  console.log(JSON.stringify({ work: threads.filter(works).map((id) => getPriority(id)), own: getPriority() }))
`

test('work in libuv’s threads gets a lower priority, and the thread that answers keeps its own', () => {
  const { work, own } = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  )
  expect(new Set(work)).toEqual(new Set(process.platform === 'linux' ? [7] : []))
  expect(own).toBe(0)
})
