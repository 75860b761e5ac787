import type { House } from '../houses/house.ts'

/** Sentences of guests about each kind of house. */
export const sentencesByHouse: Readonly<Record<House, readonly string[]>> = {
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
  farm: [
    'Rapsen stod i blomst, og børnene har aldrig set så meget gult på én gang.',
    'Stuehuset er stort og lyst, og bordet blev hurtigt samlingsstedet.',
    'Der er langt til naboen og kort til alt det, vi havde lyst til.',
  ],
  pond: [
    'Ænderne i gadekæret var yngste mands bedste venner.',
    'At sove under stråtag og vågne til fuglesang kan anbefales.',
    'Det gamle bindingsværk er passet med kærlighed, og køkkenet er helt nyt.',
  ],
  manor: [
    'Vi var tre familier og havde stadig en stue hver.',
    'At spise aftensmad i spisesalen med lys i alle stager glemmer vi ikke.',
    'Børnene fodrede karper og var greve og grevinde hele ugen.',
  ],
  school: [
    'Vi spiste i klasseværelset og skrev menuen på tavlen.',
    'Højt til loftet, dejligt lys og masser af plads til at være mange.',
    'Klokken ringede til frokost hver dag, og alle kom.',
  ],
  orangery: [
    'At vågne med tulipaner lige uden for glasset er noget særligt.',
    'Haven er så smuk, at vi næsten ikke kom nogen steder.',
    'Stearinlys, figentræer og regn på glasset: den bedste aften i lang tid.',
  ],
  skagen: [
    'Det gule hus er lige så fint som på billederne, og stakittet giver god læ.',
    'Vi sad i haven, til solen gik ned, og det gjorde den sent.',
    'Alt er lyst og enkelt, og man kan mærke, at huset bliver brugt og holdt af.',
  ],
  sixties: [
    'Skønt tresserhus, der har fået lov at være sig selv.',
    'Terrassen og den store plæne var hele ferien for børnene.',
    'Duften af fyrretræer og lyset gennem de store ruder er noget, vi savner.',
  ],
  shingle: [
    'Verandaen er det bedste sted at drikke morgenkaffe, vi kender.',
    'Man kan høre havet fra sengen, når vinden er i vest.',
    'Smukt gammelt strandhus med gode senge og nyt bad.',
  ],
  lighthouse: [
    'Fyret blinkede os i søvn, og gardinerne er tykke nok for resten.',
    'Vi så storm fra stuen med kikkert og varm te.',
    'Udsigten er vild, og huset er lunt, også når det blæser.',
  ],
  skerry: [
    'Solnedgangen fra stuen er præcis så god, som der står.',
    'Vi badede fra stigen hver morgen, også da det var koldt.',
    'Et meget smukt hus, hvor alt er tænkt igennem.',
  ],
  quay: [
    'At vågne til kuttere og måger lige uden for vinduet er hele turen værd.',
    'Vi købte rejer på kajen og spiste dem på trappen.',
    'Lavt til loftet og højt humør; vi elskede stedet.',
  ],
  floating: [
    'Man vænner sig til vuggen på en halv time og savner den, når man kommer hjem.',
    'Morgenbad fra badestigen og kaffe på tagterrassen: bedre bliver det ikke i en by.',
    'Stille om natten, selv om man bor midt i det hele.',
  ],
  brick: [
    'Dejligt byhus på en gade, hvor børnene leger, og alle siger goddag.',
    'Der er mange trapper, men også plads til at være hver for sig.',
    'Bageren for enden af gaden blev vores faste morgentur.',
  ],
  block: [
    'Altanen fik lov at være spisestue hele ugen.',
    'Nyt, rent og stille, og elevatoren var rar med barnevogn.',
    'Gode senge og hurtigt ind til byen.',
  ],
  orchard: [
    'Frugttræerne blomstrede, og der lå sne på fjeldet: det ligner et postkort.',
    'Verandaen er et eventyr, især om morgenen.',
    'Smuk gammel villa med knirkende gulve og god varme.',
  ],
  rorbu: [
    'Vi fangede torsk fra trappen og stegte den en time efter.',
    'Man sover som en sten med vandet under gulvet.',
    'Udsigten til fjeldene kan ikke beskrives, den skal ses.',
  ],
  lava: [
    'Mosset, stilheden og den lille blå dør: vi blev helt rolige.',
    'Varmt vand i lange baner og en stue, man ikke vil ud af.',
    'Enkelt og ægte, og stjernerne er lige ovenover.',
  ],
  faroe: [
    'Fårene kiggede ind ad vinduet, mens vi spiste morgenmad.',
    'Huset er lavt og lunt, og udsigten over havet skifter hele dagen.',
    'Vi sad på bænken ved den røde dør, så snart vejret tillod det.',
  ],
  log: [
    'Sauna, sne og så ind i varmen igen: det blev vores faste aften.',
    'Hytten dufter af træ, og dynerne er fantastiske.',
    'Nordlys to aftener i træk, set fra trappen i uldsokker.',
  ],
  ochre: [
    'Kakkelovnen holdt huset varmt hele natten.',
    'Smuk gammel villa, hvor man finder en ny krog hver dag.',
    'Vi kom i mørke og så det oplyste hus på lang afstand; sikke en velkomst.',
  ],
  tent: [
    'Rigtige senge, bål og stjerner: sådan vil vi gerne ligge i telt.',
    'Børnene taler stadig om lyskæderne og skumfiduserne.',
    'Brændeovnen holdt teltet varmt, selv om natten var kold.',
  ],
  tiny: [
    'Utroligt, hvor meget der kan være på så lidt plads.',
    'Sauna, sø, seng, og så forfra næste dag.',
    'Et lille hus, hvor man pludselig har god tid.',
  ],
}
