import type { identityService, listingsService, Role } from '@nordbo/contracts'
import type { CallOptions, Client } from '@nordbo/service-kit'
import type { Partner } from '../partners/demo-partner.ts'
import { accepted, asAdmin, asPerson } from './actors.ts'

/** The procedures that a company calls until it is a partner, and those of its hotels. */
export interface PartnerServices {
  identity: Pick<
    Client<typeof identityService.procedures, CallOptions>,
    'partnerApplication' | 'checkCompany' | 'openPartnerForms' | 'grantPartnerRole' | 'decidePartner'
  >
  listings: Pick<Client<typeof listingsService.procedures, CallOptions>, 'hotelDrafts' | 'createHotelDraft'>
}

/** The options of a change under its own key, so that one whose answer was lost is not done twice. */
const once = <C extends object>(call: C, ...key: string[]): C & { idempotencyKey: string } => ({
  ...call,
  idempotencyKey: ['demo-market', ...key].join(':'),
})
const what = 'the hotel partner'

/** Fills in the sandbox's form of the payment provider, as a browser does. */
const fillForm = async (url: string): Promise<void> => {
  const answer = await fetch(`${url}/complete`, { method: 'POST', redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`the payment provider's form answered ${answer.status}`)
}

/** Takes a company through the steps that are left of those of docs/product/partners.md. Returns the roles that its person has then. */
const join = async (
  { identity }: PartnerServices,
  { userId, company }: Partner,
): Promise<{ roles: Role[]; isNew: boolean }> => {
  const person = asPerson(userId, ['guest'])
  const { application: before } = accepted(what, await identity.partnerApplication({}, person))
  const { id, step, status } =
    before ?? accepted(what, await identity.checkCompany(company, once(person, 'check', company.cvr))).application
  if (step !== 'complete') await fillForm(accepted(what, await identity.openPartnerForms({}, person)).url)
  const { roles } = accepted(what, await identity.grantPartnerRole({ operatorId: id }, once(person, 'role', id)))
  if (status === 'pending')
    accepted(what, await identity.decidePartner({ id, decision: 'approved' }, once(asAdmin, 'approve', id)))
  return { roles, isNew: before === null }
}

/**
 * Makes a company a partner by the rules for everybody: the register's check, the payment provider's form, the role, and the
 * administrator's approval. Then it describes its hotels. Steps that were taken and hotels that are there stay. Returns how many companies and hotels are new.
 * @throws when a step is refused
 */
export const joinPartner = async (services: PartnerServices, partner: Partner): Promise<number> => {
  const { roles, isNew } = await join(services, partner)
  const person = asPerson(partner.userId, roles)
  const { items } = accepted(what, await services.listings.hotelDrafts({}, person))
  const { hotels, company } = partner
  const missing = [...hotels.entries()].filter(([, { name }]) => !items.some(({ answers }) => answers.name === name))
  for (const [place, answers] of missing)
    accepted(
      what,
      await services.listings.createHotelDraft({ answers }, once(person, 'hotel', company.cvr, String(place))),
    )
  return missing.length + (isNew ? 1 : 0)
}
