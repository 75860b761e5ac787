// Loaded before a service (`node --import`): appends every statement that the service sends to Postgres to a file, one JSON text a line.
import { appendFileSync } from 'node:fs'
import pg from 'pg'
import { type RecordedStatement, recordingVariable } from '../baseline/recorded-statement.ts'

const file = process.env[recordingVariable] ?? ''
const send = pg.Client.prototype.query

const statementOf = (query: unknown, values: unknown): RecordedStatement | undefined => {
  if (typeof query === 'string') return { text: query, values: JSON.parse(JSON.stringify(values ?? [])) }
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string')
    return undefined
  const own = 'values' in query && Array.isArray(query.values) ? query.values : values
  return { text: query.text, values: JSON.parse(JSON.stringify(Array.isArray(own) ? own : [])) }
}

pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
  const statement = statementOf(given[0], given[1])
  if (statement) appendFileSync(file, `${JSON.stringify(statement)}\n`)
  return Reflect.apply(send, this, given)
}
