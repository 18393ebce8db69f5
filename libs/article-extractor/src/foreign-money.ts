import { foldCompanyName, foldText } from '@vaglio/startups-domain';
import { oneOf } from './one-of';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Number of characters that are examined before and after an amount. */
const LOOKED_AT = 110;
const word = (...parts: readonly string[]) => String.raw`(?<!\p{L})${oneOf(...parts)}(?!\p{L})`;

/** Money that an investor manages or a fund has: 'which manages CHF 400 million', 'a CHF 100 million fund'. */
const MANAGED_BEFORE = new RegExp(
  String.raw`${word(
    'manages|managing|managed|oversees|administers|verwalte(?:t|n|te|ten|nde[nr]?)|gère(?:nt)?|gérant|gestisce|gestiscono',
    'assets(?: under management)?|AuM|vermögen|actifs|patrimonio|(?:fund|fonds)(?: size)?(?: of| von| mit| de| da)|fondo d[ai]',
  )}[^.;,]{0,30}$`,
  'iu',
);
const MANAGED_AFTER = new RegExp(
  String.raw`^[\s-](?:(?:venture|growth|seed|early-stage|new) )?${oneOf(
    "under management|in assets|of assets|AuM|unter verwaltung|verwalte[tn]|an vermögen|d[’']actifs|sous gestion|in gestione",
    'funds?|schwere[rn]? fonds',
  )}(?!\p{L})`,
  'iu',
);
/** A value or a loan before or after an amount. */
const VALUED = 'bewertet|valued|valorisée?s?|valutat[aeio]';
const VALUED_AFTER = new RegExp(String.raw`^(?: (?:wird|wurde|is|was))? (?:${VALUED})(?!\p{L})`, 'iu');
const LENT_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?<!wandel|wandel-|convertible )${oneOf(
    'darlehen|kredit|bankkredit|überbrückungskredit|loans?|prêt|crédit|prestito|mutuo|bürgschaft',
  )}(?!\p{L})(?! convert)[^.;,\d]{0,50}$`,
  'iu',
);
const ROUND = /runde|round|tour de|levée|raised|series|serie|kapital(?!bank)/iu;
/** Pattern of money that a company pays back. In German, the verb follows the amount. */
const BACK_BEFORE = new RegExp(
  word(
    'repa(?:ys?|id|ying)|return(?:s|ed)|refund(?:s|ed)|rückzahlung|tilgung|tilgt|rembours\\p{L}+|rimbors\\p{L}+|restitu\\p{L}+',
  ),
  'iu',
);
const BACK_AFTER = /^[^.;:,]{0,50} (?:zurückgezahlt|zurückbezahlt|zurückerstattet|getilgt)(?!\p{L})/iu;
/** Verbs for help that others receive: 'has helped its clients raise CHF 200 million'. */
const HELPS = new RegExp(
  String.raw`${word(
    'help(?:s|ed|ing)?|enabl(?:es|ed|ing)|allow(?:s|ed|ing)?|lets',
    'hilft|half|helfen|verhalf|verhilft|geholfen|ermöglicht',
    'aid(?:e|ent|é)|perme(?:t|ttent)|permis|aiuta(?:no|to)?|permess[oa]|consente',
  )}(?<between>[^.;]{0,70})$`,
  'iu',
);
const CLIENTS = oneOf(
  '(?:clients|customers|users|members|companies|startups|partners|alumni|projects|campaigns)',
  '(?:kunden|kundinnen|nutzer|mitglieder|firmen|unternehmen|startups|projekte|kampagnen)',
  '(?:clients|utilisateurs|membres|entreprises|projets|clienti|utenti|membri|aziende|progetti)',
);
const OF_CLIENTS = new RegExp(
  String.raw`(?<!\p{L})(?:its|their|whose|seine|ihre|deren|dessen|ses|leurs|i suoi|les) (?:\p{Ll}{1,15} )?${CLIENTS} (?:\p{Ll}{1,12} ){0,3}$`,
  'iu',
);
const SPENDS = oneOf(
  'invests|invested|spends|spent|pays|paid|donates|donated|lends|lent|loses|lost|saves|saved|owes|contributes|contributed',
  'investiert|investierte|zahlt|zahlte|bezahlt|spendet|spendete|steckt|steckte|verlor|verliert|spart|sparte|schuldet',
  'investit|a investi|dépense|a dépensé|verse|a versé|paie|a payé|perd|a perdu|économise|doit',
  'investe|ha investito|spende|ha speso|paga|ha pagato|perde|ha perso|deve|versa|ha versato',
);
const ABOUT = oneOf(
  'over|more than|around|about|nearly|almost|up to|another|the|rund|über|fast|knapp|mehr als|weitere|die|bis zu|noch',
  'près de|plus de|environ|encore|les|oltre|circa|quasi|più di|altri|i',
);
const FORM = '(?: (?:AG|SA|GmbH|Sàrl|Sagl|Ltd|Inc|SE))?\\.?';
const SPENDS_DIRECTLY = new RegExp(
  String.raw`^${FORM}(?: (?:has|have|had|will|now|also|already|auch|jetzt|nun))? ${SPENDS}(?: ${ABOUT})* $`,
  'iu',
);
/** Pattern of a German perfect tense: 'hat 3 Mio. Franken in eine Fabrik investiert'. */
const HAS_DIRECTLY = new RegExp(String.raw`^${FORM} (?:hat|haben|hatte|will|wird)(?: ${ABOUT})* $`, 'iu');
const SPENT = oneOf(
  'investiert|investieren|ausgegeben|ausgeben|bezahlt|bezahlen|zahlen|gespendet|spenden|gesteckt|verloren|gespart|überwiesen',
);
const RECEIVES = 'erhalten|eingesammelt|aufgenommen|gesammelt|bekommen|gesichert|und';
const SPENT_AT_END = new RegExp(
  String.raw`^(?![^.;:,]{0,60}(?<!\p{L})(?:${RECEIVES})(?!\p{L}))[^.;:,]{0,60} ${SPENT}(?!\p{L})`,
  'iu',
);
/** Prepositions that make a name the object: 'in die Nubilo AG investiert X 3 Mio.'. */
const INTO = new RegExp(
  String.raw`(?<!\p{L})${oneOf(
    '(?:in|bei|an|für|mit|to|into|for|with|by|von|dans|chez|à|pour|de|a|da)(?: (?:der|die|das|den|dem|the|la|le|il|lo))?(?: \\p{L}{1,25}){0,2}',
  )} $`,
  'iu',
);
/** Several payments of the same size, whose number is part of the sum: 'zwei Tranchen von je 1,5 Mio.'. */
const EACH = /(?<!\p{L})(?:je|jeweils|each|chacune?|ciascun[oa]?)\s$/iu;
const EACH_AFTER = /^,? (?:each|apiece|chacune?|ciascun[oa]|l[’']une?|pro (?:tranche|rate))(?!\p{L})/iu;
const PARTS = new RegExp(
  word('tranch\\p{L}+|raten?|etappen?|instal?ments|rounds|runden|rates?|tappe|times|mal|fois|volte'),
  'iu',
);
/** Several companies that share one amount: 'together, A and B have raised'. Other uses state a total. */
const TOGETHER = new RegExp(
  word(
    'together(?! with)|jointly|between them|gemeinsam(?! mit)|zusammen(?! mit)|ensemble(?! avec)|conjointement',
    'insieme(?! a| con)|congiuntamente|à (?:eux|elles) deux',
  ),
  'iu',
);
const WE_HAVE = new RegExp(
  word(
    'have|haben|hatten|erhielten|erhalten|bekamen|bekommen|sammeln|sammelten|ont|avaient|hanno|avevano',
    '(?:and|und|et|e) (?:(?:the|die|la|le) )?\\p{Lu}[\\p{L}\\p{N}-]{1,40}(?: (?:AG|SA|GmbH|Sàrl|Sagl|Ltd|Inc))?',
  ),
  'u',
);
/** Words that make an amount a possibility or a rumour. */
const UNREAL = new RegExp(
  word(
    'hätten?|wären?|würden?|könnten?|dürften?|would(?! (?:now|then) )|aurai(?:t|ent)|pourrai(?:t|ent)|avrebbe(?:ro)?|potrebbe(?:ro)?',
    'gerüchten zufolge|dem vernehmen nach|reportedly|apparently|selon des rumeurs|secondo indiscrezioni',
  ),
  'iu',
);

/** Returns true if an amount in a statement is not money that any company received, or received once. */
export function isOtherMoney(statement: string, { start, end }: Range): boolean {
  const before = statement.slice(Math.max(0, start - LOOKED_AT), start);
  const after = statement.slice(end, end + LOOKED_AT);
  return (
    MANAGED_BEFORE.test(before) ||
    MANAGED_AFTER.test(after) ||
    VALUED_AFTER.test(after) ||
    ((EACH.test(before) || EACH_AFTER.test(after)) && PARTS.test(before + after)) ||
    BACK_BEFORE.test(before) ||
    BACK_AFTER.test(after) ||
    UNREAL.test(before) ||
    (TOGETHER.test(before) && WE_HAVE.test(before)) ||
    OF_CLIENTS.test(before)
  );
}

/** Returns true if an amount before a round is a loan. A convertible loan counts as a round. */
export function isLent(statement: string, { start }: Range): boolean {
  const before = statement.slice(Math.max(0, start - LOOKED_AT), start);
  return LENT_BEFORE.test(before) && !ROUND.test(before);
}

/** Returns true if a company spends or lends an amount, or helps others to raise it. */
export function isGivenAway(statement: string, { start, end }: Range, company: string): boolean {
  const before = statement.slice(Math.max(0, start - LOOKED_AT), start);
  const after = statement.slice(end, end + LOOKED_AT);
  const name = foldCompanyName(company);
  const helped = HELPS.exec(before)?.groups?.['between'];
  if (helped !== undefined && name !== '' && !foldText(helped).includes(name)) return true;
  const at = lastNamed(before, name);
  if (at === null || INTO.test(before.slice(0, at.start))) return false;
  const between = before.slice(at.end);
  return SPENDS_DIRECTLY.test(between) || (HAS_DIRECTLY.test(between) && SPENT_AT_END.test(after));
}

/** Returns the last mention of a folded name in a text. */
function lastNamed(text: string, name: string): Range | null {
  if (name === '') return null;
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const parts = name.split(' ');
  for (let first = words.length - parts.length; first >= 0; first -= 1) {
    if (!parts.every((part, offset) => foldText(words[first + offset]?.[0] ?? '') === part)) continue;
    const last = words[first + parts.length - 1];
    return { start: words[first]?.index ?? 0, end: (last?.index ?? 0) + (last?.[0].length ?? 0) };
  }
  return null;
}
