import pg from 'pg'

/** Runs `work` on one connection to `url`, and closes it. */
export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export const databaseUrl = (url: string, database: string): string => {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.toString()
}

/** The same server and database as another role. */
export const asRole = (url: string, role: string, password: string): string => {
  const other = new URL(url)
  other.username = role
  other.password = encodeURIComponent(password)
  return other.toString()
}
