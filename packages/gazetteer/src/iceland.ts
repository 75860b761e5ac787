import { placesOf } from './place.ts'

/** Towns that guests look for, the best known first. */
const towns = placesOf('town', 'IS', [
  [4, 'Reykjavík', 64.147, -21.943],
  [5, 'Akureyri', 65.688, -18.126],
  [6, 'Vík', 63.419, -19.006],
  [6, 'Húsavík', 66.045, -17.338],
])

const smallerTowns = placesOf('town', 'IS', [
  [6, 'Ísafjörður', 66.075, -23.127],
  [6, 'Egilsstaðir', 65.263, -14.394],
  [6, 'Höfn', 64.253, -15.208],
  [7, 'Keflavík', 64.003, -22.56],
  [7, 'Selfoss', 63.933, -20.997],
  [7, 'Borgarnes', 64.545, -21.91],
  [7, 'Stykkishólmur', 65.075, -22.726],
  [7, 'Ólafsvík', 64.894, -23.709],
  [7, 'Sauðárkrókur', 65.746, -19.641],
  [7, 'Blönduós', 65.66, -20.28],
  [7, 'Siglufjörður', 66.152, -18.908],
  [7, 'Seyðisfjörður', 65.26, -14.01],
  [7, 'Kirkjubæjarklaustur', 63.788, -18.058],
  [7, 'Patreksfjörður', 65.598, -23.988],
  [7, 'Hólmavík', 65.709, -21.663],
  [7, 'Raufarhöfn', 66.455, -15.945],
  [7, 'Djúpivogur', 64.656, -14.285],
  [7, 'Vopnafjörður', 65.756, -14.828],
  [7, 'Heimaey', 63.442, -20.27],
  [8, 'Grindavík', 63.838, -22.44],
  [8, 'Akranes', 64.321, -22.075],
  [8, 'Hveragerði', 64.0, -21.186],
  [8, 'Hella', 63.835, -20.4],
  [8, 'Hvolsvöllur', 63.753, -20.224],
  [8, 'Skógar', 63.529, -19.5],
  [8, 'Dalvík', 65.97, -18.53],
  [8, 'Þórshöfn', 66.202, -15.336],
  [8, 'Neskaupstaður', 65.151, -13.679],
  [8, 'Reyðarfjörður', 65.033, -14.215],
  [8, 'Grundarfjörður', 64.924, -23.263],
  [8, 'Hvammstangi', 65.397, -20.944],
  [8, 'Búðardalur', 65.109, -21.766],
  [8, 'Laugarvatn', 64.214, -20.732],
  [8, 'Reykjahlíð', 65.642, -16.91],
])

const quarters = placesOf('quarter', 'IS', [
  [11, 'Kópavogur', 64.108, -21.89],
  [11, 'Hafnarfjörður', 64.067, -21.955],
  [11, 'Garðabær', 64.089, -21.92],
  [11, 'Mosfellsbær', 64.167, -21.7],
  [12, 'Vesturbær', 64.146, -21.965],
  [12, 'Laugardalur', 64.141, -21.88],
])

const lands = placesOf('land', 'IS', [
  [6.5, 'Vestfjordene', 65.9, -22.6, 'Westfjords'],
  [6.5, 'Østfjordene', 65.0, -14.55, 'Eastfjords'],
  [6.5, 'Vatnajökull', 64.42, -16.8],
  [7, 'Snæfellsnes', 64.85, -23.2],
  [7, 'Reykjanes', 63.92, -22.25],
  [7, 'Langjökull', 64.7, -20.2],
  [7, 'Hofsjökull', 64.82, -18.8],
  [7, 'Mýrdalsjökull', 63.65, -19.1],
  [7.5, 'Melrakkaslétta', 66.4, -16.2],
  [7.5, 'Tröllaskagi', 65.85, -18.8],
  [8, 'Þórsmörk', 63.69, -19.5],
  [8, 'Landmannalaugar', 63.99, -19.06],
  [8, 'Þingvellir', 64.256, -21.13],
  [8, 'Askja', 65.03, -16.75],
  [8, 'Hornstrandir', 66.4, -22.4],
  [8, 'Langanes', 66.28, -15.091],
  [9, 'Gullfoss', 64.327, -20.12],
  [9, 'Geysir', 64.31, -20.302],
])

const islands = placesOf('island', 'IS', [
  [8, 'Grímsey', 66.545, -18.0],
  [8, 'Hrísey', 66.0, -18.39],
  [8.5, 'Surtsey', 63.303, -20.605],
  [9, 'Viðey', 64.165, -21.85],
  [9, 'Flatey', 65.374, -22.92],
])

const waters = placesOf('water', 'IS', [
  [6.5, 'Faxaflói', 64.4, -22.8, 'Faxa Bay'],
  [6.5, 'Breiðafjörður', 65.2, -23.2],
  [6.5, 'Húnaflói', 65.85, -20.85, 'Húna Bay'],
  [7.5, 'Eyjafjörður', 65.95, -18.25],
  [7.5, 'Skagafjörður', 65.95, -19.5],
  [7.5, 'Skjálfandi', 66.08, -17.55],
  [7.5, 'Öxarfjörður', 66.2, -16.75],
  [7.5, 'Ísafjarðardjúp', 66.07, -22.7],
  [8, 'Arnarfjörður', 65.75, -23.6],
  [8, 'Hvalfjörður', 64.375, -21.603],
  [8, 'Mývatn', 65.6, -17.0, 'Lake Mývatn'],
  [8, 'Þingvallavatn', 64.18, -21.15, 'Lake Thingvalla'],
])

export const iceland = { towns, others: [...smallerTowns, ...quarters, ...lands, ...islands, ...waters] }
