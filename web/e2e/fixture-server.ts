import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { readPhotoIndex } from '@nordbo/demo-market'
import {
  type BootedStack,
  createEndedStay,
  createHome,
  fillThread,
  listRefunds,
  postToSandbox,
  readRows,
  signIn,
} from '@nordbo/testkit'
import { z } from 'zod'

const Login = z.object({ email: z.string(), password: z.string() })

/** Options of a test's own home. Amounts in øre. */
const HomeOptions = z.object({
  mode: z.enum(['instant', 'request']).exactOptional(),
  maxGuests: z.int().exactOptional(),
  priceOre: z.int().exactOptional(),
  cleaningOre: z.int().exactOptional(),
  requestAutoExpireHours: z.int().exactOptional(),
  petsAllowed: z.boolean().exactOptional(),
  discounts: z.object({ weeklyPercent: z.int() }).exactOptional(),
  pictures: z.int().exactOptional(),
  host: Login,
})

/** A past stay in a home. */
const EndedStayInput = z.object({ endedAt: z.object({ id: z.string() }), guest: Login })

/** A calendar file that another site would serve. */
const CalendarInput = z.object({ calendar: z.string(), file: z.string() })

/** A query for the refunds of a booking's payments at the provider. */
const RefundsQuery = z.object({ refundsOf: z.string() })

/** The next month of an extra is due now, or the next attempt to pay it. */
const Renewal = z.object({ renewedAt: z.object({ id: z.string() }), code: z.string() })
const Subscription = z.object({ provider: z.string() })

/** A person whose sessions were confirmed eleven minutes ago. */
const OldProof = z.object({ oldProofOf: z.string() })

/** A person who agreed to the version before the first. */
const OldTerms = z.object({ oldTermsOf: z.string() })

/** A person whose photo a sign-in provider brought. */
const Photographed = z.object({ photographed: z.string(), photo: z.string() })

/** A thread with more messages than anybody writes in a test. The texts are by place. */
const LongThread = z.object({ filled: z.string(), count: z.int(), special: z.record(z.string(), z.string()) })

export interface FixtureServer extends AsyncDisposable {
  url: string
}

/** House rules that only say whether pets are allowed. */
const rulesOf = (petsAllowed: boolean | undefined) =>
  petsAllowed === undefined
    ? {}
    : {
        content: {
          rules: {
            petsAllowed,
            smokingAllowed: false,
            partiesAllowed: false,
            childrenWelcome: true,
            quietFrom: null,
            quietTo: null,
            additional: null,
          },
        },
      }

const renew = async (
  stack: BootedStack,
  { renewedAt: { id }, code }: z.infer<typeof Renewal>,
): Promise<{ id: string }> => {
  const sql = 'select provider_id as provider from subscription where listing_id = $1 and code = $2'
  const [found] = await readRows(stack.stack, 'payouts', Subscription, sql, [id, code])
  const renewed = found && (await postToSandbox(stack.stack, `/_sandbox/subscriptions/${found.provider}/renew`, {}))
  if (!renewed) throw new Error(`${code} of ${id} has nothing to renew`)
  return { id }
}

const letProofAge = async (stack: BootedStack, email: string): Promise<{ id: string }> => {
  const sql = `update session s set confirmed_at = now() - interval '11 minutes' from "user" u
    where u.id = s.user_id and u.email = $1 returning s.id::text`
  const [session] = await readRows(stack.stack, 'identity', z.object({ id: z.string() }), sql, [email])
  if (!session) throw new Error(`${email} has no session`)
  return session
}

const letTermsAge = async (stack: BootedStack, email: string): Promise<{ id: string }> => {
  const sql = `update agreement a set version = 0 from "user" u
    where u.id = a.user_id and u.email = $1 and a.document = 'terms' returning a.user_id::text as id`
  const [agreed] = await readRows(stack.stack, 'identity', z.object({ id: z.string() }), sql, [email])
  if (!agreed) throw new Error(`${email} agreed to no terms`)
  return agreed
}

const bringPhoto = async (stack: BootedStack, email: string, photo: string): Promise<{ id: string }> => {
  const sql = 'update "user" set image = $2 where email = $1 returning id::text'
  const [person] = await readRows(stack.stack, 'identity', z.object({ id: z.string() }), sql, [email, photo])
  if (!person) throw new Error(`${email} has no account`)
  return person
}

/**
 * Serves what no public route offers, through the testkit: creates homes, past stays, long threads and calendars of other sites, lists refunds and
 * lets the proof of who somebody is age. POST the options, get the id, the address or the amounts in øre.
 */
export const startFixtureServer = async (stack: BootedStack): Promise<FixtureServer> => {
  const photos = (await readPhotoIndex()).filter(({ kind }) => kind === 'exterior' || kind === 'interior')
  let built = 0
  const build = async (
    request: IncomingMessage,
  ): Promise<{ id: string } | { amounts: number[] } | { address: string }> => {
    const input: unknown = JSON.parse(await text(request))
    const returned = RefundsQuery.safeParse(input).data
    if (returned) {
      await stack.settle()
      const ours = (await listRefunds(stack.stack)).filter(({ metadata }) => metadata.bookingId === returned.refundsOf)
      return { amounts: ours.map(({ amount }) => amount) }
    }
    const renewal = Renewal.safeParse(input).data
    if (renewal) return renew(stack, renewal)
    const old = OldProof.safeParse(input).data
    if (old) return letProofAge(stack, old.oldProofOf)
    const oldTerms = OldTerms.safeParse(input).data
    if (oldTerms) return letTermsAge(stack, oldTerms.oldTermsOf)
    const pictured = Photographed.safeParse(input).data
    if (pictured) return bringPhoto(stack, pictured.photographed, pictured.photo)
    const long = LongThread.safeParse(input).data
    if (long) {
      await fillThread(stack, long.filled, long)
      return { id: long.filled }
    }
    const served = CalendarInput.safeParse(input).data
    if (served) {
      const address = new URL(`/_sandbox/calendars/${served.calendar}`, stack.stack.sandboxUrl).href
      await fetch(address, { method: 'PUT', headers: { 'content-type': 'text/calendar' }, body: served.file })
      return { address }
    }
    const stay = EndedStayInput.safeParse(input).data
    if (stay) {
      const guest = await signIn(stack.url, stay.guest.email, stay.guest.password)
      return { id: await createEndedStay(stack, { guest, home: stay.endedAt }) }
    }
    const { host, petsAllowed, pictures = 6, ...options } = HomeOptions.parse(input)
    const gallery = Array.from({ length: pictures }, () => photos[built++ % photos.length]).flatMap((photo) =>
      photo === undefined
        ? []
        : [
            {
              hash: photo.hash,
              width: photo.width,
              height: photo.height,
              alt: photo.altDa,
              placeholder: photo.placeholder,
              color: photo.color,
            },
          ],
    )
    const person = await signIn(stack.url, host.email, host.password)
    return {
      id: (await createHome(stack, { ...options, host: person, photos: gallery, ...rulesOf(petsAllowed) })).id,
    }
  }
  const server = createServer((request, response) => {
    build(request).then(
      (home) => response.end(JSON.stringify(home)),
      (error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      },
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fixture server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
