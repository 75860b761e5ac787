import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import type { Member } from './people.ts'

const Setup = z.object({ clientSecret: z.string() })

/** Saves a card without its form. */
export const saveCard = async ({ api }: Member, cardNumber: string): Promise<void> => {
  const { clientSecret } = Setup.parse(await api.post('/api/payment-methods/setup', {}))
  const intent = `/api/sandbox/setup-intents/${clientSecret.split('_secret_')[0]}`
  await api.post(`${intent}/confirm`, { clientSecret, cardNumber })
  if (cardNumber.endsWith('3184')) await api.post(`${intent}/authenticate`, { clientSecret, outcome: 'success' })
}

/** The switch of an extra. */
export const toggleOf = (page: Page, name: string): Locator => page.getByRole('switch', { name })
