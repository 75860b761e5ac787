import { identityService, redisKeysOf } from '@nordbo/contracts'
import { createRateLimiter, openKit, openRedis, type StartService } from '@nordbo/service-kit'
import { accountHandlers } from './account/account-handlers.ts'
import { createAttempts } from './attempts/attempts.ts'
import { openKnownDevices } from './attempts/known-devices.ts'
import { createSignInFailureLog } from './attempts/log-sign-in-failure.ts'
import type { IdentityConfig } from './core/config.ts'
import type { Deps } from './core/deps.ts'
import { openCredentials } from './credentials/open-credentials.ts'
import { deviceHandlers } from './devices/device-handlers.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { acceptHostTerms, hostTermsOf, showHostTerms } from './host-terms/host-terms.ts'
import { becomeHost, makeHost } from './people/become-host.ts'
import { contactsByIds, namesByIds, standing, usersByIds } from './people/find-people.ts'
import { findSession } from './people/find-session.ts'
import { importUsers } from './people/import-users.ts'
import { listStandings } from './people/list-standings.ts'
import { signIn } from './people/sign-in.ts'
import { signOut } from './people/sign-out.ts'
import { signUp } from './people/sign-up.ts'
import { reactivate, suspend } from './people/suspension.ts'
import { setNotificationChannels, showNotificationChannels } from './profile/notification-channels.ts'
import { showProfile } from './profile/show-profile.ts'
import { updateProfile } from './profile/update-profile.ts'
import { stepUp } from './step-up/step-up.ts'

/** Identity: accounts, sessions, roles and suspensions. */
export const start: StartService<IdentityConfig> = async (config) => {
  const kit = await openKit({ service: 'identity', config })
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const credentials = openCredentials({ client: db.client, clock: kit.clock, secret: config.SESSION_SECRET })
  const redis = openRedis({ config, name: 'identity', log: kit.log })
  kit.onStop(() => redis.quit())
  const attempts = createAttempts(createRateLimiter(redis, `${redisKeysOf(config.REDIS_PREFIX, 'identity')}:attempts`))
  const devices = openKnownDevices(config.SESSION_SECRET)
  const logSignInFailure = createSignInFailureLog(kit.log, config.SESSION_SECRET)
  const deps: Deps = { config, kit, db, credentials, attempts, devices, logSignInFailure }
  await kit.serve(identityService, {
    signUp: signUp(deps),
    signIn: signIn(deps),
    signOut: signOut(deps),
    session: findSession(deps),
    stepUp: stepUp(deps),
    ...accountHandlers(deps),
    ...deviceHandlers(deps),
    profile: showProfile(deps),
    updateProfile: updateProfile(deps),
    notificationChannels: showNotificationChannels(deps),
    setNotificationChannels: setNotificationChannels(deps),
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
    hostTerms: showHostTerms(deps),
    acceptHostTerms: acceptHostTerms(deps),
    hostTermsOf: hostTermsOf(deps),
  })
  await kit.ready()
  return { stop: kit.stop, pendingWork: kit.pendingWork }
}
