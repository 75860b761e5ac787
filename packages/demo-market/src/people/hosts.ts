import type { Country } from '@nordbo/contracts'
import { demoId } from '../core/ids.ts'
import { demoUsers } from './demo-users.ts'

/** A host of the market. */
export interface Host {
  id: string
  name: string
  email: string
  about: string
  country: Country
  business: { cvr: string; companyName: string } | null
}

type Line = readonly [name: string, about: string]

const danish: readonly Line[] = [
  [
    'Birgitte Kjær',
    'Jeg er skolelærer i Hjørring og har lejet ud ved Vesterhavet i femten år. Ring endelig, hvis I mangler et godt sted at spise.',
  ],
  [
    'Henrik og Lone Damgaard',
    'Vi bor selv i Skagen hele året og passer husene, som var de vores egne, for det er de jo.',
  ],
  ['Mikkel Thorup', 'Tømrer, far til tre og surfer, når vinden er rigtig. Jeg har bygget det meste af det, I sover i.'],
  ['Karen Margrethe Noes', 'Pensioneret dyrlæge med alt for mange haver. Jeg kommer gerne forbi med nye kartofler.'],
  ['Peter Østergaard', 'Jeg svarer hurtigt, rydder sne og kender alle genveje til stranden.'],
  ['Signe Vestergaard', 'Keramiker i Thy. Kopperne i skabet er mine, og de må gerne bruges.'],
  [
    'Lars Bo Mikkelsen',
    'Efter tredive år som fisker har jeg nu tid til at tage imod gæster. Spørg om vejret, så får I også en historie.',
  ],
  ['Inge og Poul Riis', 'Vi holder mest af gæster, der bliver en uge og når at kede sig lidt.'],
  [
    'Camilla Fruergaard',
    'Arkitekt med svaghed for gamle gulve. Jeg har sat begge huse i stand selv og fortæller gerne om det.',
  ],
  [
    'Thomas Lykke',
    'Vi er en familie på fem, der lejer ud, når vi ikke selv er her. Legetøjet må I bruge, det har set værre ting.',
  ],
  ['Ulla Skovbjerg', 'Jeg bor ti minutter væk og har altid en ekstra nøgle, et lagen og et godt råd.'],
  ['Jeppe Hald', 'Biolog og naturvejleder ved Vadehavet. Spørg, hvornår tidevandet er bedst.'],
  [
    'Anne Sofie Bech',
    'Sygeplejerske i Aarhus, men min barndoms somre foregik på Mols, og det er stadig her, jeg slapper af.',
  ],
  ['Niels Krogh', 'Husene har været i familien siden 1931, og jeg er den, der har fået lov at passe dem.'],
  ['Rikke Dalsgaard', 'Jeg driver et lille bageri og sætter brød på bordet til ankomst, når jeg kan nå det.'],
  ['Søren Bang', 'Øbo af fødsel. Jeg henter gerne ved færgen, hvis I kommer uden bil.'],
  ['Dorthe Lindegaard', 'Jeg elsker gamle huse, stokroser og gæster, der lukker lågen.'],
  ['Frederik Aagaard', 'Bornholmer med røgeri i familien. Silden er på mig, hvis I kommer om fredagen.'],
  [
    'Maja Brandt',
    'Grafiker på Nørrebro. Jeg lejer ud, når jeg rejser, og efterlader altid en liste over kvarterets bedste steder.',
  ],
  ['Ole Friis Jensen', 'Tidligere kaptajn. Jeg holder orden i papirerne og brændet tørt.'],
  ['Pernille Groth', 'Vi købte huset for udsigten og lejer ud for at få råd til den.'],
  ['Asger Holm', 'Snedker i Odense. Jeg bor i baghuset og er der, hvis I låser jer ude.'],
  ['Susanne Rask', 'Jeg er vokset op på Nordkysten og har aldrig rigtig forstået, hvorfor man skulle rejse længere.'],
  ['Jakob Winkel', 'Kok og far. Køkkenerne er derfor bedre udstyret, end I har brug for.'],
]
const norwegian: readonly Line[] = [
  [
    'Ingrid Solheim',
    'Jeg bor på gården ved siden af og kender hver sti i fjeldet. Spørg om ture, så finder vi en, der passer jer.',
  ],
  ['Olav Haugen', 'Skiløber om vinteren, fårebonde om sommeren. Vi taler norsk, dansk på vores måde og lidt tysk.'],
  ['Kari og Magnus Lie', 'Hytterne har vi bygget selv. Vi sørger for brænde, varme og ryddet vej, når I kommer.'],
  ['Sindre Aas', 'Fotograf i Lofoten. Jeg sender besked, når nordlyset er ude.'],
  ['Hanne Bakke', 'Bergenser, og derfor ejer af meget regntøj, som gæster gerne må låne.'],
  ['Tor Erik Moen', 'Jeg driver en lille bådudlejning og hjælper gerne med fisketur.'],
  ['Marte Nygård', 'Lærer i Oslo. Lejligheden er mit hjem, og jeg har altid kaffe i skabet.'],
]
const swedish: readonly Line[] = [
  ['Elin Bergström', 'Jeg er fra Småland og har arvet huset efter min farmor. Bærrene bag huset er til alle.'],
  ['Gustav Norling', 'Tømrer og skærgårdsmand. Både, årer og redningsveste ligger klar.'],
  ['Karin og Per Åkesson', 'Vi bor i Dalarna året om og byder gerne på kaffe på trappen.'],
  ['Sara Lundqvist', 'Stockholmer med for mange bøger. Tag en med hjem, og sæt en ny i reolen.'],
  ['Johan Wikander', 'Skilærer i Åre gennem tyve vintre. Jeg ved, hvor sneen er god efter middag.'],
  ['Maria Ekholm', 'Gotlænding. Jeg lejer ud fra maj til oktober og samler fossiler resten af året.'],
  ['Oskar Fransson', 'Æbleavler på Österlen. Der står most i køleskabet fra september.'],
]
const finnish: readonly Line[] = [
  ['Aino Virtanen', 'Jeg bor i Levi og varmer saunaen op, inden I kommer.'],
  ['Mikael Nyholm', 'Finlandssvensk skærgårdsbo. Vi snakker svensk, engelsk og ganske god skandinavisk.'],
  [
    'Helmi Korhonen',
    'Designer i Helsinki, vokset op ved Saimaa. Jeg forklarer gerne, hvordan man går rigtigt i sauna.',
  ],
]
const icelandic: readonly Line[] = [
  ['Guðrún Jónsdóttir', 'Jeg læste i København i otte år og taler stadig dansk, når jeg får lov.'],
  ['Einar Þórsson', 'Hesteavler på sydkysten. Spørg om vejrudsigten, før I kører.'],
  ['Sigríður Ólafsdóttir', 'Jeg bager rugbrød i den varme jord og lægger gerne et i køkkenet til jer.'],
]

const hostsOf = (country: Country, lines: readonly Line[]): Host[] =>
  lines.map(([name, about], index) => ({
    id: demoId('user', `host ${name}`),
    name,
    email: `vaert-${country.toLowerCase()}-${index + 1}@nordbo.example`,
    about,
    country,
    // Company numbers that begin with 99 are not in use.
    business: name === 'Peter Østergaard' ? { cvr: '99000017', companyName: 'Klit & Hav Ferie ApS' } : null,
  }))

/** The host with a demo login. */
export const demoHost: Host = {
  ...demoUsers.host,
  about:
    'Jeg er født på Vesterbyvej og har boet i Skagen, siden jeg kom hjem fra søen. Husene har vi sat i stand sammen, min kone og jeg, og vi bor tæt nok på til at hjælpe, hvis noget driller.',
  country: 'DK',
  business: null,
}

/** Every host, by country. */
export const hosts: Readonly<Record<Country, readonly Host[]>> = {
  DK: [demoHost, ...hostsOf('DK', danish)],
  NO: hostsOf('NO', norwegian),
  SE: hostsOf('SE', swedish),
  FI: hostsOf('FI', finnish),
  IS: hostsOf('IS', icelandic),
}
