import { identityService } from '@nordbo/contracts'
import { openKit, type StartService } from '@nordbo/service-kit'
import { redisAttempts } from './attempts/attempts.ts'
import { openRedis } from './attempts/open-redis.ts'
import type { IdentityConfig } from './config.ts'
import { openCredentials } from './credentials/open-credentials.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import type { Parts } from './parts.ts'
import { becomeHost, makeHost } from './people/become-host.ts'
import { contactsByIds, standing, usersByIds } from './people/find-people.ts'
import { findSession } from './people/find-session.ts'
import { importUsers } from './people/import-users.ts'
import { signIn } from './people/sign-in.ts'
import { signOut } from './people/sign-out.ts'
import { signUp } from './people/sign-up.ts'
import { reactivate, suspend } from './people/suspension.ts'

/** Identity: who is this, and may they. */
export const start: StartService<IdentityConfig> = async (config) => {
  const kit = await openKit({ service: 'identity', config })
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const credentials = openCredentials({ client: db.client, clock: kit.clock, secret: config.SESSION_SECRET })
  const redis = openRedis(config.REDIS_URL, kit.log)
  kit.onStop(() => redis.quit())
  const attempts = redisAttempts(redis, config.REDIS_PREFIX)
  const parts: Parts = { config, kit, db, credentials, attempts }
  await kit.serve(identityService, {
    signUp: signUp(parts),
    signIn: signIn(parts),
    signOut: signOut(parts),
    session: findSession(parts),
    becomeHost: becomeHost(parts),
    makeHost: makeHost(parts),
    usersByIds: usersByIds(parts),
    contactsByIds: contactsByIds(parts),
    standing: standing(parts),
    suspend: suspend(parts),
    reactivate: reactivate(parts),
    importUsers: importUsers(parts),
  })
  await kit.ready()
  return { stop: kit.stop, idle: kit.idle }
}
