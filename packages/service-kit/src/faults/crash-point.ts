import process from 'node:process'

/** Marks a place at an I/O boundary where a test may kill the process. */
export type CrashPoint = (name: string) => void

/**
 * Crash points of one process: at the nth pass of the named one the process kills itself with SIGKILL.
 * Without a setting they do nothing; the configuration refuses the setting in production.
 */
export const createCrashPoint = (setting: string | undefined): CrashPoint => {
  if (setting === undefined) return () => undefined
  const [armedName, count] = setting.split('#')
  let passesLeft = Number(count)
  return (name) => {
    if (name === armedName && --passesLeft === 0) process.kill(process.pid, 'SIGKILL')
  }
}
