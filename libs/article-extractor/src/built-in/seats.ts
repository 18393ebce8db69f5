import { oneOf } from '../one-of';

/** Words after a place name that make the place part of an institution's name or the seat of another company. */
const INSTITUTION_AFTER =
  'Kantonalbank|Cantonal Bank|University|Universit|Hochschule|Airport|Flughafen|Regional|' +
  'Insurance|Versicherung|Assurances|Assicurazion|KB(?!\\p{L})|Stock|Börse';
const NOT_THE_SEAT_AFTER = new RegExp(String.raw`^(?:[’']s)?[\s-]*${oneOf(INSTITUTION_AFTER)}`, 'iu');
const SCHOOL_OR_EXCHANGE =
  'ETH|EPF|EPFL|Börse|Börsengang in|bourse de|Uni|Universit(?:y|ät|é|à)(?: of| de| di| della)?|Hochschule';
const BANK_OR_HOSPITAL =
  'Kantonalbank|Technopark|Spital|[Hh]ospital|Hôpital|Ospedale|Inselspital|Messe|' +
  'Universitätsspital|HEG|HES|' +
  '[Bb]anque [Cc]antonale(?: du)?|[Bb]anca [Cc]antonale|[Bb]anca dello Stato del(?: Cantone)?';
const TOOK_PLACE = 'finale? (?:in|à|a)|held in|took place in|findet in|fand in|a eu lieu à';
const NOT_THE_SEAT_BEFORE = new RegExp(
  String.raw`${oneOf(SCHOOL_OR_EXCHANGE, BANK_OR_HOSPITAL, TOOK_PLACE)}\s(?:of |in |de |di )?$`,
  'u',
);
/** Words for events. If an event precedes a place name, the event took place there. */
const EVENT =
  String.raw`[Ff]inale?|[Cc]eremony|[Cc]érémonie|[Cc]erimonia|[Vv]erleihung|[Ff]orum|[Cc]onferen\p{L}+|` +
  '[Cc]onférence|[Mm]esse|[Ss]alon|[Aa]bend|[Nn]ight|[Ee]vent';
const HANDED_OVER =
  'held|presented|verliehen|vergeben|ausgezeichnet|gekürt|gefeiert|récompensée?s?|distinguée?s?|' +
  'remise?s?|décernée?s?|primées?|premiat[aeio]|consegnat[aeio]|awarded|honou?red|presentat[aeio]|présentée?s?|' +
  'präsentierte?n?';
const MET = String.raw`met|trafen sich|retrouvés|travelled|reis\p{L}+`;
const VENUE = new RegExp(
  String.raw`${oneOf(EVENT, HANDED_OVER, MET)}(?![\p{L}])[^.,;:]{0,50} (?:in|à|a|at|im|zu)\s$`,
  'u',
);

const FIRM =
  'Ventures?|Capital|Invest(?:ments?|ors)?|Angels?|(?:Private )?Equity|Funds?|Fonds|Asset Management';
const SHOW = '(?:Jazz |Film )?Festival|Marathon|Auto-?[Ss]alon|Motor Show';
/** Words after a place name that make the place part of the name of an investor or show. */
const FIRM_AFTER = new RegExp(String.raw`^[\s-]${oneOf(FIRM, SHOW)}(?!\p{L})`, 'u');

const TREATY =
  'conventions?|protocols?|accords?|agreement|treaty|declaration|committee|konvention(?:en)?|' +
  'übereinkommens?|übereinkunft|abkommens?|protokolls?|ausschuss(?:es)?|komitees?|vertrage?s?';
const TREATY_OF = [
  TREATY,
  'protocoles?|traité|déclaration|comité|convenzion[ei]|protocoll[oi]|accord[oi]|trattat[oi]|comitato',
].join('|');
/**
 * Patterns of treaties and banking rules that are named after places: 'Geneva Convention', 'accords de Bâle', 'Basel
 * III'.
 */
const TREATY_AFTER = new RegExp(String.raw`^(?:[\s-]${oneOf(TREATY)}|\s(?:I{2,3}|IV))(?![\p{L}.])`, 'iu');
const TREATY_BEFORE = new RegExp(
  String.raw`(?<!\p{L})${oneOf(TREATY_OF)}\s(?:of |von |de |di |d[’'])?$`,
  'iu',
);

const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|' +
  'Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|' +
  'Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|' +
  'Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming|' +
  'Ontario|Qu[eé]bec|Alberta|Manitoba|Saskatchewan|British Columbia';
