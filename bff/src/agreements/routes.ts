import { AgreedDocument, Agreement } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireSession } from '../http/api.ts'
import { answerLanguageOf } from '../http/language.ts'
import { forUsers, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { figuredPage } from '../written-pages/figured-page.ts'
import { PageChange } from '../written-pages/routes.ts'
import { changedDocuments, changesSince, versionOf } from './versions-in-force.ts'

const ApiAgreements = z.object({ agreements: z.array(Agreement.meta({ id: 'Agreement' })) })
/** A document that changed since the person agreed to it, and its changes since then, the newest first. */
const ChangedDocument = z
  .object({ document: AgreedDocument, title: z.string(), changes: z.array(PageChange).min(1) })
  .meta({ id: 'ChangedDocument' })

const Version = z.int().min(1)
/** The versions that the person was shown. */
const Shown = z.object({ terms: Version, privacy: Version }).partial()

/** The shown version of a document. @throws `request.invalid` for one that never was */
const shownVersion = (document: AgreedDocument, version: number | undefined): ReturnType<typeof versionOf> => {
  if (version === undefined) return undefined
  const found = versionOf(document, version)
  if (!found)
    throw new ProblemError('request.invalid', { issues: [{ path: `/${document}`, message: 'is no version' }] })
  return found
}

/** What a person agreed to, and what changed since (docs/product/people.md, Terms and privacy policy). */
export const agreementRoutes = (app: Api, deps: Deps): void => {
  const { services, sessions } = deps

  app.route({
    method: 'GET',
    url: '/api/me/agreements',
    config: forUsers,
    schema: { response: okResponse(ApiAgreements) },
    handler: async (request) => expectOk(await services.identity.agreements({}, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/me/agreements/changed',
    config: forUsers,
    schema: { response: okResponse(z.object({ changed: z.array(ChangedDocument) })) },
    handler: async (request) => {
      const { agreed } = requireSession(request).held
      const changed = changedDocuments(agreed).map(async (document) => {
        const page = await figuredPage(deps, document, answerLanguageOf(request), onBehalfOf(request))
        return { document, title: page.title, changes: changesSince(page.changes, agreed[document]) }
      })
      return { changed: await Promise.all(changed) }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/me/agreements',
    config: forUsers,
    schema: { body: Shown, response: okResponse(ApiAgreements) },
    handler: async (request) => {
      const { terms, privacy } = request.body
      const shown = { terms: shownVersion('terms', terms), privacy: shownVersion('privacy', privacy) }
      const agreed = expectOk(await services.identity.agree(shown, onBehalfOf(request)))
      sessions.forgetToken(requireSession(request).token)
      return agreed
    },
  })
}
