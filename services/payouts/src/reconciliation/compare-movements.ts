import type { Difference } from '@nordbo/contracts'

/** Sums of movements by name, øre. */
export type MovementSums = ReadonlyMap<string, number>

/** The movements whose sums differ between the ledger and the provider, by name. */
export const compareMovements = (
  names: Iterable<string>,
  ledger: MovementSums,
  provider: MovementSums,
): Difference[] => {
  const differences: Difference[] = []
  for (const movement of new Set(names)) {
    const ledgerOre = ledger.get(movement) ?? null
    const providerOre = provider.get(movement) ?? null
    // A movement that one side lacks and that sums to zero on the other is no difference.
    if ((ledgerOre ?? 0) === (providerOre ?? 0)) continue
    const kind = ledgerOre === null ? 'missingInLedger' : providerOre === null ? 'missingAtProvider' : 'amount'
    differences.push({ movement, kind, ledgerOre, providerOre })
  }
  return differences.sort((one, other) => one.movement.localeCompare(other.movement))
}
