import type { BootedStack, Person, PushBrowser } from '@nordbo/testkit'
import { createGuest, createPushBrowser } from '@nordbo/testkit'

/** A person with a browser that gets push messages. */
export interface Reached {
  person: Person
  browser: PushBrowser
}

/** Turns push messages on in a person's browser; throws when it is refused. */
export const turnOn = async (
  stack: BootedStack,
  person: Person,
  given: { browser?: PushBrowser; timeZone?: string } = {},
): Promise<PushBrowser> => {
  const { browser = createPushBrowser(stack.stack), timeZone = 'Europe/Copenhagen' } = given
  const answer = await person.send('PUT', '/api/me/push-subscription', { ...browser.address, timeZone })
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return browser
}

/** A guest with push messages on. */
export const createReached = async (stack: BootedStack): Promise<Reached> => {
  const person = await createGuest(stack)
  return { person, browser: await turnOn(stack, person) }
}

/** The titles of what a browser got. */
export const titlesOf = async (browser: PushBrowser): Promise<string[]> =>
  (await browser.received()).map(({ title }) => title)
