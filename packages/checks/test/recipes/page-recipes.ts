import type { Step } from './follow.ts'

/** A public field \`floors\` of a home. */
export const addListingField: readonly Step[] = [
  {
    edits: [
      {
        file: 'packages/listing-rules/src/content.ts',
        after: '  maxGuests: within(limits.maxGuests),\n',
        insert: '  floors: z.int().min(1).max(9).nullable(),\n',
      },
      {
        file: 'packages/listing-rules/src/content.ts',
        after: '  business: contentFields.shape.business.default(null),\n',
        insert: '  floors: contentFields.shape.floors.default(null),\n',
      },
      {
        file: 'packages/contracts/src/listings/views.ts',
        after: '  safety: Safety,\n',
        insert: '  floors: z.int().nullable(),\n',
      },
    ],
  },
  {
    edits: [
      {
        file: 'services/listings/prisma/schema.prisma',
        after: '  description            String\n',
        insert: '  floors                 Int?\n',
      },
      {
        file: 'services/listings/prisma/migrations/20990101000000_floors/migration.sql',
        create: 'alter table listing add column floors int;\n',
      },
    ],
    runs: [{ script: 'packages/devstack/src/main.ts generate' }],
  },
  {
    edits: [
      {
        file: 'services/listings/src/search/index/listing-document.ts',
        after: '    safety: content.safety,\n',
        insert: '    floors: content.floors,\n',
      },
      {
        file: 'services/listings/src/search/index/listing-document.ts',
        replace: 'export const documentVersion = 1\n',
        by: 'export const documentVersion = 2\n',
      },
      {
        file: 'services/listings/src/search/index/listing-document.test.ts',
        after: '  maxGuests: 4,\n',
        insert: '  floors: 2,\n',
      },
    ],
  },
  {
    edits: [
      {
        file: 'web/src/features/listing/about/good-to-know.tsx',
        after: "          <li>{t('mostGuests', { count: home.maxGuests })}</li>\n",
        insert: "          {home.floors === null ? null : <li>{t('floors', { floors: home.floors })}</li>}\n",
      },
      {
        file: 'web/test/samples/homes.ts',
        after: "  amenities: ['wifi', 'kitchen', 'heating'],\n",
        insert: '  floors: 2,\n',
      },
      {
        file: 'web/test/samples/editing.ts',
        after: '    location: home.location,\n',
        insert: '    floors: home.floors,\n',
      },
      ...['da', 'en'].map((language) => ({
        file: `packages/texts/locales/${language}/listing.json`,
        after: '{\n',
        insert: '  "floors": "{{floors}} …",\n',
      })),
    ],
    runs: [
      { script: 'scripts/write-openapi.ts', cwd: 'bff' },
      { script: 'scripts/generate-api.ts', cwd: 'web' },
    ],
  },
]

/** A filter \`stepFree\` that is on or off. */
export const addFilter: readonly Step[] = [
  {
    edits: [
      {
        file: 'packages/contracts/src/listings/search.ts',
        replace: "z.enum(['freeCancellation', 'guestFavourite'])",
        by: "z.enum(['freeCancellation', 'guestFavourite', 'stepFree'])",
      },
      {
        file: 'packages/contracts/src/listings/search.ts',
        after: "  guestFavourite: make('guestFavourite'),\n",
        insert: "  stepFree: make('stepFree'),\n",
      },
    ],
  },
  {
    edits: [
      {
        file: 'services/listings/src/search/query/flags.ts',
        after: 'export const flagConditions = ({ stay, today }: FlagScope): Record<SearchFlag, Prisma.Sql> => ({\n',
        insert: "  stepFree: Prisma.sql`'step_free' = any (s.tags)`,\n",
      },
    ],
    runs: [
      { script: 'scripts/write-openapi.ts', cwd: 'bff' },
      { script: 'scripts/generate-api.ts', cwd: 'web' },
    ],
  },
  {
    edits: [
      {
        file: 'web/src/features/search/query/search-state.ts',
        after: "  { flag: 'guestFavourite', query: { guestFavourite: 'true' } },\n",
        insert: "  { flag: 'stepFree', query: { stepFree: 'true' } },\n",
      },
      {
        file: 'web/src/features/search/query/search-state.ts',
        after: '  guestFavourite: false,\n',
        insert: '  stepFree: false,\n',
      },
      {
        file: 'web/test/samples/searches.ts',
        after: '  guestFavourite: 4,\n',
        insert: '  stepFree: 3,\n',
      },
      ...['da', 'en'].map((language) => ({
        file: `packages/texts/locales/${language}/search.json`,
        after: '{\n',
        insert: '  "flag.stepFree": "…",\n  "flag.stepFreeNote": "…",\n  "loosen.drop.stepFree": "…",\n',
      })),
    ],
  },
]

/** Swedish, with the English texts. */
export const addLanguage: readonly Step[] = [
  { edits: [{ file: 'packages/texts/locales/sv', copyOf: 'packages/texts/locales/en' }] },
  {
    edits: [
      {
        file: 'packages/texts/src/languages.ts',
        after: "  line('ar', 'العربية', 'العالم العربي', 'ar', 'rtl', 'guest', 'en'),\n",
        insert: "  line('sv', 'Svenska', 'Sverige', 'sv-SE', 'ltr', 'guest', 'en'),\n",
      },
      {
        file: 'packages/texts/src/files/quotation-marks.ts',
        after: "  ar: ['«', '»'],\n",
        insert: "  sv: ['”', '”'],\n",
      },
    ],
    runs: [
      { script: 'scripts/write-openapi.ts', cwd: 'bff' },
      { script: 'scripts/generate-api.ts', cwd: 'web' },
    ],
  },
  // What is checked, by tests and by eye.
  {},
  {},
]
