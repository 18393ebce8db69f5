import { oneOf } from '../one-of';

const FIRST_NAME = String.raw`\p{Lu}[\p{Ll}’-]+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)?`;
const LAST_NAME = String.raw`(?: (?:von|van|de|di|da|del|della|der|le|la))?(?: \p{Lu}[\p{L}’-]+){1,2}`;
const PERSON = String.raw`(?:(?:Dr\.?|Prof\.?) )*${FIRST_NAME}${LAST_NAME}`;
const LIST = `(${PERSON}(?:(?:, | and | und | et | ed? |, and )${PERSON})*)`;
const FOUNDER = oneOf(
  '[Cc]o-?[Ff]ounders?|[Ff]ounders?',
  '[Mm]itgründer(?:in|innen|n)?|[Gg]ründer(?:in|innen|n|team|duo)?',
  '[Cc]ofondat(?:eurs?|rices?|ori?)|[Ff]ondat(?:eurs?|rices?|ori?)',
);
const PATTERNS = [
  `(?:[Ff]ounded|co-founded|[Ee]stablished|created|set up|started|launched)(?: in \\d{4})?(?: in \\p{Lu}\\p{L}+)? by (?:[a-z]+ )*?${LIST}`,
  `(?:[Gg]egründet|ins Leben gerufen)(?: wurde[^.]{0,30})? (?:von|durch) ${LIST}`,
  `(?:von|durch) ${LIST}[^.;,]{0,25} (?:mit)?gegründet`,
  `(?:[Ff]ondée?s?|[Cc]réée?s?|lancée?s?)(?: en \\d{4}| à \\p{Lu}\\p{L}+)* par ${LIST}`,
  `(?:[Ff]ondat[ao]|cofondat[ao]|[Cc]reat[ao])(?: nel \\d{4})? da ${LIST}`,
  `${FOUNDER}(?: and CEO| und CEO| et CEO| e CEO| et directeur| sind| are| ist| is| sono| sont|:|,)? ${LIST}`,
  `${LIST},? (?:the |die |der |la |le |il )?(?:CEO and |CEO und |CEO et )?${FOUNDER}`,
  `${LIST} (?:haben|hat|hatten|hatte)(?: [^.;:]{0,70})? (?:mit)?gegründet`,
  `${LIST} (?:ont|avaient|hanno)(?: [\\p{Ll}]+)? (?:fondé|créé|lancé|fondato|creato)`,
  `${LIST} (?:founded|co-founded|gründeten?|ont fondé|a fondé|hanno fondato|ha fondato)`,
].map((source) => new RegExp(source, 'gu'));
const OF = oneOf('of|von|der|des|du|de la|de l’|di|del|della');
const COMPANY = String.raw`[\p{L}’&.-]+(?:\s\p{Lu}[\p{L}’&.-]+)*`;
const OF_OTHERS = new RegExp(String.raw`^\s${OF}\s(?:the\s)?(${COMPANY})`, 'u');

export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly start: number;
}

/** People that the text calls founders. @param isOwn false for the "of" of a founder of something else */
export function foundersIn(text: string, isOwn: (of: string) => boolean): Person[] {
  const found = PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const list = match[1] ?? '';
      const after = text.slice(match.index + match[0].length);
      const of = OF_OTHERS.exec(after)?.[1];
      if (of !== undefined && !isOwn(of)) return [];
      return list.split(/, and |, | and | und | et | ed? /u).map((name) => personOf(name, match.index));
    }),
  );
  const named = found.filter((person) => person !== null);
  return named.filter(
    (person, index) =>
      named.findIndex(
        (other) => other.last_name === person.last_name && other.first_name === person.first_name,
      ) === index,
  );
}

const NOT_A_FIRST_NAME =
  'CEO|Die|Der|Das|The|La|Le|Il|Gründer|Founder|Start-up|Spin-off|Venture|Swiss|Sitz|ETH';
const NO_FIRST_NAME = new RegExp(String.raw`^${oneOf(NOT_A_FIRST_NAME)}(?!\p{L})`, 'u');

function personOf(raw: string, start: number): Person | null {
  const words = raw
    .replace(/^(?:(?:Dr|Prof)\.? )+/u, '')
    .trim()
    .split(/\s+/u);
  if (words.length < 2 || words.length > 5) return null;
  const [first, ...rest] = words;
  if (
    first === undefined ||
    NO_FIRST_NAME.test(raw) ||
    /\b(?:AG|SA|GmbH|Capital|Ventures|Fund|Partners)$/u.test(raw)
  )
    return null;
  return { first_name: first, last_name: rest.join(' '), start };
}
