import { join } from 'node:path'
import { type ManagedProcess, nodeBinary, startProcess } from '@nordbo/devstack'
import type { TestServers } from './test-servers.ts'

/** Starts one of the toys as a process of its own, which a crash point or a signal may end. */
export const startOwn = (
  servers: TestServers,
  toy: 'counting' | 'following',
  environment: Record<string, string | undefined>,
): Promise<ManagedProcess & { logFile?: string }> =>
  startProcess({
    name: toy,
    kind: 'service',
    command: nodeBinary,
    args: [join(import.meta.dirname, `${toy}-main.ts`)],
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, ...environment },
    logFile: join(servers.infra.folder, `${toy}.log`),
    stopSignal: 'SIGTERM',
  })
