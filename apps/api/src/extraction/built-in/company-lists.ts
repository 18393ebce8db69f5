import { oneOf } from '../one-of';
import { cleanName, NAME } from './name-grammar';
import { isPlace, placesIn } from './places';
import type { Sentence } from './sentences';

/** Nouns and verbs of sentences that list young companies. */
const YOUNG_OR_NUMBER =
  '(?:young|drei|vier|fünf|sechs|sieben|zehn|jeunes|giovani|nove|cinq|trois|quatre|neuf|dix|' +
  'three|four|five|six|seven|nine|ten)';
const COMPANIES = '(?:firm|compan|unternehmen|sociét|entreprise|pousses|aziend|impres)';
const WINNERS =
  String.raw`winners?\b|finalists?\b|preisträger|gewinner|sieger|finalist|lauréat|gagnant|` +
  'primée?s|récompensée?s|distinguée?s|vincitori|premiat[aei]|finalist[aei]';
const PROJECTS = 'levées?|levé|founders?|projekte|projects|projets|progetti';
const GO_TO = 'gehen an|vont à|go to|goes to|vanno a';
const ROUNDS = 'funding rounds?|finanzierungsrunden|montants|compan(?:y|ies)|sociétés|entreprises|firmen';
const ABOUT = new RegExp(
  [
    'start-?ups?|spin-?offs?|jungunternehmen|jungfirm',
    `${YOUNG_OR_NUMBER} ${COMPANIES}`,
    WINNERS,
    PROJECTS,
    GO_TO,
    ROUNDS,
  ].join('|'),
  'iu',
);
/** What opens a list. */
const SUCH_AS = {
  en: 'such as|including|include[sd]?|among them|like',
  de: 'darunter|zählen|gehören|namentlich|sind|wie|gehen an|an',
  fr: 'parmi (?:elles|eux|lesquelles)|notamment|dont|comme|tels que|citons',
  it: 'tra cui|come|tra queste|sono',
  go: 'go to|to',
};
const OPENS = new RegExp(String.raw`: |\b${oneOf(...Object.values(SUCH_AS))}[,:]? `, 'gu');
const SEPARATOR = /, (?:and |und |et |e |sowie )?|; | and | und | et | ed? | sowie | ainsi que /u;
const PARENTHESIS = /\s?\([^()]*\)/gu;
const ARTICLE = "(?:the|die|das|der|la|le|les|il|lo|l[’'])";
const COMPANY_NOUN = '(?:start-?up|spin-?off|jeune pousse|firma|société|azienda|company)';
const OPENING_WORDS = new RegExp(String.raw`^(?:[«"“„]|${ARTICLE}\s|${COMPANY_NOUN}\s)+`, 'iu');
const NAME_ALONE = new RegExp(`^(${NAME})[»"”]?$`, 'u');
const NAME_FIRST = new RegExp(
  `^(${NAME})[»"”]?(?:\\s(?:aus|in|from|of|de|du|di|à|a|d[’'])\\s?(\\p{Lu}[\\p{L}.'’ -]+))?$`,
  'u',
);
/** Several words, inner capitals, digits: no common noun. */
const PLAINLY_A_NAME = /\p{Ll}\p{Lu}|\p{Lu}{2}|\d|\.\p{Ll}|\p{L}\s\p{Lu}/u;

/** How most German nouns end, above all their plurals. */
const GERMAN_NOUN = /^.{1,4}$|(?:ung|heit|keit|schaft|ion|tät|nis|[aeio]n|er|e|s|l)$/u;

/**
 * Names in lists of young companies: 'three winners: X, Y (Basel) and Z, from Bern'. A list counts with at least two
 * names; in German, whose nouns are all capitalised, half of them need a place, a note in brackets or a name's look.
 */
export function listedIn(sentences: readonly Sentence[], lang: string | null): string[] {
  return sentences.flatMap((sentence, order) => {
    const { text } = sentence;
    const before = sentences[order - 1]?.text ?? '';
    if (!ABOUT.test(text) && !ABOUT.test(before)) return [];
    for (const opener of text.matchAll(OPENS)) {
      const names = namesOfList(text.slice(opener.index + opener[0].length), lang);
      if (names.length > 0) return names;
    }
    return [];
  });
}

function namesOfList(list: string, lang: string | null): string[] {
  const noted = new Set<string>();
  const bare = list.replace(/[.!?]\s*$/u, '').replace(PARENTHESIS, (note, at: number) => {
    noted.add(list.slice(Math.max(0, at - 4), at));
    return '';
  });
  const items = bare.split(SEPARATOR).map((item) => item.trim().replace(OPENING_WORDS, ''));
  const found: { name: string; sure: boolean }[] = [];
  for (const item of items) {
    const match = NAME_ALONE.exec(item) ?? NAME_FIRST.exec(item);
    const name = cleanName(match?.[1] ?? '');
    const isPlaceItem = /^(?:aus|in|from|of|de|du|di|à|a|d[’'])\s?/iu.test(item) && placesIn(item).length > 0;
    if (isPlaceItem) continue;
    if (name === '' || isPlace(name)) break;
    found.push({
      name,
      sure:
        PLAINLY_A_NAME.test(name) ||
        !GERMAN_NOUN.test(name) ||
        noted.has(name.slice(-4)) ||
        match?.[2] !== undefined,
    });
  }
  const sure = found.filter((item) => item.sure).length;
  if (found.length < 2 || (lang === 'de' && sure * 2 < found.length)) return [];
  return found.map(({ name }) => name);
}
