// Prints where a process spent its time: node packages/bench/src/profile/main.ts <file.cpuprofile> [lines]
import { readFileSync } from 'node:fs'
import { shares } from './shares.ts'

const [file = '', lines = '30'] = process.argv.slice(2)
const { busyMs, functions, packages } = shares(JSON.parse(readFileSync(file, 'utf8')))
const percent = (ms: number): string => `${((100 * ms) / busyMs).toFixed(1).padStart(5)} %`
const list = (entries: readonly (readonly [string, number])[]): string =>
  entries
    .slice(0, Number(lines))
    .map(([name, ms]) => `${percent(ms)}  ${name}`)
    .join('\n')
process.stdout.write(
  `${busyMs.toFixed(0)} ms busy\n\nBy package\n${list(packages)}\n\nBy function\n${list(functions)}\n`,
)
