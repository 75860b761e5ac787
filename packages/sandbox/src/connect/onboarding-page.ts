import type { Account } from '../stripe/resources/accounts.ts'

const styles = `
:root { color-scheme: light dark; --ground: #f6f4f0; --paper: #ffffff; --ink: #20281f; --soft: #626b60; --line: #e2ded5; --accent: #2f5d50; }
@media (prefers-color-scheme: dark) { :root { --ground: #161a17; --paper: #1f2521; --ink: #ecefe9; --soft: #a6afa5; --line: #343c36; --accent: #8fc7b3; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 16px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 480px; padding: 32px; border: 1px solid var(--line); border-radius: 16px; background: var(--paper); }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; }
p { margin: 0 0 24px; color: var(--soft); }
form { display: grid; gap: 12px; }
button { min-height: 48px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); color: inherit; font: inherit; cursor: pointer; }
button:first-child { background: var(--accent); border-color: var(--accent); color: var(--paper); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`

/** The provider's onboarding forms as one page, whose buttons choose the outcome. No scripts. */
export const onboardingPage = (account: Account, action: string): string => {
  const button = (outcome: string, text: string): string => `<button formaction="${action}/${outcome}">${text}</button>`
  return `<!doctype html>
<html lang="da">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>Opsæt udbetalinger · testudbyder</title><style>${styles}</style></head>
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
