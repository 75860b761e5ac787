import { z } from 'zod'
import type { Person } from '../people/person.ts'

/** What is typed on the page of the sandbox's OpenID Connect provider. `fault`: one of its list. */
export interface AtProvider {
  email: string
  name?: string
  verified?: boolean
  fault?: string
}

/**
 * Answers the page of the sandbox's OpenID Connect provider as this person, or denies. `url`: the address that the browser was sent to;
 * `at`: the sandbox, for tests without the BFF, which serves the page. Returns the address that the browser is sent back to.
 */
export const answerAtProvider = async (url: string, typed: AtProvider | 'deny', at?: string): Promise<URL> => {
  const page = new URL(url)
  const target = at === undefined ? page : new URL(`/_sandbox/oidc/authorize${page.search}`, at)
  const form = new URLSearchParams(
    typed === 'deny'
      ? { decision: 'deny' }
      : {
          ...{ decision: 'allow', email: typed.email, name: typed.name ?? '', fault: typed.fault ?? 'none' },
          ...(typed.verified === false ? {} : { verified: 'yes' }),
        },
  )
  const response = await fetch(target, { method: 'POST', body: form, redirect: 'manual' })
  const back = response.headers.get('location')
  if (back === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
  return new URL(back)
}

const Begun = z.object({ url: z.string() })

/** Links an identity with this address to a person's account, as their browser does. */
export const linkIdentity = async (person: Person, email: string): Promise<void> => {
  const begun = await person.send('POST', '/api/me/linked-identities/start', { provider: 'sandbox' })
  const kept = begun.headers.getSetCookie().map((set) => set.split(';')[0])
  const back = await answerAtProvider(Begun.parse(begun.body).url, { email })
  const cookie = [person.cookie, ...kept].join('; ')
  const led = await fetch(back, { redirect: 'manual', headers: { cookie } })
  const page = led.headers.get('location') ?? ''
  if (!page.endsWith('atProvider=linked')) throw new Error(`the identity was not linked: ${led.status} ${page}`)
}
