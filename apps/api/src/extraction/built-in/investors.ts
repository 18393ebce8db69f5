import { oneOf } from '../one-of';
import { cleanName, NAME } from './name-grammar';
import { isPlace } from './places';

const ARTICLE = 'the |der |die |dem |den |vom |des |du |la |le |l’|il |lo ';
const ORIGIN = 'fonds |britische[nr]? |Boston-based |[a-z]+-based ';
const OPENING = `(?:${oneOf(ARTICLE, ORIGIN)}*)`;
const GROUP_OF = String.raw`(?:fonds|fondo|fund|société|groupe|gruppo) \p{Ll}+ `;
const GERMAN_GROUP = String.raw`\p{Lu}\p{Ll}+er (?:Fonds|Investor|Konzern|Gruppe) |Staatsfonds `;
const INVESTOR_NAME = String.raw`\p{Lu}\p{L}*\p{Lu}|\p{Lu}\p{L}+ (?:Holding|Capital|Ventures|Group|Invest)`;
const DEMONYM = String.raw`\p{Lu}\p{Ll}+er (?=${INVESTOR_NAME})|\p{Ll}+ische[nrs]? `;
const BANK = String.raw`Banque cantonale (?:de )?[\p{L}]+`;
const ENTITY = `${OPENING}${oneOf(GROUP_OF, GERMAN_GROUP, DEMONYM)}*${oneOf(BANK, NAME)}`;
const COMMA = ', (?:unter anderem über |as well as |sowie )?(?:de la |d[eu]s? )?';
const AND_OF = ' et d(?:e la|es|u|e) | und (?:vom|von der) ';
const AND = ' and | und | et | e | ed | sowie | with | mit | via | as well as |, and ';
const JOIN = oneOf(COMMA, AND_OF, AND);
const LIST = `(${ENTITY}(?:${JOIN}${ENTITY})*)`;
const PATTERNS = [
  `(?:led|co-led|headed|backed|supported|financed|funded|joined) by (?:[\\p{Ll}’ -]+?, |among others,? |investors (?:including|such as) )?${LIST}`,
  `(?:investors?|backers?|participants?) (?:include|including|such as|are|were|like|from) ${LIST}`,
  `(?:with participation (?:from|of)|participation (?:from|of|by)|by, among others,|including) ${LIST}`,
  `with ${LIST} participating`,
  `(?:[Ii]nvestors|[Bb]ackers|[Gg]eldgebern?|[Ii]nvestoren|[Ii]nvestisseurs|[Ii]nvestitori),? (?:including|among them|gehören|zählen|sind|figurent|figurano|sont|sono)(?: auch| unter anderem| notamment)? ${LIST}`,
  `with ${LIST} among the (?:backers|investors)`,
  `[Ll]ead[- ][Ii]nvestor(?:in|en)?(?: is| was| war| ist|:)? ${LIST}`,
  `${LIST}(?:, [^.;,]{0,60},)? (?:also )?(?:(?:led|leads)(?= (?:the|a|this|its)[^.;,]{0,40}(?:round|financing|investment|series|group))|is lead investor|was lead investor|invests|invested|investiert|investierte|investit|a investi|investe|becomes a shareholder|coming aboard|steigt ein|beteiligt sich|participated|joined the round|took part|also took part|supports|se sont engagés|a participé|ont participé|partecipa|partecipano|beteiligten sich|beteiligt sich)(?![\\p{L}])`,
  `(?:raise[sd]?|raising|secured|received|obtained|got) [^.;]{0,60}? from (?:[\\p{Ll}-]+ ){0,3}${LIST}`,
  `(?:kommt|kommen|stammt|stammen|erhielt[^.;]{0,50}|erhält[^.;]{0,50}) von(?: der| dem| den)? ${LIST}`,
  `(?:business angels|angels) from ${LIST}`,
  `[Aa]ngeführt (?:wird|wurde|worden)?(?: die (?:Runde|Gruppe|Finanzierungsrunde))? ?(?:von|durch) ${LIST}`,
  `(?:angeführt|geleitet|getragen|unterstützt) (?:wurde[^.]{0,30} )?(?:von|durch) ${LIST}`,
  `(?:von|durch) ${LIST} (?:angeführt|geleitet|unterstützt)`,
  `weiter dabei sind ${LIST}`,
  `(?:dazu kommen|beteiligt haben sich|beteiligten sich|Investoren (?:wie|sind|waren)|darunter) (?:auch )?${LIST}`,
  `(?:menée?|conduite?|dirigée?|emmenée?|soutenue?) par ${LIST}`,
  `sous la (?:conduite|houlette|direction) (?:de |du |des )${LIST}`,
  `(?:auprès d[eu]s?|avec la participation d[eu]s?|investisseurs (?:comme|tels que|dont)|notamment|parmi lesquels) ${LIST}`,
  `(?:guidat[oa]|sostenut[oa]|finanziat[oa]) da(?:l|lla|i)? ?${LIST}`,
  `(?:con la partecipazione d[ie]l?l?a?|tra gli investitori|investitori come) ${LIST}`,
].map((source) => new RegExp(source, 'gu'));
const NOT = "n[’']aurait pas|n[’']a pas|did not|didn[’']t|nicht|non ha|seek|sucht|cherche";
const NEGATED = new RegExp(`${oneOf(NOT)}[^.;]{0,30}$`, 'u');

