import { expect, type Locator } from '@playwright/test'
import { z } from 'zod'
import type { Api, Member, Person } from './people.ts'

const Opened = z.object({ thread: z.object({ id: z.string() }) })

/** Opens the thread of a guest and a home. Returns its id. */
export const openThread = async (guest: Pick<Person, 'api'>, listingId: string): Promise<string> =>
  Opened.parse(await guest.api.post('/api/threads', { listingId })).thread.id

/** Writes a message through the API. */
export const write = async (api: Api, thread: string, body: string): Promise<void> =>
  void (await api.put(`/api/threads/${thread}/messages/${crypto.randomUUID()}`, { body, pictures: [] }))

type Shown = Pick<Member, 'page'>

/** Where a message is written. */
export const box = ({ page }: Shown) => page.getByRole('textbox', { name: 'Skriv en besked' })

/** The messages of the open chat. */
export const log = ({ page }: Shown) => page.getByTestId('chat-log')

/** Writes a message in the open chat. */
export const say = async (who: Shown, text: string): Promise<void> => {
  await box(who).fill(text)
  await box(who).press('Enter')
}

/** Waits until a picture has come and is no broken image. */
export const expectDrawn = (picture: Locator): Promise<void> =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
