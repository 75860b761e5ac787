import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { findTool } from './binaries.ts'
import { advice } from './install-tools.ts'
import { answers } from './ports.ts'
import { installedServer, type Server } from './server.ts'

interface RedisOptions {
  folder: string
  port: number
  password: string
  logFile: string
  onCrash?: ((line: string) => void) | undefined
}

/** What every Redis of this system runs with: a kill may cost a second of jobs, never all of them. */
export const redisSettings: readonly string[] = [
  'appendonly yes',
  'appendfsync everysec',
  'save ""',
  'maxmemory-policy noeviction',
]

/** Whether Redis answers and has loaded its data. */
export const redisAnswers = (host: string, port: number, password: string): Promise<boolean> =>
  answers(host, port, `AUTH ${password}\r\nPING\r\n`, '+PONG')

/** Redis from this machine's programs, its data in `folder`. */
export const installedRedis = ({ folder, port, password, logFile, onCrash }: RedisOptions): Server => {
  const command = findTool('redis')
  if (command === undefined) throw new Error(advice(['redis']))
  mkdirSync(folder, { recursive: true })
  // In a file and not among the arguments, which any user of the machine can read.
  const file = `${folder}.conf`
  const place = [`port ${port}`, 'bind 127.0.0.1', `dir "${folder}"`, `requirepass "${password}"`]
  writeFileSync(file, [...place, ...redisSettings, ''].join('\n'), { mode: 0o600 })
  return installedServer({
    name: 'redis',
    port,
    onCrash,
    spec: {
      name: 'redis',
      kind: 'server',
      command,
      args: [file],
      cwd: folder,
      env: { PATH: process.env.PATH },
      logFile,
      stopSignal: 'SIGTERM',
    },
    ready: () => redisAnswers('127.0.0.1', port, password),
    wipe: async () => {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
    },
  })
}
