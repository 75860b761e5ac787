import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { LineStatements, type RecordedStatement, statementsFile } from './recorded-statement.ts'

interface Params {
  line: string
  index: string
}

/** Runs the recorded statements of a question, prepared and one after the other, and answers with the rows of the last. */
export const floorRoute = (app: FastifyInstance, listings: pg.Pool, folder: string): void => {
  const lines = new Map<string, (RecordedStatement & { name: string })[][]>()
  const statementsOf = (line: string) => {
    const known = lines.get(line)
    if (known) return known
    const stored = LineStatements.parse(JSON.parse(readFileSync(join(folder, statementsFile(line)), 'utf8')))
    const named = stored.map((statements) =>
      statements.map((each) => ({ ...each, name: createHash('sha1').update(each.text).digest('base64url') })),
    )
    lines.set(line, named)
    return named
  }
  app.get<{ Params: Params }>('/floor/:line/:index', async ({ params }) => {
    let rows: object[] = []
    for (const { name, text, values } of statementsOf(params.line)[Number(params.index)] ?? [])
      rows = (await listings.query({ name, text, values })).rows
    return { rows }
  })
}
