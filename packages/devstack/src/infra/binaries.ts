import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { ServerName } from './server.ts'

/** A program that the system needs from the machine. */
export type Tool = ServerName | 'chromium' | 'headless-shell'

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const pathFolders = (): string[] => (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')

/** Debian and Homebrew keep each Postgres major in a folder of its own; the newest first. */
const postgresFolders = (): string[] => {
  const versions = (parent: string, prefix: string, suffix: string): string[] =>
    existsSync(parent)
      ? readdirSync(parent)
          .filter((entry) => entry.startsWith(prefix) && /^\d+$/.test(entry.slice(prefix.length)))
          .sort((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)))
          .map((entry) => join(parent, entry, suffix))
      : []
  return [
    ...versions('/usr/lib/postgresql', '', 'bin'),
    ...versions('/opt/homebrew/opt', 'postgresql@', 'bin'),
    ...versions('/usr/local/opt', 'postgresql@', 'bin'),
  ]
}

const findIn = (folders: readonly string[], names: readonly string[]): string | undefined => {
  for (const name of names) for (const folder of folders) if (isProgram(join(folder, name))) return join(folder, name)
  return undefined
}

const everywhere = (): string[] => [...pathFolders(), '/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/** Folder with both `postgres` and `initdb`, preferably of the given major. */
export const findPostgresFolder = (major?: string): string | undefined => {
  const folders = [...postgresFolders(), ...everywhere()]
  const wanted = major === undefined ? folders : folders.filter((folder) => new RegExp(`\\D${major}/bin$`).test(folder))
  return (wanted.length > 0 ? wanted : folders).find((folder) =>
    ['postgres', 'initdb'].every((name) => isProgram(join(folder, name))),
  )
}

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Path of an installed program, or of Postgres's folder of programs; undefined when the machine has none. */
export const findTool = (tool: Tool): string | undefined => {
  switch (tool) {
    case 'postgres':
      return findPostgresFolder()
    case 'redis':
      return findIn(everywhere(), ['redis-server', 'valkey-server'])
    case 'nats':
      return findIn(everywhere(), ['nats-server'])
    case 'headless-shell':
      return findIn(everywhere(), ['chromium-headless-shell', 'chrome-headless-shell'])
    case 'chromium':
      return findIn(everywhere(), chromiumNames) ?? (isProgram(macChrome) ? macChrome : undefined)
  }
}
