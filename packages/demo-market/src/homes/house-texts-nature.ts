import type { HouseText } from './house.ts'

/** Red timber cabin. */
export const cabin: HouseText = {
  usual: 'summerhouse',
  has: ['woodStove', 'terrace', 'garden', 'freeParking', 'firePit'],
  titles: [
    'Rødt træhus {spot}',
    'Rød hytte med hvide vinduer {spot}',
    'Den røde hytte {spot}',
    'Rødmalet idyl {spot}',
    'Rødt hus mellem birke {spot}',
    'Hytteliv og brændeovn {spot}',
    'Rødt og hvidt, stille og roligt {spot}',
    'Familiens røde hus {spot}',
  ],
  openings: [
    'Et rødt træhus med hvide vinduer i en lysning mellem birke og graner.',
    'Huset er malet i falurødt, som det altid har været, og terrassen ligger i sol fra middag.',
    'Her er der så stille, at børnene går og hvisker de første ti minutter.',
    'Bærbuskene bag huset må I plukke af, og stien ud i naturen begynder ved brændeskuret.',
    'Min farfar byggede huset i {year 1938-1964}, og vi har kun ændret det, der skulle til.',
    'Der er ingen naboer at se herfra, kun en sti, en postkasse og en ræv, der kommer forbi ved femtiden.',
    'En hytte til gummistøvler og romaner, malet rød, så man kan finde hjem i sneen.',
    'Morgendis, kaffe på trappen og en hel dag uden planer: det er det, hytten kan.',
  ],
  inside: [
    'Stuen er lys med brændeovn og høje vinduer, og der er {rooms} med gode dyner.',
    'Indenfor er der {rooms}, et enkelt køkken og plads til {guests} om bordet.',
    'Soveværelset er i varme lerfarver med udsigt til træerne, og der er {rooms} i alt.',
    'Bålpladsen, brændet og stjernerne er med i prisen; {rooms} venter bagefter.',
    'Her er {rooms}, brætspil i skabet og et bad, der er nyere end resten.',
  ],
}

/** Yellow timber house with tiled roof. */
export const yellow: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'terrace', 'garden', 'freeParking'],
  titles: [
    'Gult træhus med rødt tegltag {spot}',
    'Det gule hus {spot}',
    'Solgult hus og gyldne birke {spot}',
    'Gult hus med have {spot}',
    'Gult hus fra gamle dage {spot}',
  ],
  openings: [
    'Et solgult træhus med rødt tegltag, æbletræer og en have, der går i ét med naturen.',
    'Først boede skolelæreren her, så postmesteren og nu os, og alle har holdt af den samme bænk.',
    'Om efteråret er birkene lige så gule som huset, og det er nok den bedste tid at komme.',
    'Her er plads omkring huset, læ på terrassen og lys i alle vinduer.',
  ],
  inside: [
    'Køkkenet er klædt i træ med langbord og bjælkeloft, og der er {rooms} ovenpå.',
    'Brændeovnen trækker godt, {rooms} er lune, og køkkenbordet har plads til {guests}.',
    'Der er {rooms}, plankevægge og en køkkenbænk, ingen rejser sig fra.',
  ],
}

/** A-frame in the snow. */
export const aframe: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'terrace', 'freeParking', 'skiStorage', 'mountainView'],
  titles: [
    'A-hytte med glasgavl {spot}',
    'Spids hytte i sneen {spot}',
    'A-hytte med brændeovn {spot}',
    'Vinterhytte under stjernerne {spot}',
    'Lun A-hytte mellem graner {spot}',
    'Glas fra gulv til kip {spot}',
    'Sneklædt A-hytte {spot}',
    'Hytten med den store gavl {spot}',
  ],
  openings: [
    'En A-hytte, hvor hele gavlen er glas, og granerne står som naboer.',
    'Taget går helt til jorden, sneen bliver liggende, og indenfor er der lunt som i et hi.',
    'Hytten ligger for sig selv for enden af vejen, og sporene starter lige udenfor.',
    'I den blå time lyser gavlen op, og det er svært ikke at tage endnu et billede.',
    'Vi byggede hytten til lange vintre, men sommeren med lyse nætter er mindst lige så god.',
    'Om aftenen er hytten et stort, varmt lys i mørket, og man ser hvert snefnug lande.',
    'Byggesættet var norsk, tålmodigheden vores, og udsigten fulgte med grunden.',
    'Her tørrer vanterne ved ovnen, mens sneen falder på den anden side af glasset.',
  ],
  inside: [
    'Stuen er klædt i træ med brændeovn og rødt tæppe, og der er {rooms} med tykke dyner.',
    'Der er {rooms}, tørreskab i entreen og et bord til {guests} med udsigt til sneen.',
    'Saunaen er varm på fyrre minutter, og {rooms} ligger under skråvæggene.',
    'Hemsen er børnenes, {rooms} er lune, og brændet er kløvet på forhånd.',
    'Skiene står i skirummet, støvlerne varmes natten over, og {rooms} venter ovenpå.',
  ],
}

/** Turf-roofed cabin by a fjord. */
export const fjord: HouseText = {
  usual: 'summerhouse',
  has: ['woodStove', 'terrace', 'freeParking', 'mountainView'],
  titles: [
    'Hytte med græstag {spot}',
    'Græstagshytte med fjeldudsigt {spot}',
    'Træhytte med bogreol og bålkaffe {spot}',
    'Lille hytte, stor udsigt {spot}',
    'Græs på taget og fjeld for enden {spot}',
    'Hytte med terrasse mod fjeldet {spot}',
    'Stille hytte med grønt tag {spot}',
  ],
  openings: [
    'En hytte i mørkt træ med græs og blomster på taget og fjeldet lige bag.',
    'Fra terrassen er der vand nedenfor, fjeld ovenfor og ingen andre lyde end vinden.',
    'Græstaget er tækket om efter gammel skik, og fårene kigger forbi en gang om dagen.',
    'Lyset skifter hvert kvarter her, og man når ikke andet end at se på det den første dag.',
    'Hytten blev bygget af drivtømmer og stædighed, og den har stået imod alle vintre siden.',
    'Døren er rød, taget er grønt, og alt andet er fjeld, himmel og vejr.',
    'Man kommer for vandreturene og bliver siddende på terrassen med et tæppe om benene.',
    'Spis morgenmad ude, også når det er koldt: udsigten er hele pointen.',
  ],
  inside: [
    'Stuen har bjælkeloft, brændeovn og lænestol ved vinduet, og der er {rooms}.',
    'Der er {rooms}, uldplaider, kort over stierne og plads til {guests} ved bordet.',
    'Farverne er sand og skovgrøn, {rooms} er enkle, og bogreolen er fyldt.',
    'Efter turen er der varmt bad, sauna og {rooms} med udsyn til fjeldet.',
    'Vi har holdt det enkelt: {rooms}, et godt køkken og en terrasse med langbord.',
  ],
}
