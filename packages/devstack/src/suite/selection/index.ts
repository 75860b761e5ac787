export { coreFiles } from './core-tests.ts'
export { readSelection } from './read-selection.ts'
export { planTiers } from './tier-plan.ts'
