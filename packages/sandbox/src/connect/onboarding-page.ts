import { pageStyles } from '../http/page-styles.ts'
import type { Account } from '../stripe/resources/accounts.ts'

/** The provider's onboarding forms as one page, whose buttons choose the outcome. No scripts. */
export const onboardingPage = (account: Account, action: string): string => {
  const button = (outcome: string, text: string): string => `<button formaction="${action}/${outcome}">${text}</button>`
  return `<!doctype html>
<html lang="da">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>Opsæt udbetalinger · testudbyder</title><style>${pageStyles}</style></head>
<body><main>
<h1>Opsæt udbetalinger</h1>
<p>Her spørger betalingsudbyderen om navn, adresse og bankkonto. Dette er en prøve: ingen oplysninger gemmes, ingen penge flyttes. Konto ${account.id}.</p>
<form method="post" action="${action}/complete">
${button('complete', 'Fuldfør opsætning')}
${button('incomplete', 'Indsend uden dokumentation')}
${button('rejected', 'Lad kontoen blive afvist')}
${button('later', 'Fortsæt senere')}
</form>
</main></body></html>`
}
