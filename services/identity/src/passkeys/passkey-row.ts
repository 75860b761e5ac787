import { type Passkey, PasskeyId } from '@nordbo/contracts'

/** The columns that a person sees. */
export const seenColumns = { id: true, name: true, createdAt: true, lastUsedAt: true, synced: true } as const

/** A passkey as its person sees it. */
export const toPasskey = (row: {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
  synced: boolean
}): Passkey => ({
  id: PasskeyId.parse(row.id),
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  synced: row.synced,
})

/** A stored passkey as browsers take it. */
export const toDescriptor = ({ credentialId, transports }: { credentialId: string; transports: string[] }) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
})
