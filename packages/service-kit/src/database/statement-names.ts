import { createHash } from 'node:crypto'

const nameLimit = 2_000

/** Names statements by their text, so that each connection prepares them once; beyond the limit they stay unnamed. */
export const statementNames = (): ((sql: string) => string) => {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    // Transaction control and lists of changing length are not worth a prepared statement.
    if (names.size >= nameLimit) return ''
    const name = `k${createHash('sha1').update(sql).digest('base64url')}`
    names.set(sql, name)
    return name
  }
}
