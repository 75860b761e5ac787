import {
  type Actor,
  type Draft,
  DraftAnswers,
  err,
  ListingId,
  mostDrafts,
  ok,
  type Result,
  WizardStepName,
} from '@nordbo/contracts'
import { refuseSuspended } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps, Tx } from '../core/deps.ts'
import { toPhoto } from '../core/listing-columns.ts'
import type { DraftPhoto, ListingDraft } from '../generated/prisma/client.ts'

/** A stored draft with its photos in order. */
export type DraftRow = ListingDraft & { photos: DraftPhoto[] }

const withPhotos = { photos: { orderBy: { position: 'asc' } } } as const

const isKnown = (name: string): name is keyof DraftAnswers => name in DraftAnswers.shape

/** Stored answers without those that this release does not know or no longer allows. */
export const knownAnswers = (stored: object): DraftAnswers => {
  const known = Object.entries(stored).filter(
    ([name, value]) => isKnown(name) && DraftAnswers.shape[name].safeParse(value).success,
  )
  return DraftAnswers.parse(Object.fromEntries(known))
}

/** A stored draft as its host sees it. Answers that this release does not know are left out. */
export const toDraft = ({ id, answers, step, revision, updatedAt, photos }: DraftRow): Draft => ({
  id: ListingId.parse(id),
  answers: knownAnswers(z.looseObject({}).parse(answers)),
  step: WizardStepName.catch('description').parse(step),
  revision,
  photos: photos.map(toPhoto),
  updatedAt: updatedAt.toISOString(),
})

/** What a draft describes. */
export type DraftKind = 'home' | 'hotel'
export interface WhichDraft {
  id: string
  kind: DraftKind
}

/** The refusal of a draft that does not exist. */
export const noDraft = { home: 'listing.notFound', hotel: 'hotel.notFound' } as const satisfies Record<
  DraftKind,
  string
>

/** A person's drafts of one kind, the last changed first. */
export const readDrafts = ({ db }: Pick<Deps, 'db'>, hostId: string, kind: DraftKind): Promise<DraftRow[]> =>
  db.client.listingDraft.findMany({
    where: { hostId, kind },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: mostDrafts,
    include: withPhotos,
  })

/** One of the actor's own drafts. Other people's do not exist for the actor. */
export const readOwnDraft = async (
  reader: Pick<Tx, 'listingDraft'>,
  actor: Actor,
  { id, kind }: WhichDraft,
): Promise<Result<DraftRow>> => {
  if (actor.kind !== 'user') return err('auth.required')
  const row = await reader.listingDraft.findFirst({ where: { id, kind, hostId: actor.userId }, include: withPhotos })
  return row ? ok(row) : err(noDraft[kind])
}

/** The same, locked until the transaction ends. */
export const lockOwnDraft = async (tx: Tx, actor: Actor, which: WhichDraft): Promise<Result<DraftRow>> => {
  const standing = await refuseSuspended(tx, actor)
  if (!standing.ok) return standing
  await tx.$queryRaw`select 1 from listing_draft where id = ${which.id}::uuid for update`
  return readOwnDraft(tx, actor, which)
}
