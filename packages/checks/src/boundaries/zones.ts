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
  /** Packages of which it may import only types (in its tests: anything). */
  typesOnly: readonly string[]
  /** Modules that its `src` may import; undefined for any declared one. */
  modules?: readonly string[]
  /** Folders elsewhere that its `scripts`, which are run by hand, may import. */
  scriptsShare: readonly string[]
  /** Whether it may import computed paths, which cannot be checked. */
  computedImports: boolean
}

const contracts = '@nordbo/contracts'
const kit = '@nordbo/service-kit'
const testkit = '@nordbo/testkit'
const devstack = '@nordbo/devstack'
const sandbox = '@nordbo/sandbox'
const stayRules = '@nordbo/stay-rules'
const listingRules = '@nordbo/listing-rules'
const texts = '@nordbo/texts'
const gazetteer = '@nordbo/gazetteer'
const writtenPages = '@nordbo/written-pages'

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

/** Packages that only one service imports. */
const furtherUses: Readonly<Record<string, readonly string[]>> = { listings: [gazetteer], messaging: [texts] }

/**
 * The zones and their allowed imports (docs/architecture.md). A file that belongs to no zone is refused, so every new folder
 * needs an entry here.
 */
export const zonesFor = (services: readonly string[]): Zone[] => [
  // Hashing is pure; other modules of Node would be input or output.
  zone('packages/contracts', [listingRules, stayRules, texts], { modules: ['zod', 'node:crypto'] }),
  // Pure functions that services and the web share.
  zone('packages/stay-rules', []),
  // Texts by language; its file readers are for services and for the build of the web.
  zone('packages/texts', []),
  // Pages of prose; their file reader is for the BFF and for the build of the web.
  zone('packages/written-pages', [texts]),
  // What a host enters, as schemas that services and the web share.
  zone('packages/listing-rules', [], { modules: ['zod'] }),
  // Only data: places with their names and coordinates.
  zone('packages/gazetteer', []),
  zone('packages/service-kit', [contracts], { testsUse: [devstack, testkit] }),
  zone('packages/sandbox', [contracts, kit]),
  zone('packages/devstack', [contracts, kit, texts], { computedImports: true }),
  zone('packages/testkit', [contracts, kit, devstack], { computedImports: true }),
  zone('packages/demo-market', [contracts, kit], {
    testsUse: [testkit],
    scriptsShare: ['services/listings/src/photos'],
  }),
  zone('packages/bench', [contracts, kit, devstack, testkit, '@nordbo/demo-market']),
  zone('packages/checks', [contracts, devstack], { computedImports: true }),
  ...services.map((service) =>
    zone(`services/${service}`, [contracts, kit, ...(furtherUses[service] ?? [])], {
      testsUse: [testkit, sandbox],
    }),
  ),
  zone('bff', [contracts, kit, texts, writtenPages], { testsUse: [testkit], computedImports: true }),
  zone('web', [gazetteer, listingRules, stayRules, texts, writtenPages], {
    typesOnly: [contracts],
    testsUse: [contracts, testkit, '@nordbo/demo-market'],
  }),
]
