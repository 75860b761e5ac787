import type { Difference } from '@nordbo/contracts'

/** The sum of what moved under one name, øre. */
export type MovementSums = ReadonlyMap<string, number>

/** Every movement on which both sides disagree, by name. Pure. */
export const compareMovements = (
  names: Iterable<string>,
  ledger: MovementSums,
  provider: MovementSums,
): Difference[] => {
  const differences: Difference[] = []
  for (const movement of new Set(names)) {
    const [ledgerOre, providerOre] = [ledger.get(movement) ?? null, provider.get(movement) ?? null]
    // What came and went again on one side alone moved nothing.
    if ((ledgerOre ?? 0) === (providerOre ?? 0)) continue
    const kind = ledgerOre === null ? 'missingInLedger' : providerOre === null ? 'missingAtProvider' : 'amount'
    differences.push({ movement, kind, ledgerOre, providerOre })
  }
  return differences.sort((one, other) => one.movement.localeCompare(other.movement))
}
