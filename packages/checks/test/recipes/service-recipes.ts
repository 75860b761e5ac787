import type { Step } from './follow.ts'

/** A refusal `rates.tooOld` and a procedure `ratesOf`, which an administrator asks for a home's rate card. */
export const addProcedure: readonly Step[] = [
  {
    edits: [
      {
        file: 'packages/contracts/src/pricing/service.ts',
        after: "export const pricingService = defineService('pricing', {\n",
        insert: `  ratesOf: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({ revision: z.int() }),
    errors: ['rates.notFound', 'rates.tooOld'],
    actor: ['admin'],
  }),
`,
      },
    ],
  },
  {
    edits: [
      { file: 'packages/contracts/src/rpc/errors.ts', after: "  'rates.notOwner',\n", insert: "  'rates.tooOld',\n" },
      {
        file: 'packages/contracts/src/rpc/refusal-lifetimes.ts',
        after: "  'rates.notOwner': 'stays',\n",
        insert: "  'rates.tooOld': 'passes',\n",
      },
      {
        file: 'packages/contracts/src/rpc/refusal-statuses.ts',
        after: "  'rates.notOwner': 403,\n",
        insert: "  'rates.tooOld': 409,\n",
      },
      ...['da', 'en'].map((language) => ({
        file: `packages/texts/locales/${language}/errorsLate.json`,
        after: '{\n',
        insert: '  "rates.tooOld": "…",\n',
      })),
    ],
  },
  {
    edits: [
      {
        file: 'services/pricing/src/rates/rates-of.ts',
        create: `import { err, ok, type pricingService } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'

/** How often the rate card of a home was changed. */
export const ratesOf =
  ({ db }: Deps): Handlers<(typeof pricingService)['procedures']>['ratesOf'] =>
  async ({ id }) => {
    const row = await db.client.rateCard.findUnique({ where: { listingId: id } })
    return row ? ok({ revision: row.revision }) : err('rates.notFound')
  }
`,
      },
      {
        file: 'services/pricing/src/app.ts',
        after: "import { ratesByIds } from './rates/rates-by-ids.ts'\n",
        insert: "import { ratesOf } from './rates/rates-of.ts'\n",
      },
      {
        file: 'services/pricing/src/app.ts',
        after: '    ratesByIds: ratesByIds(deps),\n',
        insert: '    ratesOf: ratesOf(deps),\n',
      },
    ],
  },
  {
    edits: [
      {
        file: 'bff/src/quotes/routes.ts',
        after: 'export const quoteRoutes = (app: Api, { services }: Deps): void => {\n',
        insert: `  app.route({
    method: 'GET',
    url: '/api/admin/rates/:id',
    config: forAdmins,
    schema: { params: z.object({ id: ListingId }), response: okResponse(z.object({ revision: z.int() })) },
    handler: async (request) => expectOk(await services.pricing.ratesOf(request.params, onBehalfOf(request))),
  })
`,
      },
      { file: 'bff/src/quotes/routes.ts', replace: 'import { forAnyone,', by: 'import { forAdmins, forAnyone,' },
    ],
    runs: [
      { script: 'scripts/write-openapi.ts', cwd: 'bff' },
      { script: 'scripts/generate-api.ts', cwd: 'web' },
    ],
  },
  {
    edits: [
      {
        file: 'packages/testkit/test/routes/host-routes.ts',
        after: "  'GET /api/admin/reconciliations': { expected: forAdmins(200) },\n",
        insert: `  'GET /api/admin/rates/:id': { expected: forAdmins(200), path: (world) => \`/api/admin/rates/\${world.home.id}\` },
`,
      },
    ],
  },
]

/** An event \`damageReopened\` of booking, which messaging hears. */
export const addEvent: readonly Step[] = [
  {
    edits: [
      {
        file: 'packages/contracts/src/booking/events.ts',
        after: '  damageClosed: { version: 1, data: DamageFact },\n',
        insert: '  damageReopened: { version: 1, data: DamageFact },\n',
      },
    ],
    runs: [{ script: 'packages/contracts/scripts/write-goldens.ts' }],
  },
  {
    edits: [
      {
        file: 'services/booking/src/damage/answer-report.ts',
        replace: 'answer: bookingEvents.damageAnswered, close',
        by: 'answer: bookingEvents.damageReopened, close',
      },
    ],
  },
  {
    edits: [
      {
        file: 'services/messaging/src/consumers/after-stay-mails.ts',
        after: 'export const afterStaySubscriptions: readonly EventSubscription<Tx>[] = [\n',
        insert:
          "  on(bookingEvents.damageReopened, async ({ data }, tx: Tx) => queueMail(tx, 'damageClosed', data, other(data))),\n",
      },
    ],
  },
]

/** A letter \`damageReminder\`. */
export const addLetter: readonly Step[] = [
  {
    edits: [
      {
        file: 'services/messaging/src/letters/letter-kinds.ts',
        after: "  'damageClosed',\n",
        insert: "  'damageReminder',\n",
      },
      {
        file: 'services/messaging/src/letters/letter-types.ts',
        after: '  damageClosed: BookingLetter\n',
        insert: '  damageReminder: BookingLetter\n',
      },
      {
        file: 'packages/contracts/src/messaging/notification-matrix.ts',
        after: "  damageClosed: either('booking.damageClosed', 'to the side that did not report it'),\n",
        insert: "  damageReminder: either('booking.damageReminder', 'to the side that did not report it'),\n",
      },
    ],
  },
  {
    edits: ['da', 'en', 'de', 'fr', 'pt', 'zh', 'ar'].map((language) => ({
      file: `packages/texts/locales/${language}/lettersAfterStay.json`,
      after: '{\n',
      insert: '  "damageReminder.subject": "…",\n  "damageReminder.wait": "…",\n',
    })),
  },
  {
    edits: [
      {
        file: 'services/messaging/src/letters/after-stay-letters.ts',
        after: '/** Letters about damage. */\n',
        insert: `export const damageReminders = (words: LetterWords): Pick<Letters, 'damageReminder'> => ({
  damageReminder: (booking, context) => {
    const { t, frame, button } = stayWords(words, booking, context)
    return {
      ...frame,
      subject: t('damageReminder.subject'),
      paragraphs: [t('damageReminder.wait')],
      button: button('damage.button', damagePath(booking.id)),
    }
  },
})

`,
      },
      {
        file: 'services/messaging/src/letters/letters.ts',
        after: '  ...damageLetters(words),\n',
        insert: '  ...damageReminders(words),\n',
      },
      {
        file: 'services/messaging/src/letters/letters.ts',
        replace: 'import { damageLetters,',
        by: 'import { damageLetters, damageReminders,',
      },
    ],
  },
  {
    edits: [
      {
        file: 'services/messaging/src/consumers/after-stay-mails.ts',
        after: 'export const afterStaySubscriptions: readonly EventSubscription<Tx>[] = [\n',
        insert:
          "  on(bookingEvents.damageClosed, async ({ data }, tx: Tx) => queueMail(tx, 'damageReminder', data, other(data))),\n",
      },
    ],
  },
  // The kinds of stays are in every-letter.ts by themselves.
  {},
]