/** Codes of the states of the USA that are not canton codes. */
const STATE_CODES =
  'A[KLZ]|C[AOT]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDHJMVY]|O[HKR]|PA|RI|SC|SD|T[NX]|UT|V[AT]|W[AIVY]';
const COUNTRIES =
  'Germany|Deutschland|Allemagne|Germania|Austria|Österreich|Autriche|France|Frankreich|Francia|Italy|Italien|Italie|' +
  'Italia|Spain|Spanien|Espagne|Spagna|USA?|U\\.S\\.(?:A\\.)?|United States|Canada|Kanada|Bayern|Bavaria|Israel';
const LISTED = String.raw`,?\s(?:and|und|et|e|or|oder|ou|&)\s`;
/** Verbs after 'Geneva, Illinois'. Other words continue a statement about the country: 'Zurich, Germany expansion next'. */
const SAYS =
  String.raw`has|had|was|is|hat|hatte|war|ist|wurde|a|avait|est|ha|è|(?!plann|expect|target)\p{Ll}{2,15}ed|raises|secures|closes|wins|receives|` +
  'announces|sammelt|erhält|gewinnt|lève|obtient|annonce|raccoglie|ottiene|annuncia';
const STATE_ENDS = String.raw`(?=\s*(?:$|[,.;:!?()"»”–—\n])|-based|\s${oneOf(SAYS)}(?!\p{L}| next| prochain))`;
/**
 * Pattern of a state or country after a comma. It does not match if a list of places follows: 'Zurich, Germany and
 * Austria'.
 */
const IN_STATE = String.raw`,\s${oneOf(STATES, STATE_CODES, COUNTRIES)}(?!\p{L}|${LISTED}|,\s\p{Lu}[^.;\n]{0,40}${LISTED})${STATE_ENDS}`;
const IN_BRACKETS = String.raw`\s\((?:im |in )?${oneOf(STATES, STATE_CODES, COUNTRIES, 'Baden|Breisgau|Württemberg|[DAFI]|DE|AT')}\)`;
/**
 * Regions and cities that distinguish a foreign place from its Swiss namesake: 'Freiburg im Breisgau', 'Baden bei
 * Wien'.
 */
const REGION =
  String.raw`\s?(?:im|in|en|i\.)?[\s-]?(?:Breisgau|Br\.|Brisgau|Brisgovia|Allgäu)|` +
  String.raw`\s(?:bei|b\.|nahe|near|unweit(?: von)?|südlich von|près de|vicino a)\s(?:Wien|Vienn[ae]|München|Nürnberg|Stuttgart|Hamburg|Berlin|Köln)|` +
  String.raw`\sauf den Fildern|,?\s(?:in|en)\s(?:Nieder|Ober)österreich|\s(?:in|im|en)\s(?:Baden-)?Württemberg`;
const NAMESAKES = 'Freiburg|Baden|Rheinfelden|Laufenburg|Neuenburg|Bern|Zell';
const NEIGHBOURS = 'Deutschland|Österreich|Südbaden|Bayern|Germany|Austria';
/** Namesakes abroad with the words after them that distinguish them from the Swiss place. */
const NAMESAKE_ABROAD = new RegExp(
  String.raw`^(?:${oneOf(NAMESAKES)} in ${oneOf(NEIGHBOURS)}|Neuenburg am Rhein)(?!\p{L})`,
  'u',
);
const FOREIGN_ADJECTIVE =
  'deutsche|badische|südbadische|österreichische|niederösterreichische|französische|italienische|amerikanische|US-amerikanische';
/** Adjectives before a namesake abroad: 'im deutschen Freiburg'. */
const FOREIGN_BEFORE = new RegExp(String.raw`(?<![\p{L}-])(?:${FOREIGN_ADJECTIVE})[nrsm]?\s$`, 'u');
/** Mountains of which only a part is the canton: 'Jura français', 'Berner Jura'. */
const MOUNTAINS = /^Jura(?!\p{L})/u;
const PARTS_AFTER =
  'français|bernois|vaudois|neuchâtelois|soleurois|bâlois|argovien|souabe|franconien|gessien|francese|bernese';
const MOUNTAINS_AFTER = new RegExp(String.raw`^\s${oneOf(PARTS_AFTER)}(?!\p{L})`, 'u');
const PARTS_BEFORE =
  'Berner|Bernese|Waadtländer|Neuenburger|Solothurner|Basler|Aargauer|(?:Schwäbisch|Fränkisch)e[nrsm]?|French|Swabian';
