import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRepo } from '@nordbo/devstack'
import { RecordedStatement, recordingVariable, statementsFile } from '../baseline/recorded-statement.ts'
import { openConnection } from '../load/http-connection.ts'
import { asRequest, type Question } from '../questions/question.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'

/** Questions of each line whose statements are recorded. */
const recorded = 400

/**
 * What belongs to a question. The service's own work has its tables in the schema `kit` or a queue; what has no values, such as the list of
 * places, is read for all questions together.
 */
const belongs = ({ text, values }: RecordedStatement): boolean =>
  values.length > 0 && !/\bkit\.(?!is_suspended)|\bhome_to_match\b/.test(text)

const recordLine = async (
  port: number,
  file: string,
  questions: readonly Question[],
): Promise<RecordedStatement[][]> => {
  const connection = await openConnection(port)
  const known = new Map<string, RecordedStatement[]>()
  let read = 0
  const answered: RecordedStatement[][] = []
  for (const question of questions.slice(0, recorded)) {
    await connection.ask(Buffer.from(asRequest(question)))
    const text = readFileSync(file, 'utf8')
    const sent = text.slice(read).split('\n').filter(Boolean)
    read = text.length
    // An answer from the service's memory needs no statement; the floor reads it anew each time.
    const statements =
      known.get(question.path) ?? sent.map((line) => RecordedStatement.parse(JSON.parse(line))).filter(belongs)
    known.set(question.path, statements)
    answered.push(statements)
  }
  connection.close()
  return answered
}

/**
 * Asks the first questions of each line one after the other, and stores the statements that listings sends to Postgres for them, for the
 * floor of the baseline. Returns the floor's questions by line. Listings is restarted before and after.
 */
export const recordFloors = async (
  stack: MeasuredStack,
  lines: Readonly<Record<string, readonly Question[]>>,
): Promise<(name: string) => Question[]> => {
  const { home, port } = stack.booted.stack
  const file = join(home, 'statements.jsonl')
  writeFileSync(file, '')
  const program = pathToFileURL(inRepo('packages/bench/src/floor/record-statements.ts')).href
  await stack.restart({ NODE_OPTIONS: `--import ${program}`, [recordingVariable]: file }, ['listings'])
  const counts = new Map<string, number>()
  for (const [name, questions] of Object.entries(lines)) {
    writeFileSync(file, '')
    const statements = await recordLine(port, file, questions)
    writeFileSync(join(home, statementsFile(name)), JSON.stringify(statements))
    counts.set(name, statements.length)
  }
  await stack.restart({}, ['listings'])
  return (name) =>
    Array.from({ length: counts.get(name) ?? 0 }, (_, index) => ({
      method: 'GET',
      path: `/floor/${encodeURIComponent(name)}/${index}`,
      input: {},
    }))
}
