import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { RevisedStayRules, StayRules } from '../stay-rules/stay-rules.ts'
import { ListingId } from '../values/ids.ts'

/** Procedures about a home's rules, for its host and administrators. */
export const stayRuleProcedures = {
  /** The rules of a home and its title; revision 0 while nobody has set any. */
  stayRules: procedure({
    input: z.object({ listingId: ListingId }),
    output: RevisedStayRules.extend({ title: z.string() }),
    errors: ['listing.notFound', 'listing.notOwner'],
    actor: ['user'],
  }),
  /** Replaces the rules. `seen` is the revision that the person changed; an older one is refused with the current `rules` and `revision`. */
  setStayRules: procedure({
    input: z.object({ listingId: ListingId, rules: StayRules, seen: z.int().min(0) }),
    output: RevisedStayRules,
    errors: ['listing.notFound', 'listing.notOwner', 'stayRules.changedMeanwhile', 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
}
