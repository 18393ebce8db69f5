/**
 * Common passwords that the dictionary lacks: with capitals, in other languages, or with years. Only digests are
 * compared, so the exact spelling matters.
 */
const COMMON_PASSWORDS = `
  1234 12345 123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321
  11111111 111111111 00000000 000000000 88888888 99999999 12341234 11223344 1122334455 112233445566 123123123
  123321123 147258369 159357456 789456123 741852963 12344321 123454321 102030405060 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 qazwsxedc qwertyui qwertyuiop qwerty123
  qwerty1234 qwerty12 qwertz123 qwertzui qwertzuiop azerty123 azertyuiop asdfghjk asdfghjkl asdf1234 asdfasdf asdfqwer
  zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abc123456 abcdefgh abcdefghi abcdef123 a1b2c3d4 a12345678 aa123456 aaaaaaaa
  password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword p4ssw0rd
  Password Password1 Password12 Password123 Password1234 Password! Password1! Passw0rd Passw0rd! P@ssw0rd P@ssw0rd1
  P@ssword P@ssword1 P@55w0rd Pa55word Pa$$word Pa$$w0rd passwort passwort1 passwort123 Passwort Passwort1 Passwort123
  Passwort1! motdepasse motdepasse1 Motdepasse1 contraseña kennwort kennwort1 hallo123 hallo1234 schatz123 geheim123
  soleil123 bonjour1 bonjour123 doudou123 ciao1234 welcome1 welcome12 welcome123 Welcome1 Welcome12 Welcome123 Welcome1!
  willkommen Willkommen1 bienvenue admin123 admin1234 admin12345 Admin123 Admin1234 Admin123! administrator
  Administrator1 root1234 rootroot toor1234 letmein1 letmein123 Letmein1 changeme changeme1 changeme123 Changeme1
  Changeme123 ChangeMe123! secret123 secret1234 topsecret test1234 test12345 testtest Test1234 Test1234! testing123
  guest123 user1234 demo1234 default1 master123 superman superman1 batman123 spiderman starwars starwars1 pokemon1
  pokemon123 football football1 baseball baseball1 basketball princess princess1 sunshine sunshine1 iloveyou iloveyou1
  iloveyou2 loveyou123 trustno1 whatever whatever1 dragon123 monkey123 shadow123 michael1 jennifer jordan23 charlie1
  computer computer1 internet internet1 samsung1 samsung123 google123 facebook1 linkedin1 corvette mustang1 maverick
  midnight midnight1 butterfly chocolate chocolate1 blink182 metallica slipknot liverpool liverpool1 arsenal1 chelsea1
  barcelona realmadrid juventus rosebud1 babygirl babygirl1 lovely123 qweasdzxc qweasd123 1password 1passw0rd
  summer2023 summer2024 summer2025 Summer2023 Summer2024 Summer2025 winter2023 winter2024 winter2025 Winter2023
  Winter2024 Winter2025 spring2024 spring2025 Spring2024 Spring2025 autumn2024 autumn2025 Autumn2024 Autumn2025
  sommer2024 sommer2025 Sommer2024 Sommer2025 schweiz1 schweiz123 Schweiz123 suisse123 svizzera1 switzerland
  Switzerland1 zurich123 Zuerich123 geneve123 lausanne1 startup123 Startup123 innosuisse
`;

/** Returns the common passwords as a list. */
export const ownCommonPasswords = (): string[] => COMMON_PASSWORDS.trim().split(/\s+/);
