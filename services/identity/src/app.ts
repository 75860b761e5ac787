import {
  bookingService,
  identityService,
  listingsService,
  payoutsService,
  redisKeysOf,
  type TimerName,
} from '@nordbo/contracts'
import {
  createAlarms,
  createRateLimiter,
  openFileKeys,
  openKit,
  openRedis,
  type StartService,
} from '@nordbo/service-kit'
import { accountHandlers } from './account/account-handlers.ts'
import { agreementHandlers } from './agreements/agreements.ts'
import { createAttempts } from './attempts/attempts.ts'
import { openKnownDevices } from './attempts/known-devices.ts'
import { createSignInFailureLog } from './attempts/log-sign-in-failure.ts'
import { openCompanyRegister } from './company-register/company-register.ts'
import type { IdentityConfig } from './core/config.ts'
import type { Deps } from './core/deps.ts'
import { openOneTimeCodes } from './credentials/one-time-codes.ts'
import { openCredentials } from './credentials/open-credentials.ts'
import { dataRightsHandlers, startDataRights } from './data-rights.ts'
import { deviceHandlers } from './devices/device-handlers.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { acceptHostTerms, hostTermsOf, showHostTerms } from './host-terms/host-terms.ts'
import { mailStopHandlers } from './mail-stops/stop-mails.ts'
import { openSignInProviders } from './oidc/open-providers.ts'
import { partnerHandlers } from './partners/partner-handlers.ts'
import { passkeyHandlers } from './passkeys/passkey-handlers.ts'
import { becomeHost, makeHost } from './people/become-host.ts'
import { contactsByIds, namesByIds, standing, usersByIds } from './people/find-people.ts'
import { findSessions } from './people/find-sessions.ts'
import { finishSignIn } from './people/finish-sign-in.ts'
import { importUsers } from './people/import-users.ts'
import { listStandings } from './people/list-standings.ts'
import { peopleNamed } from './people/people-named.ts'
import { signIn } from './people/sign-in.ts'
import { signOut } from './people/sign-out.ts'
import { signUp } from './people/sign-up.ts'
import { reactivate, suspend } from './people/suspension.ts'
import { listConsenting, listHiddenReaders, listUnlisted } from './profile/list-privacy.ts'
import {
  setNotificationChannels,
  setNotificationSettings,
  showNotificationChannels,
  showNotificationSettings,
} from './profile/notification-channels.ts'
import { setPrivacy } from './profile/set-privacy.ts'
import { showProfile } from './profile/show-profile.ts'
import { updateProfile } from './profile/update-profile.ts'
import { signInProviderHandlers } from './sign-in-providers/provider-handlers.ts'
import { twoFactorHandlers } from './two-factor/manage.ts'
import { stepUp } from './two-factor/step-up-with-password.ts'
import { verificationHandlers } from './verification/verification-handlers.ts'

/** Identity: accounts, sessions, roles and suspensions. */
export const start: StartService<IdentityConfig> = async (config) => {
  const kit = await openKit({ service: 'identity', config })
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const credentials = openCredentials({ client: db.client, clock: kit.clock, secret: config.SESSION_SECRET })
  const codes = openOneTimeCodes(config.SESSION_SECRET)
  const redis = openRedis({ config, name: 'identity', log: kit.log })
  kit.onStop(() => redis.quit())
  const attempts = createAttempts(createRateLimiter(redis, `${redisKeysOf(config.REDIS_PREFIX, 'identity')}:attempts`))
  const devices = openKnownDevices(config.SESSION_SECRET)
  const logSignInFailure = createSignInFailureLog(kit.log, config.SESSION_SECRET)
  const alarms = createAlarms<TimerName<'identity'>>(kit.clock)
  const deps: Deps = {
    ...{ config, kit, db, credentials, codes, attempts, devices, logSignInFailure, alarms },
    documentKeys: openFileKeys(config.DOCUMENT_SECRET, 'identity documents'),
    providers: openSignInProviders(config),
    register: openCompanyRegister(config, kit.outbound),
    listings: kit.client(listingsService),
    booking: kit.client(bookingService),
    payouts: kit.client(payoutsService),
  }
  await startDataRights(deps)
  await kit.serve(identityService, {
    ...dataRightsHandlers(deps),
    signUp: signUp(deps),
    signIn: signIn(deps),
    signOut: signOut(deps),
    sessionsByTokens: findSessions(deps),
    ...twoFactorHandlers(deps),
    ...passkeyHandlers(deps),
    ...signInProviderHandlers(deps),
    finishSignIn: finishSignIn(deps),
    stepUp: stepUp(deps),
    ...accountHandlers(deps),
    ...deviceHandlers(deps),
    profile: showProfile(deps),
    updateProfile: updateProfile(deps),
    notificationChannels: showNotificationChannels(deps),
    setNotificationChannels: setNotificationChannels(deps),
    notificationSettings: showNotificationSettings(deps),
    setNotificationSettings: setNotificationSettings(deps),
    ...mailStopHandlers(deps),
    setPrivacy: setPrivacy(deps),
    unlistedHosts: listUnlisted(deps),
    hiddenReaders: listHiddenReaders(deps),
    consentingByIds: listConsenting(deps),
    becomeHost: becomeHost(deps),
    makeHost: makeHost(deps),
    usersByIds: usersByIds(deps),
    namesByIds: namesByIds(deps),
    contactsByIds: contactsByIds(deps),
    peopleNamed: peopleNamed(deps),
    standing: standing(deps),
    suspend: suspend(deps),
    reactivate: reactivate(deps),
    standings: listStandings(deps),
    importUsers: importUsers(deps),
    ...agreementHandlers(deps),
    hostTerms: showHostTerms(deps),
    acceptHostTerms: acceptHostTerms(deps),
    hostTermsOf: hostTermsOf(deps),
    ...verificationHandlers(deps),
    ...partnerHandlers(deps),
  })
  await kit.ready()
  return { stop: kit.stop, pendingWork: kit.pendingWork }
}
