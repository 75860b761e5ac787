import type { Tx } from '../core/deps.ts'

/** How long the former address of an account can undo a change (docs/product/people.md, Change of e-mail). */
export const undoSeconds = 7 * 24 * 60 * 60

/**
 * Whether another account may still take an address back. Nobody else gets it meanwhile: otherwise who took an account over could keep its
 * owner from undoing that, by a new account with the owner's address.
 */
export const isReservedEmail = async (
  tables: Pick<Tx, 'emailChange'>,
  email: string,
  userId?: string,
): Promise<boolean> => {
  const appliedAt = { gt: new Date(Date.now() - undoSeconds * 1_000) }
  const others = userId === undefined ? {} : { userId: { not: userId } }
  return (await tables.emailChange.count({ where: { oldEmail: email, appliedAt, ...others } })) > 0
}
