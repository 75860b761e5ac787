import {
  AgreedDocument,
  type AgreedVersions,
  type Agreement,
  type AgreementWay,
  agreedDocuments,
  type identityService,
  ok,
  type ParsedInputOf,
  AgreementWay as Way,
} from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'

type Procedures = (typeof identityService)['procedures']
type All = Handlers<Procedures>
type Reader = Pick<Tx, 'agreement'>

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Stores what a person agreed to (docs/product/people.md, Terms and privacy policy). The first agreement to a version in a way stays. */
export const recordAgreements = async (
  tx: Reader,
  userId: string,
  shown: ParsedInputOf<Procedures['agree']>,
  { way, at }: { way: AgreementWay; at: Date },
): Promise<void> => {
  const data = agreedDocuments.flatMap((document) => {
    const { version, dated } = shown[document] ?? {}
    return version === undefined || dated === undefined
      ? []
      : [{ userId, document, version, dated: new Date(dated), way, agreedAt: at }]
  })
  await tx.agreement.createMany({ data, skipDuplicates: true })
}

const findAgreements = async (reader: Reader, userId: string): Promise<Agreement[]> => {
  const rows = await reader.agreement.findMany({
    where: { userId },
    orderBy: [{ agreedAt: 'desc' }, { document: 'asc' }, { version: 'desc' }],
  })
  return rows.map(({ document, version, dated, way, agreedAt }) => ({
    document: AgreedDocument.parse(document),
    version,
    dated: dayOf(dated),
    way: Way.parse(way),
    agreedAt: agreedAt.toISOString(),
  }))
}

/** The newest versions that a session's person agreed to, from its row. */
export const agreedVersionsOf = (row: {
  agreedTerms: number | null
  agreedPrivacy: number | null
}): AgreedVersions => ({
  terms: row.agreedTerms,
  privacy: row.agreedPrivacy,
})

/** What people agreed to, for themselves. */
export const agreementHandlers = ({ db }: Pick<Deps, 'db'>): Pick<All, 'agreements' | 'agree'> => ({
  agreements: async (_input, { actor }) => ok({ agreements: await findAgreements(db.client, personOf(actor)) }),
  agree: (shown, { actor, now, command }) =>
    command(db, async (tx) => {
      const userId = personOf(actor)
      await recordAgreements(tx, userId, shown, { way: 'notice', at: now })
      return ok({ agreements: await findAgreements(tx, userId) })
    }),
})
