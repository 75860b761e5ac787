import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'

/** A row as SQLite returns it; read its columns with `text` and `integer`. */
export type Row = Record<string, SQLOutputValue>

/** The sandbox's state: one SQLite file, written synchronously, so that nothing interleaves with a transaction. */
export type Database = {
  /** Runs a statement; returns the number of rows it changed. */
  run: (sql: string, ...values: SQLInputValue[]) => number
  first: (sql: string, ...values: SQLInputValue[]) => Row | undefined
  all: (sql: string, ...values: SQLInputValue[]) => Row[]
  /** All or nothing: an exception rolls back, and so does a result that `keep` refuses. Not to be nested. */
  transaction: <T>(work: () => T, keep?: (result: T) => boolean) => T
  close: () => void
}

const SCHEMA = `
  create table if not exists document (
    seq integer primary key autoincrement,
    id text not null unique,
    object text not null,
    created integer not null,
    body text not null
  ) strict;
  create index if not exists document_by_object on document (object, seq);
  create index if not exists document_by_intent on document (object, json_extract(body, '$.payment_intent'), seq);
  create index if not exists document_by_customer on document (object, json_extract(body, '$.customer'), seq);
  create table if not exists idempotency (
    key text primary key,
    request text not null,
    status integer not null,
    body text not null,
    request_id text not null,
    stored_at integer not null
  ) strict;
  create table if not exists delivery (
    seq integer primary key autoincrement,
    event_id text not null,
    payload text not null,
    attempts integer not null default 0,
    due_at integer not null,
    born_at integer not null
  ) strict;
  create index if not exists delivery_due on delivery (due_at);
  create index if not exists delivery_event on delivery (event_id);
  create table if not exists oidc_key (kid text primary key, jwk text not null) strict;
  create table if not exists oidc_code (code text primary key, body text not null, expires_at integer not null) strict;
  create table if not exists setting (name text primary key, value integer not null) strict;
  create table if not exists mail (
    seq integer primary key autoincrement,
    id text not null unique,
    received_at text not null,
    recipients text not null,
    summary text not null,
    raw blob not null
  ) strict;
`

/**
 * Opens or creates the state in `directory`. The write-ahead log without an fsync per commit survives a killed
 * process; only a power failure may take the last changes, never the file.
 */
export function openDatabase(directory: string): Database {
  mkdirSync(directory, { recursive: true })
  const sqlite = new DatabaseSync(join(directory, 'sandbox.db'))
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000;')
  sqlite.exec(SCHEMA)
  const statements = new Map<string, StatementSync>()
  const statement = (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known) return known
    const prepared = sqlite.prepare(sql)
    statements.set(sql, prepared)
    return prepared
  }
  const run = (sql: string, ...values: SQLInputValue[]): number => Number(statement(sql).run(...values).changes)
  return {
    run,
    first: (sql, ...values) => statement(sql).get(...values),
    all: (sql, ...values) => statement(sql).all(...values),
    transaction: (work, keep = () => true) => {
      run('begin immediate')
      try {
        const result = work()
        run(keep(result) ? 'commit' : 'rollback')
        return result
      } catch (error) {
        run('rollback')
        throw error
      }
    },
    close: () => sqlite.close(),
  }
}

/** A column as text. @throws when it is not */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new TypeError(`column ${column} is not text`)
  return value
}

/** A column as a whole number. @throws when it is not */
export function integer(row: Row | undefined, column: string): number {
  const value = row?.[column]
  if (typeof value !== 'number') throw new TypeError(`column ${column} is not an integer`)
  return value
}
