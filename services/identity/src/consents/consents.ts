import { randomUUID } from 'node:crypto'
import { browserPurposes, type Consent, ConsentPurpose, type identityService, ok } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'

type All = Handlers<(typeof identityService)['procedures']>

/** Whose choice it is: a browser, a person, or a person at a browser. */
export interface ConsentSubject {
  browserId?: string
  userId?: string
}

/** A choice for one purpose. */
export interface ConsentChoice {
  purpose: ConsentPurpose
  granted: boolean
  /** The version of the text that was shown. */
  version: string
}

/** Logs choices (docs/product/data-rights.md, Consent). What was logged before stays. */
export const recordConsents = async (
  tx: Pick<Tx, 'consent'>,
  { browserId, userId }: ConsentSubject,
  choices: readonly ConsentChoice[],
  decidedAt: Date,
): Promise<void> => {
  const subject = { browserId: browserId ?? null, userId: userId ?? null }
  await tx.consent.createMany({
    data: choices.map((choice) => ({ id: randomUUID(), ...subject, ...choice, decidedAt })),
  })
}

/** Logs one choice, such as a change of the marketing switch. */
export const recordConsent = (
  tx: Pick<Tx, 'consent'>,
  subject: ConsentSubject,
  choice: ConsentChoice,
  decidedAt: Date,
): Promise<void> => recordConsents(tx, subject, [choice], decidedAt)

const toConsent = (row: { purpose: string; granted: boolean; version: string; decidedAt: Date }): Consent => ({
  purpose: ConsentPurpose.parse(row.purpose),
  granted: row.granted,
  version: row.version,
  decidedAt: row.decidedAt.toISOString(),
})

/** Logs what was chosen in the dialog, for the browser and for the person who is signed in. */
export const chooseConsents =
  ({ db }: Pick<Deps, 'db'>): All['chooseConsents'] =>
  async ({ browserId, choice, version }, { actor, now }) => {
    const subject = { browserId, ...(actor.kind === 'user' ? { userId: actor.userId } : {}) }
    const choices = browserPurposes.map((purpose) => ({ purpose, granted: choice[purpose], version }))
    await recordConsents(db.client, subject, choices, now)
    return ok({ decidedAt: now.toISOString() })
  }

/** The signed-in person's latest choices. */
export const showConsents =
  ({ db }: Pick<Deps, 'db'>): All['consents'] =>
  async (_input, { actor }) => {
    const rows = await db.client.consent.findMany({
      where: { userId: personOf(actor) },
      orderBy: [{ purpose: 'asc' }, { decidedAt: 'desc' }],
      distinct: ['purpose'],
    })
    return ok({ consents: rows.map(toConsent) })
  }

/** Everything that was logged about a person. */
export const consentLog =
  ({ db }: Pick<Deps, 'db'>): All['consentLog'] =>
  async ({ userId }) => {
    const rows = await db.client.consent.findMany({ where: { userId }, orderBy: { decidedAt: 'desc' } })
    return ok({ consents: rows.map(toConsent) })
  }
