import { identityService, redisKeysOf } from '@nordbo/contracts'
import { openKit, openRedis, redisWindows, type StartService } from '@nordbo/service-kit'
import { countAttempts } from './attempts/attempts.ts'
import { openKnownDevices } from './attempts/known-devices.ts'
import { tellFailures } from './attempts/tell-failure.ts'
import type { IdentityConfig } from './config.ts'
import { openCredentials } from './credentials/open-credentials.ts'
import type { Deps } from './deps.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { becomeHost, makeHost } from './people/become-host.ts'
import { contactsByIds, namesByIds, standing, usersByIds } from './people/find-people.ts'
import { findSession } from './people/find-session.ts'
import { importUsers } from './people/import-users.ts'
import { listStandings } from './people/list-standings.ts'
import { signIn } from './people/sign-in.ts'
import { signOut } from './people/sign-out.ts'
import { signUp } from './people/sign-up.ts'
import { reactivate, suspend } from './people/suspension.ts'

/** Identity: who is this, and may they. */
export const start: StartService<IdentityConfig> = async (config) => {
  const kit = await openKit({ service: 'identity', config })
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const credentials = openCredentials({ client: db.client, clock: kit.clock, secret: config.SESSION_SECRET })
  const redis = openRedis({ config, name: 'identity', log: kit.log })
  kit.onStop(() => redis.quit())
  const attempts = countAttempts(redisWindows(redis, `${redisKeysOf(config.REDIS_PREFIX, 'identity')}:attempts`))
  const devices = openKnownDevices(config.SESSION_SECRET)
  const tellFailure = tellFailures(kit.log, config.SESSION_SECRET)
  const deps: Deps = { config, kit, db, credentials, attempts, devices, tellFailure }
  await kit.serve(identityService, {
    signUp: signUp(deps),
    signIn: signIn(deps),
    signOut: signOut(deps),
    session: findSession(deps),
    becomeHost: becomeHost(deps),
    makeHost: makeHost(deps),
    usersByIds: usersByIds(deps),
    namesByIds: namesByIds(deps),
    contactsByIds: contactsByIds(deps),
    standing: standing(deps),
    suspend: suspend(deps),
    reactivate: reactivate(deps),
    standings: listStandings(deps),
    importUsers: importUsers(deps),
  })
  await kit.ready()
  return { stop: kit.stop, idle: kit.idle }
}
