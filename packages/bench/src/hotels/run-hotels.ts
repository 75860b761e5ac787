import { inRepo, withClient } from '@nordbo/devstack'
import { makeBaselineTables } from '../baseline/tables.ts'
import { print, runStep } from '../console/print.ts'
import { recordFloors } from '../floor/record-floor.ts'
import { measureHttp } from '../lines/measure.ts'
import { writeFigures } from '../report/write-figures.ts'
import { describeLoad, describePrograms } from '../system/machine.ts'
import { openMeasuredStack } from '../system/measured-stack.ts'
import type { Teardown } from '../system/teardown.ts'
import { hotelQuestions } from './hotel-questions.ts'
import { seedHotels } from './seed-hotels.ts'
import { asMarkdown, isReached } from './table.ts'

const hotels = 20_000
/** Different searches. */
const questionCount = 5_000
const pace = { warmUpMs: 5_000, measureMs: 15_000 }

/**
 * Measures searches for hotels among 20,000 beside their own statements. Writes docs/performance.md; returns the exit code, which is 1 if a goal is
 * missed.
 */
export const runHotels = async (teardown: Teardown): Promise<number> => {
  const stack = await openMeasuredStack()
  teardown.add('the system', stack.stop)
  const { booted } = stack
  const towns = await runStep(`${hotels.toLocaleString('en-GB')} hotels`, () => seedHotels(booted, hotels))
  await withClient(booted.stack.databases.listings, (client) => client.query('vacuum analyze'))
  await makeBaselineTables(booted.stack)
  const port = await stack.startBaseline()
  const machine = [...(await describePrograms(booted.stack)), describeLoad()]
  const questions = hotelQuestions(towns, questionCount)
  const floorQuestions = await recordFloors(stack, { hotels: questions })
  const floor = await measureHttp(stack, { port, questions: floorQuestions('hotels'), once: false }, pace)
  const api = await measureHttp(stack, { port: booted.stack.port, questions, once: false }, pace)
  await stack.stop()
  const figures = { machine, hotels, floor, api }
  const markdown = asMarkdown(figures)
  print(`\n${markdown}`)
  writeFigures(inRepo('docs/performance.md'), markdown, 'bench (hotels)')
  return isReached(figures) ? 0 : 1
}
