/** Words of an older, private vocabulary with their replacements (docs/glossary.md). */
const refused: readonly { old: RegExp; now: string }[] = [
  { old: /\btellings?\b|\bTelling\b/, now: 'OutgoingEvent, events' },
  { old: /\b[a-z]\w*Told\b|\bTold[A-Z]\w*/, now: 'what it holds, such as …Event' },
  { old: /\b(?:[A-Z]\w+)?Wish\b/, now: '…Input, …Filter, …Options' },
  { old: /\blearnHomes?\b/, now: 'ensureListing' },
  { old: /\b(?:read|lockAndRead)?Situation\b|\bread_situation\b/, now: 'BookingContext' },
  { old: /\btell(?:Trip|Story|Listing|Calendar|Rates|News)\b/, now: 'show…, replay…, emit…' },
  { old: /\bcarve\b/, now: 'allocate' },
  { old: /\b\w*[sS]ieve(?:Of)?\b/, now: 'blockers' },
  { old: /\btrust-?[rR]ow\b/, now: 'booking stats' },
  { old: /\bready-?made (?:document|page|answer)|\breadyMade\b/, now: 'listing document' },
  { old: /\brememberFaces\b|\bfaces\b(?= of people)/, now: 'user cache' },
  { old: /\b[cC]ourier\b/, now: 'mail sender, webhook sender' },
  { old: /\b(?:open)?Desk\b/, now: 'Stripe context' },
  { old: /\b(?:begun|wordy)Page\b/, now: 'what the page does' },
  { old: /\bdigUp\b|\bburyLetter\b/, now: 'dead letter: store, delete, retry' },
  { old: /\bwhoever\b/i, now: 'the person meant' },
  {
    old: /\b(?:the house's|of the house|for the house|whole house)\b/,
    now: 'the repository, the workspace, the product',
  },
]

/** Lines of a file that use a refused word, as sentences. */
export const refusedWords = (path: string, source: string): string[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      refused
        .filter(({ old }) => old.test(line))
        .map(({ old, now }) => `${path}:${index + 1} says '${old.exec(line)?.[0]}'; say ${now} (docs/glossary.md)`),
    )
