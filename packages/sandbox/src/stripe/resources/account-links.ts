import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import { choiceParam, idParam } from '../protocol/params.ts'
import { endpoint, findObject, type Resource } from '../protocol/resource.ts'
import { type Account, accountKind } from './accounts.ts'

/** A link to the onboarding forms, which expires and can be used once. */
const linkDocument = z.object({
  id: z.string(),
  object: z.literal('account_link'),
  created: z.int(),
  expires_at: z.int(),
  account: z.string(),
  refresh_url: z.string(),
  return_url: z.string(),
  used: z.boolean(),
})
export type AccountLink = z.infer<typeof linkDocument>

export const accountLinkKind: Kind<AccountLink> = {
  object: 'account_link',
  prefix: 'al',
  schema: linkDocument,
  expandable: [],
}

const linkLifetimeSeconds = 300

/** A link with its account; `open` is false once it is used or expired. */
export function findLink(
  context: StripeContext,
  id: string,
): { link: AccountLink; account: Account; open: boolean } | undefined {
  const link = context.documents.find(accountLinkKind, id)
  const account = link && context.documents.find(accountKind, link.account)
  if (!link || !account) return undefined
  return { link, account, open: !link.used && link.expires_at > context.now() }
}

const creation = z.strictObject({
  account: idParam,
  collection_options: z.strictObject({ fields: choiceParam(['currently_due', 'eventually_due']) }).optional(),
  refresh_url: z.url(),
  return_url: z.url(),
  type: choiceParam(['account_onboarding']),
})

export const accountLinks: Resource = {
  kinds: [],
  endpoints: [
    endpoint('POST', '/v1/account_links', creation, (context, params) => {
      const account = findObject(context, accountKind, params.account, 'account')
      if (!account.ok) return account
      const made = context.documents.insert(accountLinkKind, {
        id: newId(accountLinkKind.prefix),
        object: 'account_link',
        created: context.now(),
        expires_at: context.now() + linkLifetimeSeconds,
        account: account.value.id,
        refresh_url: params.refresh_url,
        return_url: params.return_url,
        used: false,
      })
      const { object, created, expires_at } = made
      return success({ object, created, expires_at, url: `${context.onboardingUrl()}/${made.id}` })
    }),
  ],
}
