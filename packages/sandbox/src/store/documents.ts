import type { SQLInputValue } from 'node:sqlite'
import type { z } from 'zod'
import { type Database, integer, type Row, text } from './database.ts'

/** The fields of every Stripe object. `created` is in unix seconds. */
export type StripeObject = { id: string; object: string; created: number }

/** One kind of Stripe object: its name, the prefix of its ids, its shape and its expandable fields. */
export type Kind<T extends StripeObject> = {
  object: string
  prefix: string
  schema: z.ZodType<T>
  expandable: readonly string[]
}

/** A page of a list, newest first. `where` compares top-level fields; `created` bounds are unix seconds. */
export type PageQuery = {
  where?: Record<string, string | readonly string[] | undefined>
  created?: { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
  startingAfter?: string | undefined
  endingBefore?: string | undefined
  limit: number
}

export type Page<T> = { data: T[]; hasMore: boolean }

/** Stripe's objects as JSON documents in one table, in order of creation. */
export type Documents = {
  insert: <T extends StripeObject>(kind: Kind<T>, document: T) => T
  replace: <T extends StripeObject>(kind: Kind<T>, document: T) => T
  find: <T extends StripeObject>(kind: Kind<T>, id: string) => T | undefined
  /** Finds an object of any kind, for `expand`. */
  findAny: (id: string) => unknown
  has: (object: string, id: string) => boolean
  page: <T extends StripeObject>(kind: Kind<T>, query: PageQuery) => Page<T>
}

const COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/** The conditions of a page: the kind of object, its fields and when it was created. */
function conditions(object: string, query: PageQuery): { sql: string[]; values: SQLInputValue[] } {
  const sql = ['object = ?']
  const values: SQLInputValue[] = [object]
  for (const [field, wanted] of Object.entries(query.where ?? {})) {
    if (wanted === undefined) continue
    const several = typeof wanted === 'string' ? [wanted] : wanted
    // Field names come from our routes, never from a request; written out so that the expression indexes apply.
    sql.push(`json_extract(body, '$.${field}') in (${several.map(() => '?').join(', ')})`)
    values.push(...several)
  }
  for (const bound of ['gt', 'gte', 'lt', 'lte'] as const) {
    const value = query.created?.[bound]
    if (value === undefined) continue
    sql.push(`created ${COMPARISONS[bound]} ?`)
    values.push(value)
  }
  return { sql, values }
}

export function openDocuments(db: Database): Documents {
  const read = <T extends StripeObject>(kind: Kind<T>, row: Row): T => kind.schema.parse(JSON.parse(text(row, 'body')))
  const seqOf = (id: string): number => integer(db.first('select seq from document where id = ?', id), 'seq')

  return {
    insert: (kind, document) => {
      db.run(
        'insert into document (id, object, created, body) values (?, ?, ?, ?)',
        document.id,
        kind.object,
        document.created,
        JSON.stringify(document),
      )
      return document
    },
    replace: (_kind, document) => {
      db.run('update document set body = ? where id = ?', JSON.stringify(document), document.id)
      return document
    },
    find: (kind, id) => {
      const row = db.first('select body from document where id = ? and object = ?', id, kind.object)
      return row && read(kind, row)
    },
    findAny: (id) => {
      const row = db.first('select body from document where id = ?', id)
      return row && JSON.parse(text(row, 'body'))
    },
    has: (object, id) => db.first('select 1 from document where id = ? and object = ?', id, object) !== undefined,
    page: (kind, query) => {
      const { sql, values } = conditions(kind.object, query)
      if (query.startingAfter !== undefined) {
        sql.push('seq < ?')
        values.push(seqOf(query.startingAfter))
      }
      if (query.endingBefore !== undefined) {
        sql.push('seq > ?')
        values.push(seqOf(query.endingBefore))
      }
      const backwards = query.endingBefore !== undefined
      const order = backwards ? 'asc' : 'desc'
      const rows = db.all(
        `select body from document where ${sql.join(' and ')} order by seq ${order} limit ?`,
        ...values,
        query.limit + 1,
      )
      const data = rows.slice(0, query.limit).map((row) => read(kind, row))
      return { data: backwards ? data.reverse() : data, hasMore: rows.length > query.limit }
    },
  }
}
