import { fold } from '../values/masking/folded-text.ts'

/** Names of the product. No word of a name is one, alone or joined with a desk, a role or an ending. */
const products = ['nordbo']

/** Names of desks and of those who run the product. No word of a name is one. */
const desks = `support kundesupport kundeservice kundecenter kundepleje hotelpartner helpdesk servicedesk admin administrator administration
  moderator moderation webmaster postmaster noreply sysadmin superuser customerservice customersupport customercare trustandsafety
  kundendienst kundenservice kundenbetreuung serviceclient suporte atendimento 客服 管理员 客服中心 الدعم المشرف`

/** Roles and other words of the product. A name has words besides them: Gæst and Vært are family names, too. */
const roles = `vært vaert værten værtinde gæst gaest gæsten host hosts guest guests vertinde gastgeber gast hôte invité anfitrião hóspede
  medvært superhost superhosts bruger brugeren user partner partnere hotel hotelvært udlejer lejer ejer owner system systemet team teamet
  service services hjælp hjaelp help hilfe aide ajuda assistance équipe equipe sikkerhed sikkerhedsafdelingen security safety staff
  personale medarbejder medarbejdere crew afdeling afdelingen kontor kontoret bank banken betaling betalinger payment payments udbetaling
  udbetalinger payout payouts refusion refund refunds bogholderi bogholderiet finans finance billing konto account officiel official
  platform platformen besked beskeder message messages the from fra den din vores our your and og en et af of 房东 房客 المضيف الضيف`

/** What may stand beside them, and joins them to the name of the product. */
const fillers = 'the from fra den din vores our your and og en et af of dk de com net eu as aps app info online'

/** Digits and signs that are read as letters. */
const signs: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
}

/** How a word looks: without marks, capitals, digits in place of letters, and letters that look like others. */
const looksOf = (text: string): string =>
  fold(text.normalize('NFD'))
    .text.toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[0134578$!|€]/g, (sign) => signs[sign] ?? sign)
    .replaceAll('ø', 'o')
    .replaceAll('ə', 'e')
    .replaceAll('æ', 'ae')
    .replaceAll('cl', 'd')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[lı]/g, 'i')
    .replaceAll(/(.)\1+/gu, '$1')

/** The words of a text as they look. Whatever is no letter parts them. */
const wordsOf = (text: string): string[] => looksOf(text).match(/\p{L}+/gu) ?? []
const looks = (words: string): ReadonlySet<string> => new Set(wordsOf(words))

const productLooks = products.map(looksOf)
const deskLooks = looks(desks)
const roleLooks = looks(roles)
const fillerLooks = looks(fillers)
const wholeLooks = new Set([...productLooks, ...deskLooks])
const longestLooks = Math.max(...[...wholeLooks].map(({ length }) => length))
const joinedLooks = new Set(['', ...deskLooks, ...roleLooks, ...fillerLooks])

/** Whether a word is the product's name, alone or joined, as in "NordboSupport"; Nordborg is a town. */
const isProduct = (word: string): boolean =>
  productLooks.some((product) => {
    const [before, ...after] = word.split(product)
    return joinedLooks.has(before ?? '') && after.length > 0 && joinedLooks.has(after.join(''))
  })

/** Whether neighbouring words say one of these when they are read as one, as in "Nord bo" and "k u n d e service". */
const isSpelledOut = (words: readonly string[]): boolean =>
  words.some((_, from) => {
    let text = ''
    for (const word of words.slice(from)) {
      text = (text + word).replaceAll(/(.)\1+/gu, '$1')
      if (wholeLooks.has(text)) return true
      if (text.length > longestLooks) return false
    }
    return false
  })

/**
 * Whether a name is that of the product, of one of its roles or desks, or looks like one: such a name is no person's (docs/product/people.md,
 * Names).
 */
export const isReservedName = (name: string): boolean => {
  const words = wordsOf(name)
  if (words.some(isProduct) || isSpelledOut(words)) return true
  return (
    words.some((word) => roleLooks.has(word)) && words.every((word) => roleLooks.has(word) || fillerLooks.has(word))
  )
}
