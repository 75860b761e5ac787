import type { Stack } from '@nordbo/devstack'
import { z } from 'zod'
import { extraIntents } from '../provider/provider-money.ts'
import { listCharges, listPaymentIntents } from '../provider/sandbox-api.ts'
import { readRows } from '../stack/read-rows.ts'

const Month = z.object({ movement: z.string(), ore: z.coerce.number(), vat: z.coerce.number() })

/** Checks what hosts paid for extras: each charge of a month is recorded once, to the øre, with a fifth of it as VAT. */
export const auditExtras = async (stack: Stack): Promise<string[]> => {
  const [intents, charges, months] = await Promise.all([
    listPaymentIntents(stack),
    listCharges(stack),
    readRows(
      stack,
      'payouts',
      Month,
      `select t.movement, sum(e.amount_ore) filter (where e.account = 'provider') as ore,
         -sum(e.amount_ore) filter (where e.account = 'vat') as vat
       from ledger_transaction t join ledger_entry e on e.transaction_id = t.id where t.kind = 'extra' group by t.id`,
    ),
  ])
  const extras = extraIntents(intents)
  const paid = charges.filter(
    ({ status, payment_intent: intent }) => status === 'succeeded' && extras.has(intent ?? ''),
  )
  const paidOre = new Map(paid.map(({ payment_intent: intent, amount }) => [`charge:${intent}`, amount]))
  const recorded = new Set(months.map(({ movement }) => movement))
  return [
    ...(paidOre.size < paid.length ? ['a month of an extra was charged twice'] : []),
    ...[...paidOre.keys()].filter((name) => !recorded.has(name)).map((name) => `${name} of an extra is not recorded`),
    ...months
      .filter(({ movement, ore, vat }) => ore !== paidOre.get(movement) || vat !== Math.round(ore / 5))
      .map(({ movement, ore, vat }) => `${movement} of an extra is recorded as ${ore} øre with ${vat} of VAT`),
  ]
}
