/**
 * The passwords that people choose most, from published rankings of leaked ones, with Danish favourites; only those of
 * six characters and more, since shorter ones are refused anyway.
 */
const common: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 012345 123123 123321 654321 987654321 87654321 0987654321
  111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999
  112233 11223344 121212 131313 123654 159753 147258 147258369 159357 789456 789456123 456789 102030 232323 696969
  123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qaz123 qazwsx qazwsxedc qwerty qwerty1 qwerty12 qwerty123 qwerty1234
  qwertyu qwertyui qwertyuiop qwertz qwe123 qweasd qweasdzxc q1w2e3r4 q1w2e3r4t5 asdfgh asdfghj asdfghjk asdfghjkl
  asd123 asdasd asdf1234 zxcvbn zxcvbnm zxc123 zaq12wsx aa123456 a123456 a1234567 a12345678 a123456789 abc123 abc1234
  abc12345 abcd1234 abcdef abcdefg abcdefgh abcabc aaaaaa aaaaaaaa password password1 password12 password123
  password1234 password! passw0rd p@ssw0rd p@ssword pass123 pass1234 mypassword adgangskode adgangskode1 adgangskode123
  kodeord kodeord1 kodeord123 hemmelig hemmeligt velkommen velkommen1 welcome welcome1 welcome123 letmein letmein1
  admin123 admin1234 administrator root123 toor123 test123 test1234 testtest tester guest123 login123 user123 changeme
  default secret secret123 temp1234 iloveyou iloveyou1 iloveu loveyou lovely loveme jegelskerdig elskerdig skat123
  princess prinsesse sunshine solskin summer sommer sommer1 sommer123 summer123 winter vinter vinter123 forår2024
  danmark danmark1 denmark kobenhavn københavn copenhagen aarhus brøndby brondby brondby1 fck1992 fckøbenhavn
  liverpool liverpool1 arsenal chelsea barcelona juventus realmadrid manchester football football1 fodbold fodbold1
  handbold soccer hockey baseball basketball monkey monkey123 dragon dragon123 master master123 shadow shadow1
  superman batman spiderman pokemon pokemon1 naruto starwars matrix1 killer hunter hunter2 ranger buster tigger tigger1
  michael michael1 michelle jennifer jessica charlie charlie1 daniel andrew joshua thomas martin martin1 mathias
  christian nicolas frederik rasmus anders jakob123 kasper mikkel caroline cecilie camilla amanda ashley nicole
  natasha freedom whatever nothing computer internet samsung samsung1 google google1 iphone apple123 windows
  flower blomst cookie cheese banana banan123 chocolate chokolade pepper ginger snoopy kitten hundehvalp morfar farmor
  mormor farfar godmorgen hejhej hejhej1 hejmeddig davdav hejsa123 mustang porsche ferrari mercedes corvette harley
  diamond silver golden purple orange yellow angel1 angels heaven jesus1 bailey jordan jordan23 maggie trustno1 fuckyou
  fuckyou1 asshole biteme donald trump2020 1234qwer 12qwaszx 12341234 123abc 123456a 123456q 1234abcd nordbo
  nordbo1 nordbo123`.split(/\s+/),
)

/** Is this one of the passwords that an attacker tries first? Capitals do not help. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
