/** A script that Inter lacks, with the typeface of the languages that are written in it. */
export interface OwnScript {
  direction: 'ltr' | 'rtl'
  /** The font files, as modules. */
  fonts: Record<'regular' | 'strong', string>
  /** The distance of lines, in sizes of the letters. */
  leading: number
  /** Does the typeface have this sign, and set it better than Inter? */
  has(sign: string): boolean
}

/** The ideographs of GB 2312, which every simplified Chinese typeface has. */
const readIdeographs = (): Set<string> => {
  const pairs: number[] = []
  for (let row = 0xb0; row <= 0xf7; row++) for (let cell = 0xa1; cell <= 0xfe; cell++) pairs.push(row, cell)
  return new Set(new TextDecoder('gb18030').decode(new Uint8Array(pairs)).replaceAll(/\P{Script=Han}/gu, ''))
}
let ideographs: Set<string> | undefined

const xiaoWei = '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'

const chinese: OwnScript = {
  direction: 'ltr',
  // It has one weight.
  fonts: { regular: xiaoWei, strong: xiaoWei },
  leading: 1.4,
  has: (sign) => {
    ideographs ??= readIdeographs()
    return ideographs.has(sign) || /[、。《》：；，？！（）]/.test(sign)
  },
}

const plex = '@expo-google-fonts/ibm-plex-sans-arabic'

const arabic: OwnScript = {
  direction: 'rtl',
  fonts: {
    regular: `${plex}/400Regular/IBMPlexSansArabic_400Regular.ttf`,
    strong: `${plex}/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf`,
  },
  leading: 1.6,
  // The letters, marks and digits of Arabic, and the further letters of Persian.
  has: (sign) => /[،؛؟\u0620-\u0652\u0660-\u066d\u067e\u0686\u0698\u06a4\u06a9\u06af\u06cc]/.test(sign),
}

/** The script of a language, by its tag; undefined for those in Latin letters. */
export const ownScriptOf = (tag: string): OwnScript | undefined => ({ zh: chinese, ar: arabic })[tag.slice(0, 2)]