export interface Investor {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The investors that a text names; `isOther` is true for names that are no investor (the company itself). */
export function investorsIn(text: string, isOther: (name: string) => boolean): Investor[] {
  const found = PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      if (NEGATED.test(text.slice(Math.max(0, match.index - 40), match.index))) return [];
      const [start, end] = [match.index, match.index + match[0].length];
      return (match[1] ?? '').split(new RegExp(JOIN, 'u')).map((raw) => ({ name: nameOf(raw), start, end }));
    }),
  );
  const named = found.filter(
    ({ name }) => name.length > 1 && !isPlace(name) && !isOther(name) && !NOT_AN_INVESTOR.test(name),
  );
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}

/** Names whose first word is a place or a noun for the rest: kept whole. */
const INSTITUTION = 'Kantonalbank|Bank|Stiftung|Versicherung';
const FIRM = 'Invest|Ventures|Capital|Partners|Fund|Fonds|Holding';
const WHOLE = new RegExp(`${oneOf(INSTITUTION, FIRM)}$`, 'u');
const BARE_NOUN = 'Foundation|Stiftung|Fondation|Bank|Banque|Fonds|Investoren|Investors|Business Angels?';
const NO_INVESTOR_WORD =
  'CEO|Series|Swiss|Schweizer|Venture Kick|Innosuisse|ETH|EPFL|MassChallenge|' + 'January|Januar|USD|CHF|EUR';
const NOT_AN_INVESTOR = new RegExp(String.raw`^${oneOf(BARE_NOUN)}$|^${oneOf(NO_INVESTOR_WORD)}\b`, 'u');
const LEADING_WORD = String.raw`\p{Ll}[\p{L}-]*|[\p{Lu}]\p{Ll}+-based`;
const LEADING = new RegExp(
  String.raw`^(?:the|der|die|dem|den|vom|des|du|la|le|l’|il|lo|fonds|Staatsfonds|${LEADING_WORD})\s+`,
  'gu',
);
function nameOf(raw: string): string {
  const bare = raw.replace(LEADING, '');
  if (WHOLE.test(bare) && !/-based |^fonds |\p{Lu}\p{Ll}+er Fonds /u.test(bare))
    return bare.replace(/^The\s+/u, '');
  if (bare.startsWith('Banque cantonale')) return bare;
  return cleanName(
    bare
      .replace(/^The\s+/u, '')
      .replace(/^(?:fonds|\p{Ll}[\p{L}-]*|[\p{Lu}]\p{Ll}+-based|Staatsfonds)\s+/gu, ''),
  );
}