const MOUNTAINS_BEFORE = new RegExp(String.raw`(?<!\p{L})${oneOf(PARTS_BEFORE)}\s$`, 'iu');
const ABROAD_BEFORE = /(?:Rheinfelden|Laufenburg) \($/u;
const ABROAD_AFTER = new RegExp(String.raw`^${oneOf(IN_STATE, IN_BRACKETS, REGION)}`, 'u');

const BRANCH =
  'branch(?: office)?|branches|subsidiary|subsidiaries|Niederlassung(?:en)?|Filialen?|Zweigstellen?|succursales?|' +
  'filial[ei]|sede secondaria';
const CUSTOMERS =
  'customers?|clients?|hospitals|Kund(?:e|en|innen)|Spitälern?|Kliniken|hôpitaux|clienti|ospedali|' +
  String.raw`pilots?(?: projects?)?|Pilotprojekt\p{L}{0,2}|projets? pilotes?|progett[oi] pilota`;
/** Words after a place that begin the name of a company with its seat: 'customers in Berlin and Zurich-based Nubilo'. */
const COMPANY = 'start-?up|scale-?up|spin-?off|company|firm|based';
const ITS_COMPANY = new RegExp(
  String.raw`^(?:-(?:based|headquartered)|[’']s)\s|^\s(?:${COMPANY})(?!\p{L})`,
  'iu',
);
const LISTED_AFTER = /\s(?:und|and|et|e)\s$/u;
const NEW_OFFICE = String.raw`(?:open(?:s|ed|ing)?|eröffnet\p{L}{0,2}|ouv(?:re|ert)|apert[oa])[^.;,\n]{0,25} (?:offices?|Büros?|bureaux?|uffici?o?)`;
/** Pattern of a branch, customer or trial before a place. Such a place is not the seat of the company. */
const WORKS_IN = new RegExp(
  String.raw`(?<!\p{L})${oneOf(BRANCH, CUSTOMERS, NEW_OFFICE)} ${oneOf('in', 'at', 'à', 'a')}\s(?:[^.;\n]{0,20} ${oneOf('und', 'and', 'et', 'e')}\s)?$`,
  'iu',
);

const FORMERLY =
  '(?:formerly|previously|once)(?: (?:based|located))?(?: of| in| from)?|(?:ehemals|vormals|früher)(?: in| aus)?|' +
  '(?:anciennement|autrefois)(?: (?:basée? )?à)?|(?:precedentemente|un tempo)(?: (?:con sede )?a)?';
const FORMER = new RegExp(String.raw`(?<!\p{L})${oneOf(FORMERLY)}\s$`, 'iu');
const MOVES =
  String.raw`mov(?:e[ds]?|ing)|relocat\p{L}{1,5}|zieht|zog|umgezogen|verleg\p{L}{1,3}|déménag\p{L}{1,5}|` +
  String.raw`transf[éè]r\p{L}{1,5}|trasfer\p{L}{1,6}`;
const MOVES_FROM = new RegExp(
  String.raw`(?<!\p{L})${oneOf(MOVES)}(?!\p{L})[^.;\n]{0,30} (?:from|von|de|da)\s$`,
  'iu',
);
const TO_ANOTHER = /^\s(?:to|nach|à|a)\s\p{Lu}/u;

const PARTY =
  'Investor(?:en|in|innen)?|Geldgeber(?:n|in)?|Investorengruppe|[Ii]nvestors?|[Ii]nvestisseurs?|[Ii]nvestisseuse|[Ii]nvestitor[ei]|' +
  '[Bb]usiness [Aa]ngels?|Family Office|(?:Mit)?[Gg]ründerin|(?:[Cc]o-?)?[Ff]ounder|(?:[Cc]o-?)?[Ff]ondat(?:eur|rice|ore)';
/** Kinds of German courts. Other words with this ending are dishes: 'Fertiggericht'. */
const COURT_KINDS =
  'Bezirks|Handels|Ober|Kantons|Kreis|Regional|Stadt|Amts|Land(?:es)?|Bundes(?:straf|verwaltungs|patent)?|Straf|Zivil|' +
  'Verwaltungs|Arbeits|Miet|Konkurs|Patent|Schieds|Appellations|Versicherungs';
const COURT = String.raw`(?:(?:${COURT_KINDS})g|G)ericht(?:s|es)?|Staatsanwaltschaft|[Cc]ourt(?! (?:à|de|du|en) )|[Tt]ribunale?`;
const NAME_WORD = String.raw`(?: (?!(?:AG|GmbH|SA|Sàrl|Sagl|Ltd|Inc)(?!\p{L}))\p{Lu}[\p{L}’'-]{1,30})`;
/** One founder. Several founders without names are the team of the company: 'die drei Gründer aus Zürich'. */
const FOUNDER =
  String.raw`(?:Mit)?[Gg]ründer${NAME_WORD}{1,3}|` +
  String.raw`(?:[Dd](?:er|e[mns])|[Ee]in(?:e[mns])?|[Ii]hr|[Ss]ein|[Dd]essen|[Dd]eren) (?:\p{L}{1,20}-)?(?:[Mm]it)?[Gg]ründers?`;
/** Investors, founders and courts have seats of their own: 'ein Investor aus Zug'. */
const OF_PARTY = new RegExp(
  String.raw`(?<!\p{L})(?:${FOUNDER}|(?:${PARTY}|${COURT})${NAME_WORD}{0,3}),? (?:mit Sitz in|based in|basée? à|aus|in|von|from|of|de|du|à|di|da|a)\s$`,
  'u',
);
const LED = String.raw`(?:an)?geführt|led|co-led|menée?|emmenée?|conduite?|guidat[ao]`;
const BY = String.raw`(?:von|durch|by|par|da(?:l|lla)?)(?: (?:der|dem|den|the|la|le))?\s$`;
/** An investor before its place: 'backed by Zurich-based Redalpine'. */
const BACKED_BY = new RegExp(String.raw`(?<!\p{L})backed ${BY}`, 'iu');
const LED_BY = new RegExp(String.raw`(?<!\p{L})${oneOf(LED)} ${BY}`, 'iu');
const FINANCED = oneOf(
  String.raw`[\p{L}-]{0,30}runde|rounds?|series [a-f]|s[eé]rie [a-f]|seed|funding|financing|finanzierung\p{L}{0,8}|financement|finanziamento`,
  'kapitalerhöhung|capital|kapital|levée|levé|lève|tour de table|aumento|raccolt[oa]|raccoglie|raise[sd]?|raising',
  'invest(?:s|ed|ments?|iert|ieren|issements?|imenti|imento)',
  'invest(?:ors?|oren|isseurs?|itori)(?:[- ](?:group|consortium|syndicate|gruppe|konsortium))?|investorengruppe',
  String.raw`mio\.?|mln\.?|mill?ion\p{L}{0,2}`,
);
const PROJECT =
  'projects?|projekts?|projets?|progetto|consorti(?:um|a)|konsortiums?|consorzio|stud(?:y|ie|io)|étude|trial|team|équipe|' +
  String.raw`squadra|group|gruppe|groupe|gruppo|initiative|iniziativa|\p{L}{0,20}programme?|programma|alliance|allianz|alleanza`;
/** A round before the words for 'led by'. A project or consortium may be led by the company itself. */
const ROUND_LED = new RegExp(
  String.raw`(?<!\p{L})${FINANCED}(?!\p{L})(?![^;\n]*(?<!\p{L})${oneOf(PROJECT)}(?!\p{L}))[^.;\n]{0,80}$`,
  'iu',
);
const BEGINS_LED = new RegExp(String.raw`(?:^|[.!?:;\n–]\s?)${oneOf(LED)} ${BY}`, 'iu');
const ROUND_FOLLOWS = new RegExp(
  String.raw`^(?![^.;\n]{0,80}(?<!\p{L})${oneOf(PROJECT)}(?!\p{L}))[^.;\n]{0,80}(?<!\p{L})${FINANCED}(?!\p{L})`,
  'iu',
);
const COURT_AFTER = new RegExp(String.raw`^\s(?:${COURT})(?!\p{L})`, 'u');

const NOW = String.raw`heute|jetzt|inzwischen|mittlerweile|nun|now|today|désormais|aujourd[’']hui|oggi|ora`;
/** Place of the foundation before another seat of today: 'in Bern gegründet und heute in Zürich ansässig'. */
const SEAT_OF_TODAY = String.raw`,?\s(?:und|and|et|e)(?: (?:hat|ist|is|est|è))? ${oneOf(NOW)}(?: \p{Ll}+){0,2} (?:in|à|a)\s\p{Lu}`;
const FOUNDED_AFTER = new RegExp(String.raw`^\s(?:gegründet|founded|fondée?|fondata)${SEAT_OF_TODAY}`, 'u');
const FOUNDED = 'founded|gegründet|established|started|fondée?|fondata|créée?';
const FOUNDED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})${oneOf(FOUNDED)}(?: (?:in|en|nel) \d{4})? (?:in|à|a)\s$`,
  'u',
);
const MOVED_AFTER = new RegExp(String.raw`^(?: (?:in|en|nel) \d{4})?${SEAT_OF_TODAY}`, 'u');
/** An event of today, but no seat: 'heute in Bern', but not 'heute in Bern ansässig'. */
const TODAY_IN = /heute in\s$/u;
const IS_SEATED = /^\s(?:ansässig|beheimatet|domiziliert|angesiedelt|zu ?[Hh]ause|daheim)/u;

/** Pattern of German nouns that are also place names. After an article, or in 'Zug um Zug', they are ordinary nouns. */
const NOUN = /^(?:Zug|Brunnen|Winkel|Stadel)(?!\p{L})/u;
const ARTICLE_WORDS =
  'der|den|dem|des|ein(?:e[nmrs]?)?|kein(?:e[nmrs]?)?|jede[nmr]|im|am|zum|vom|beim|per|pro|mit|(?:letzt|nächst|erst)e[nmr]?';
const ARTICLE_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${ARTICLE_WORDS}|Zug um)\s$`, 'iu');

