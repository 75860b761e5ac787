import type { RegisteredCompany } from '@nordbo/contracts'
import type { Outbound } from '@nordbo/service-kit'
import { z } from 'zod'

/** A company in the register. */
export interface FoundCompany extends RegisteredCompany {
  isClosed: boolean
}

/** The company register (docs/product/partners.md, The register). */
export interface CompanyRegister {
  /** The company of an eight-digit number; undefined if there is none. Throws `RegisterDown` when the register does not answer. */
  find(cvr: string): Promise<FoundCompany | undefined>
}

/** The register gave no answer, or one that says nothing about a company. */
export class RegisterDown extends Error {}

/** How long the register may take, ms. */
const patienceMs = 3_000

const text = z.union([z.string(), z.number().transform(String)]).nullish()
const Company = z.object({
  name: z.string().min(1),
  address: text,
  zipcode: text,
  city: text,
  /** When the company closed; null while it exists. */
  enddate: z.string().nullish(),
})
const Refusal = z.object({ error: z.string() })

const companyIn = (body: unknown): FoundCompany | undefined => {
  const refusal = Refusal.safeParse(body)
  if (refusal.success && refusal.data.error === 'NOT_FOUND') return undefined
  const company = Company.safeParse(body)
  if (refusal.success || !company.success) throw new RegisterDown('the company register gave no company')
  const { name, address, zipcode, city, enddate } = company.data
  return { name, address: address ?? '', zipcode: zipcode ?? '', city: city ?? '', isClosed: Boolean(enddate) }
}

interface RegisterSettings {
  CVR_API_URL: string
  CVR_API_TOKEN?: string | undefined
  PUBLIC_URL: string
}

/** The register of cvrapi.dk, or of another address that answers alike. */
export const openCompanyRegister = (
  { CVR_API_URL, CVR_API_TOKEN, PUBLIC_URL }: RegisterSettings,
  outbound: Outbound,
): CompanyRegister => ({
  find: (cvr) =>
    outbound('cvr.find', async () => {
      const asked = new URL(CVR_API_URL)
      asked.searchParams.set('country', 'dk')
      asked.searchParams.set('vat', cvr)
      if (CVR_API_TOKEN) asked.searchParams.set('token', CVR_API_TOKEN)
      // The register asks its callers to name themselves.
      const headers = { 'user-agent': `Nordbo (${PUBLIC_URL})`, accept: 'application/json' }
      const answer = await fetch(asked, { headers, signal: AbortSignal.timeout(patienceMs) }).catch(
        (cause: unknown) => {
          throw new RegisterDown('the company register cannot be reached', { cause })
        },
      )
      if (!answer.ok && answer.status !== 404) throw new RegisterDown(`the company register answered ${answer.status}`)
      const body = await answer.json().catch((cause: unknown) => {
        throw new RegisterDown('the company register gave no JSON', { cause })
      })
      return companyIn(body)
    }),
})
