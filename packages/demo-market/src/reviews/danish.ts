import type { House } from '../homes/house.ts'
import type { Setting } from '../places/place.ts'

/** How a good review begins. */
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

/** What guests say of a kind of house. */
export const ofHouse: Readonly<Record<House, readonly string[]>> = {
  thatch: [
    'Det gamle hus er lunt og stille, og vi sad længe ved bordet under bjælkerne.',
    'Stråtaget, de blå vinduer, bænken mod syd: det hele er, som et sommerhus skal være.',
    'Der er lavt til loftet, men det vænner man sig til, og hyggen er i top.',
    'Soveværelset med udsigt til det grønne var svært at forlade om morgenen.',
    'Brændeovnen var tændt hver aften, og der var rigeligt med brænde.',
  ],
  beach: [
    'Glasgavlen er fantastisk, især når solen går ned.',
    'Vi sad på terrassen med tæpper og så lyset forsvinde.',
    'Der er sand i alle sko, og det er vel et godt tegn.',
    'Stuen er lys og stor, og køkkenet er til at lave rigtig mad i.',
    'Sengene var gode, og soveværelserne helt mørke.',
  ],
  black: [
    'Huset er smukt tegnet og endnu bedre, når man er inde i det.',
    'Det grønne køkken er en fornøjelse at lave mad i.',
    'Vi så rådyr fra sofaen tre morgener i træk.',
    'Terrassen har læ, og vi spiste ude hver dag.',
    'Lækker arkitektur uden at det bliver koldt; brændeovnen hjælper.',
  ],
  cedar: [
    'Der dufter af træ, og gulvvarmen er skøn om morgenen.',
    'Den dybe terrasse reddede os, da det regnede.',
    'Alt er enkelt og af god kvalitet.',
    'Det grønne soveværelse var vores favorit.',
  ],
  timber: [
    'Huset er skævt og charmerende, og trappen er stejl, så pas på med små børn.',
    'Vi drak kaffe på bænken foran døren og hilste på hele gaden.',
    'At bo midt i det gamle kvarter var en oplevelse i sig selv.',
    'Bjælkeloftet er flot, og køkkenet er overraskende nyt.',
    'Om aftenen var der så stille, at vi kunne høre kirkeuret.',
  ],
  canal: [
    'Lejligheden er lys, og sengene er gode.',
    'Beliggenheden kan ikke blive bedre; vi gik til alt.',
    'Værtens liste over steder at spise var guld værd.',
    'Trods byen udenfor sov vi godt, for soveværelset vender mod gården.',
    'Køkkenet har alt, og der var endda kaffebønner til os.',
  ],
  cabin: [
    'Den røde hytte er lige så hyggelig som på billederne.',
    'Vi plukkede bær, fyrede i ovnen og læste bøger i fem dage.',
    'Terrassen i morgensol var dagens bedste tidspunkt.',
    'Enkelt, rent og hjemligt.',
    'Der var brænde, spil og stilhed nok til alle.',
  ],
  yellow: [
    'Det gule hus ligger smukt, og haven er skøn for børn.',
    'Køkkenet med træ på væggene er hele husets hjerte.',
    'Man føler sig hjemme fra første kop kaffe.',
  ],
  aframe: [
    'Glasgavlen om aftenen er ren magi.',
    'Vi kom ind fra kulden til en varm hytte, for værten havde tændt op.',
    'Børnene elskede at sove højt oppe under taget.',
    'Vi så sneen falde fra sofaen og glemte alt om fjernsynet.',
    'Der er plads til alt skiudstyret, og tingene blev tørre til næste dag.',
  ],
  fjord: [
    'Udsigten fra terrassen er ubeskrivelig.',
    'Græs på taget og får lige udenfor: børnene var solgt.',
    'Hytten er lille, men der er tænkt over hver en krog.',
    'Vi sad bare og så på lyset skifte.',
    'Lun og god efter lange dage til fods.',
  ],
}

/** What guests say of the surroundings. `{town}` is the place. */
export const ofSetting: Readonly<Record<Setting, readonly string[]>> = {
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

/** How a good review ends. */
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

/** Middling reviews, whole. `{town}` is the place. */
export const middling = [
  'Beliggenheden er god, men huset trænger til en grundigere rengøring. Værten tog det pænt og gav penge retur for rengøringen.',
  'Fint sted, men vi frøs den første nat, før vi fandt ud af varmen. En vejledning ville have hjulpet.',
  'Ok ophold. Der manglede service til det antal, huset er beregnet til, og opvaskemaskinen larmer.',
  'Billederne er taget fra den pæne side. Området omkring {town} er til gengæld dejligt.',
  'Vi sov dårligt på grund af vinden, der fik noget til at klapre på taget. Ellers et udmærket sted.',
  'Nøgleboksen drillede, og vi ventede en halv time i regnen. Resten af opholdet var godt.',
] as const

/** A bad review, whole. */
export const poor = [
  'Desværre en skuffelse. Der var ikke gjort rent, da vi kom, og vi måtte vente til om aftenen på hjælp.',
  'Huset lugtede af fugt, og varmen virkede kun i stuen. Vi rejste en dag før tid.',
] as const
