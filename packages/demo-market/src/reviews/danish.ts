import type { Setting } from '../places/place.ts'

/** Openings of good reviews. */
export const openings = [
  'Vi havde en dejlig uge her.',
  'Alt var, som det var beskrevet, og lidt til.',
  'Et sted, vi allerede taler om at komme tilbage til.',
  'Rent, lyst og godt tænkt igennem.',
  'Vi ankom trætte og tog hjem udhvilede.',
  'Børnene ville ikke med hjem.',
  'Billederne lyver ikke.',
  'Skønt sted og en ualmindelig venlig vært.',
  'Endelig et hus, hvor der er skarpe knive og nok kopper.',
  'Tre generationer under samme tag, og der var plads til alle.',
  'Perfekt til en lang weekend.',
  'Vi har lejet mange huse, og det her er blandt de bedste.',
  'Her er roligt, så roligt at vi sov til klokken ni.',
  'God kommunikation fra start til slut.',
  'Nemt at finde, nemt at være i.',
  'Vi fejrede sølvbryllup her og kunne ikke have valgt bedre.',
  'Hyggeligt hus med sjæl.',
  'Vi kom for at se byen og endte med at blive hjemme det meste af tiden.',
  'En lille perle.',
  'Det var anden gang, vi boede her, og det bliver ikke den sidste.',
  'Vejret var gråt hele ugen, og det gjorde ikke det mindste.',
  'Fint sted med alt, hvad vi havde brug for.',
  'Huset levede helt op til forventningerne.',
  'Sikke en udsigt at vågne til.',
] as const

/** Sentences about the surroundings. `{town}` is the place. */
export const sentencesBySetting: Readonly<Record<Setting, readonly string[]>> = {
  coast: [
    'Der er kort til vandet, og vi badede hver dag.',
    'Gåturene langs kysten alene er turen værd.',
    '{town} er dejlig uden for sæsonen, hvor man har stranden for sig selv.',
    'Vi fandt rav den sidste morgen.',
    'Bageren er god, og cykelstierne er endnu bedre.',
  ],
  town: [
    '{town} er en by, man hurtigt kommer til at holde af.',
    'Alt ligger i gåafstand, og parkeringen var intet problem.',
    'Vi købte fisk på havnen og tog den med hjem.',
  ],
  city: [
    'Fantastisk udgangspunkt for at se {town}.',
    'Bus, tog og gode caféer lige i nærheden.',
    'Kvarteret er levende uden at være larmende.',
    'Vi gik og cyklede alle steder hen.',
  ],
  forest: [
    'Skoven begynder ved døren, og vi så elg to gange.',
    'Svampene stod nærmest på trappen.',
    'Stjernehimlen er noget, man har glemt, når man bor i en by.',
  ],
  lake: [
    'Morgendyppet i søen blev hurtigt en vane.',
    'Vi padlede ud hver aften, når vandet var blankt.',
    'Så stille, at man kan høre fiskene springe.',
  ],
  mountain: [
    'Naturen omkring {town} er overvældende.',
    'Vi gik ud ad døren og var på tur.',
    'Nordlys den anden aften! Det glemmer vi aldrig.',
    'Vejen derop var fin, også med sne.',
  ],
}

/** Closings of good reviews. */
export const closings = [
  'Varm anbefaling herfra.',
  'Vi kommer igen.',
  'Tak for lån af et dejligt sted.',
  'Værten svarede hurtigt på alt.',
  'Der stod friske blomster på bordet, da vi kom.',
  'Ankomst og aflevering gik helt gnidningsfrit.',
  'Det eneste, vi manglede, var en dag mere.',
  'Fem stjerner fra os og fra hunden.',
  'Tak til {host} for gode råd undervejs.',
  'Prisen er rimelig for det, man får.',
  'Vi har allerede sendt linket til vores venner.',
  'Rengøringen var i orden til mindste hjørne.',
  'Kan varmt anbefales til familier.',
  'Sengene er bløde på den gode måde.',
  'Næste gang bliver vi en hel uge.',
  'Det bliver en tradition.',
] as const

/** Small complaints, for four stars. */
export const reservations = [
  'En enkelt lampe virkede ikke, men det blev ordnet samme dag.',
  'Nettet var lidt langsomt om aftenen.',
  'Badet er lille, men det klarer man.',
  'En skarpere brødkniv står på ønskelisten.',
  'Der måtte gerne være flere knager i entreen.',
  'Grillen kunne trænge til en kærlig hånd.',
  'Sidste stykke vej er hullet, så kør stille.',
  'Madrassen på det ene værelse er lidt hård.',
  'Vi brugte lidt tid på at finde ud af varmen.',
] as const

/** Whole reviews with a middling rating. `{town}` is the place. */
export const middling = [
  'Beliggenheden er god, men huset trænger til en grundigere rengøring. Værten tog det pænt og gav penge retur for rengøringen.',
  'Fint sted, men vi frøs den første nat, før vi fandt ud af varmen. En vejledning ville have hjulpet.',
  'Ok ophold. Der manglede service til det antal, huset er beregnet til, og opvaskemaskinen larmer.',
  'Billederne er taget fra den pæne side. Området omkring {town} er til gengæld dejligt.',
  'Vi sov dårligt på grund af vinden, der fik noget til at klapre på taget. Ellers et udmærket sted.',
  'Nøgleboksen drillede, og vi ventede en halv time i regnen. Resten af opholdet var godt.',
] as const

/** Whole bad reviews. */
export const poor = [
  'Desværre en skuffelse. Der var ikke gjort rent, da vi kom, og vi måtte vente til om aftenen på hjælp.',
  'Huset lugtede af fugt, og varmen virkede kun i stuen. Vi rejste en dag før tid.',
] as const
