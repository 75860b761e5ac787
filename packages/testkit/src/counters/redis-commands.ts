import { Redis } from 'ioredis'
import type { Count } from './counts.ts'

const line = /^cmdstat_([^:]+):calls=(\d+)/gm

/** The commands that Redis has run, those inside scripts included. */
export const openRedisCommands = (url: string) => {
  const redis = new Redis(url)
  return {
    read: async (): Promise<Count[]> =>
      [...(await redis.info('commandstats')).matchAll(line)].flatMap(([, detail = '', count]): Count[] =>
        detail === 'info' ? [] : [{ kind: 'Redis commands', part: 'redis', detail, count: Number(count) }],
      ),
    close: (): void => redis.disconnect(),
  }
}