/** Pattern of a canton name that is used as a first name: 'Uri Beispiel', but not 'im Kanton Uri'. */
const FIRST_NAME = /^Uri \p{Lu}\p{Ll}/u;
const CANTON_BEFORE = /(?:[Kk]anton|[Cc]anton[eo]?|in|aus|from|di|d[’']|nel)\s?$/u;

const WORDS_AFTER = [NOT_THE_SEAT_AFTER, FIRM_AFTER, TREATY_AFTER, ABROAD_AFTER, COURT_AFTER, FOUNDED_AFTER];
const WORDS_BEFORE = [NOT_THE_SEAT_BEFORE, TREATY_BEFORE, ABROAD_BEFORE, FORMER, FOREIGN_BEFORE, BACKED_BY];

/**
 * Returns true if a Swiss place in a text may be the seat of a company. These places do not count: parts of the names
 * of universities, banks, investors, treaties or shows, namesakes abroad, German nouns, venues, former seats, branches,
 * and the places of investors, founders or courts.
 * @param start start of the place in the text; `end` is exclusive
 */
export function isSeat(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 80);
  const before = text.slice(Math.max(0, start - 40), start);
  const named = text.slice(start, end + 3);
  const isNoun = NOUN.test(named) && (ARTICLE_BEFORE.test(before) || /^ um Zug/.test(after));
  const isPerson = FIRST_NAME.test(named) && !CANTON_BEFORE.test(before);
  return !(
    isNoun ||
    isPerson ||
    isNamesake(text.slice(start, end + 30), before, after) ||
    WORDS_AFTER.some((pattern) => pattern.test(after)) ||
    WORDS_BEFORE.some((pattern) => pattern.test(before)) ||
    isElsewhere(text, start, after) ||
    isOfLeader(text.slice(Math.max(0, start - 160), start), after) ||
    (WORKS_IN.test(text.slice(Math.max(0, start - 80), start)) &&
      !isItsCompany(before, text.slice(start, end), after))
  );
}

/** Returns true for a place abroad with a Swiss name, and for mountains with the name of a canton. */
function isNamesake(named: string, before: string, after: string): boolean {
  const isMountains = MOUNTAINS.test(named) && (MOUNTAINS_AFTER.test(after) || MOUNTAINS_BEFORE.test(before));
  return isMountains || NAMESAKE_ABROAD.test(named);
}

/** Returns true for a place of an event, a branch, a former seat, or of somebody else than the company. */
function isElsewhere(text: string, start: number, after: string): boolean {
  const before = (length: number) => text.slice(Math.max(0, start - length), start);
  return (
    VENUE.test(before(90)) ||
    OF_PARTY.test(before(120)) ||
    (TODAY_IN.test(before(40)) && !IS_SEATED.test(after)) ||
    (FOUNDED_BEFORE.test(before(40)) && MOVED_AFTER.test(after)) ||
    (TO_ANOTHER.test(after) && MOVES_FROM.test(before(60)))
  );
}

/** Returns true for the place of the investor that leads a round: 'a round led by Zurich-based Redalpine'. */
const isOfLeader = (before: string, after: string): boolean =>
  LED_BY.test(before) && (ROUND_LED.test(before) || (BEGINS_LED.test(before) && ROUND_FOLLOWS.test(after)));

/** Returns true if a list of places ends before this place, because the place begins the name of a company. */
const isItsCompany = (before: string, place: string, after: string): boolean =>
  LISTED_AFTER.test(before) && (ITS_COMPANY.test(after) || (/er$/u.test(place) && /^\s\p{Lu}/u.test(after)));
