import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { readPhotoIndex } from '@nordbo/demo-market'
import { type BootedStack, createEndedStay, createHome, listRefunds, signIn } from '@nordbo/testkit'
import { z } from 'zod'

const Login = z.object({ email: z.string(), password: z.string() })

/** What a browser test may want of a home of its own. */
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

/** A stay that is over. */
const EndedStayInput = z.object({ endedAt: z.object({ id: z.string() }), guest: Login })

/** What went back of a booking's payments, as the provider has it. */
const RefundsQuery = z.object({ refundsOf: z.string() })

export interface FixtureServer extends AsyncDisposable {
  url: string
}

/** House rules that say nothing but whether animals may come. */
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

/**
 * Lets tests build homes, and stays in them that are over, and look at the provider, through the testkit, which has no browser and no
 * public route: POST a wish, get the id, or the amounts.
 */
export const startFixtureServer = async (stack: BootedStack): Promise<FixtureServer> => {
  const photos = (await readPhotoIndex()).filter(({ kind }) => kind === 'exterior' || kind === 'interior')
  let built = 0
  const build = async (request: IncomingMessage): Promise<{ id: string } | { amounts: number[] }> => {
    const wished: unknown = JSON.parse(await text(request))
    const returned = RefundsQuery.safeParse(wished).data
    if (returned) {
      await stack.settle()
      const ours = (await listRefunds(stack.stack)).filter(({ metadata }) => metadata.bookingId === returned.refundsOf)
      return { amounts: ours.map(({ amount }) => amount) }
    }
    const stay = EndedStayInput.safeParse(wished).data
    if (stay) {
      const guest = await signIn(stack.url, stay.guest.email, stay.guest.password)
      return { id: await createEndedStay(stack, { guest, home: stay.endedAt }) }
    }
    const { host, petsAllowed, pictures = 6, ...wish } = HomeOptions.parse(wished)
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
      id: (await createHome(stack, { ...wish, host: person, photos: gallery, ...rulesOf(petsAllowed) })).id,
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
