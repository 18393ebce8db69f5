import { oneOf } from './one-of';

interface Range {
  readonly start: number;
  readonly end: number;
}

const AGENCY = 'awp|sda|ats|sda-ats|keystone-sda|dpa|afp|apa|ansa|reuters|ap|cash|bloomberg';
/** Pattern of a news agency after the place of a report: 'Zürich (awp) – '. */
const AGENCY_AFTER = new RegExp(
  String.raw`^,?(?: \d{1,2}\.[^()]{0,20})? ?[(/](?:${AGENCY})(?:[-/ ]\p{L}+){0,2}[)/]`,
  'iu',
);
const DASH_AFTER = /^ ?[–—-]+ /u;
const SUPPORT = oneOf(
  'supported|backed|funded|financed|promoted|unterstützt|gefördert|finanziert',
  '(?:souten|financ|appuy|promu|encourag)\\p{L}{1,4}|(?:sosten|finanzi|promoss|incoraggi)\\p{L}{1,4}',
);
const PUBLIC = oneOf(
  'canton|city|state|town|kantons?|stadt|ville|état|cantone|città|comune|commune|gemeinde',
);
/** Pattern of a place that begins with such a word: 'Kanton Aargau'. */
const PUBLIC_FIRST = new RegExp(`^${PUBLIC} `, 'iu');
const SUPPORTED_BY = new RegExp(
  String.raw`(?<!\p{L})${SUPPORT} (?:by|von|vom|durch|par|dal?|dalla|dall[’'])(?: (?:the|der|dem|den|le|la|l[’']))? ?${PUBLIC}(?: (?:of|de|du|d[’']|di|del))? ?$`,
  'iu',
);
const BY_PUBLIC = new RegExp(String.raw`(?<!\p{L})(?:von|vom|durch)(?: (?:der|dem|den))? ${PUBLIC} $`, 'iu');
const SUPPORTED_AT_END = /^[^.;:,]{0,40} (?:unterstützt|gefördert|finanziert)(?!\p{L})/iu;

/** Returns true if a place begins a report, where agencies name their office: 'ZÜRICH – …', 'Bern (sda) – …'. */
export function isReportPlace(statement: string, { start, end }: Range): boolean {
  if (statement.slice(0, start).trim() !== '') return false;
  const after = statement.slice(end, end + 60);
  const place = statement.slice(start, end);
  return AGENCY_AFTER.test(after) || (DASH_AFTER.test(after) && place === place.toUpperCase());
}

/** Returns true if a place belongs to a canton or city that supports a company. */
export function isSupporter(statement: string, { start, end }: Range): boolean {
  const [word = ''] = PUBLIC_FIRST.exec(statement.slice(start, end)) ?? [];
  const before = statement.slice(Math.max(0, start - 80), start + word.length);
  return (
    SUPPORTED_BY.test(before) ||
    (BY_PUBLIC.test(before) && SUPPORTED_AT_END.test(statement.slice(end, end + 60)))
  );
}
