/** A package that others import only by its name. */
export interface Zone {
  /** Folder, relative to the root. */
  folder: string
  /** Package name. */
  name: string
  /** Workspace packages that it may import everywhere. */
  uses: readonly string[]
  /** Further packages that only its tests may use. */
  testsUse: readonly string[]
  /** Packages of which it may import types and nothing else (in its tests: anything). */
  typesOnly: readonly string[]
  /** Modules its `src` is limited to; undefined where any declared one will do. */
  modules?: readonly string[]
  /** Folders elsewhere that its `scripts`, run by hand, share: one recipe instead of two copies. */
  scriptsShare: readonly string[]
  /** Whether it may import modules whose path is computed; no check sees what those are. */
  computedImports: boolean
}

const contracts = '@nordbo/contracts'
const kit = '@nordbo/service-kit'
const testkit = '@nordbo/testkit'
const devstack = '@nordbo/devstack'
const sandbox = '@nordbo/sandbox'
const stayRules = '@nordbo/stay-rules'
const gazetteer = '@nordbo/gazetteer'

const zone = (folder: string, uses: readonly string[], more: Partial<Zone> = {}): Zone => ({
  folder,
  name: `@nordbo/${folder.slice(folder.lastIndexOf('/') + 1)}`,
  uses,
  testsUse: [],
  typesOnly: [],
  scriptsShare: [],
  computedImports: false,
  ...more,
})

/**
 * Who may import whom (docs/architecture.md). A file that belongs to no zone is refused, so a new folder is decided on
 * here.
 */
export const zonesFor = (services: readonly string[]): Zone[] => [
  // Hashing is arithmetic; everything else of Node would be input or output.
  zone('packages/contracts', [stayRules], { modules: ['zod', 'node:crypto'] }),
  // Arithmetic that services and the web share.
  zone('packages/stay-rules', []),
  // Names and where they lie: data for code that shows or looks for places.
  zone('packages/gazetteer', []),
  zone('packages/service-kit', [contracts], { testsUse: [devstack, testkit] }),
  zone('packages/sandbox', [contracts, kit]),
  zone('packages/devstack', [contracts, kit], { computedImports: true }),
  zone('packages/testkit', [contracts, kit, devstack], { computedImports: true }),
  zone('packages/demo-market', [contracts, kit], {
    testsUse: [testkit],
    scriptsShare: ['services/listings/src/photos'],
  }),
  zone('packages/bench', [contracts, kit, devstack, testkit, '@nordbo/demo-market']),
  zone('packages/checks', [contracts], { computedImports: true }),
  ...services.map((service) =>
    zone(`services/${service}`, service === 'listings' ? [contracts, kit, gazetteer] : [contracts, kit], {
      testsUse: [testkit, sandbox],
    }),
  ),
  zone('bff', [contracts, kit], { testsUse: [testkit], computedImports: true }),
  zone('web', [gazetteer, stayRules], {
    typesOnly: [contracts],
    testsUse: [contracts, testkit, '@nordbo/demo-market'],
  }),
]
