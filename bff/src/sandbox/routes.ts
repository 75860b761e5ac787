import { createConcurrencyLimiter } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireSession } from '../http/api.ts'
import { emptyResponse, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError, problemResponse } from '../problems/problems.ts'
import { SandboxMail } from '../services/sandbox.ts'

const forAdminsInSandbox = { rule: { who: 'admin', sandbox: true, recheck: true } } as const
const unitsMs = { D: 86_400_000, H: 3_600_000, M: 60_000, S: 1_000 }
/** The longest move of the clock: ten years. */
const mostMs = 10 * 365 * unitsMs.D

/** Milliseconds of an ISO 8601 duration of days, hours, minutes and seconds, such as PT25H. */
export const durationMs = (text: string): number => {
  const [, days, hours, minutes, seconds] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text) ?? []
  const of = (count: string | undefined, unit: number): number => Number(count ?? 0) * unit
  return of(days, unitsMs.D) + of(hours, unitsMs.H) + of(minutes, unitsMs.M) + of(seconds, unitsMs.S)
}

/** Domain time after a move. `sweeping` names the services whose timers still handle passed deadlines (202). */
const Moved = z.object({ now: z.iso.datetime(), sweeping: z.array(z.string()) })

/** Verifies the caller's mail address without a mail, for tests and trials. */
const verificationRoute = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/sandbox/verified-email',
    config: { rule: { who: 'user', sandbox: true } },
    schema: { response: emptyResponse },
    handler: async (request) => {
      const { held } = requireSession(request)
      expectOk(await services.identity.verifyInSandbox({}, onBehalfOf(request)))
      sessions.forget({ userId: held.user.id, tokenHash: null })
      return {}
    },
  })
}

/** The test clock, the mailbox and a shortcut to a verified address, which exist in the sandbox only. */
export const sandboxRoutes = (app: Api, deps: Deps): void => {
  const { sandbox, moveClock, now } = deps
  verificationRoute(app, deps)
  // Two moves at once could reach a process in the wrong order, and its clock would then be behind.
  const oneMove = createConcurrencyLimiter(1)

  app.route({
    method: 'POST',
    url: '/api/sandbox/clock',
    config: forAdminsInSandbox,
    schema: {
      body: z.object({
        advance: z
          .string()
          .refine((text) => durationMs(text) > 0 && durationMs(text) <= mostMs, 'an ISO 8601 duration such as PT25H'),
      }),
      response: { 200: Moved, 202: Moved, default: problemResponse },
    },
    handler: async (request, reply) => {
      if (!sandbox) throw new ProblemError('sandbox.only')
      const aheadMs = durationMs(request.body.advance)
      const sweeping = await oneMove.run(async () => moveClock(await sandbox.advanceClock(aheadMs)))
      return reply.status(sweeping.length === 0 ? 200 : 202).send({ now: now().toISOString(), sweeping })
    },
  })

  app.route({
    method: 'GET',
    url: '/api/sandbox/mails',
    config: forAdminsInSandbox,
    schema: {
      querystring: z.object({ to: z.string().max(254).optional() }),
      response: okResponse(z.object({ items: z.array(SandboxMail) })),
    },
    handler: async (request) => {
      if (!sandbox) throw new ProblemError('sandbox.only')
      return { items: await sandbox.mails(request.query.to) }
    },
  })
}
