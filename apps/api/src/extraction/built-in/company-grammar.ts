import { oneOf } from '../one-of';

/** A capital at the start of the noun is allowed: sentences begin with it. */
const eitherCase = (...nouns: readonly string[]): string =>
  nouns
    .flatMap((part) => part.split('|'))
    .map((noun) => `[${noun.charAt(0)}${noun.charAt(0).toUpperCase()}]${noun.slice(1)}`)
    .join('|');

const YOUNG_COMPANY = [
  'start-up|startup|scale-up|scaleup|spin-off|spinoff|spin-out|fintech|biotech|medtech|cleantech',
  'proptech|insurtech|foodtech|edtech|agritech|deeptech|healthtech|jungunternehmen|jungfirma',
  'jeune pousse|jeune entreprise|biotech company|biopharma company|marketplace|cybersecurity firm',
  'health-tech|climate-tech|deep-tech|spin-off-firma',
];
const START_UP_FIRM = '[Ss]tart-?up-?(?:Firma|Unternehmen)?';
const FIRM = `[Ff]irm|[Cc]ompany|${START_UP_FIRM}|[Ff]irma|[Uu]nternehmen`;
const TRADE_FIRM = '[Ss]pezialist|[Hh]ersteller|[Aa]nbieter';
const FRENCH_FIRM = String.raw`[Ss]ociété(?: de \p{Ll}+)?|[Ee]ntreprise`;
const ITALIAN_FIRM = '[Aa]zienda|[Ii]mpresa|[Ss]ocietà';
const PLATFORM = '[Pp]lattform|[Pp]lateforme|[Pp]iattaforma';

/** A noun for a company. */
export const NOUN = oneOf(
  eitherCase(...YOUNG_COMPANY),
  String.raw`[\p{L}-]*(?:${FIRM}|${TRADE_FIRM})`,
  FRENCH_FIRM,
  ITALIAN_FIRM,
  PLATFORM,
);

/** What a company with new money or a prize does. */
const VERBS = {
  en: [
    'raise[sd]?|has raised|have raised|close[sd]?|has closed|secure[sd]?|has secured|receive[sd]?',
    'has received|obtain(?:s|ed)|land(?:s|ed)|win[s]?|won|has won|gets|got|picks up|picked up|nets',
    'netted|bagged|tops up|topped up|scored|gained|banked|lost|takes? in|takes|tops|pulled in|was given',
    'bags|collect(?:s|ed)|attracts|attracted|complete[sd]|signs|launche[sd]|was founded|is awarded',
    'was awarded|joins|leads|led|filed for|went bankrupt|is bankrupt|is taking|finished|found|builds',
    'built|develops|developed|makes|made|has been|was|has|is|plans|wants|shows?|showed|presents|offers?',
    'sells|sold|employs|uses|operates|produces|produced|brings|helps|expands|competes?|advances?',
    'announced|announces|reports?|reported|signed|hired|cleans?|prints|brews|grows|turns|combines',
    'enables|provides|analyses|specialises|tops|heads|aims|seeks|emerged|started|began',
  ],
  fr: [
    'lève|a levé|boucle|a bouclé|obtient|a obtenu|reçoit|a reçu|remporte|a remporté|décroche|a décroché',
    'gagne|a gagné|lance|a lancé|récolte|a récolté|réunit|conclut|a conclu|développe|a été fondée',
    's’impose|annonce|est en liquidation|a fait faillite|a déposé|a été|est|propose|conçoit|fabrique',
    'produit|commercialise|emploie|touche|repart|cherche|vient d[’e]|a reçu|a fondé|s[’\u0027]est|a touché',
    'bénéficie|figure|convainc|présente|permet|utilise|vend|offre|poursuit|prépare|compte|mise|participe',
    's[’\u0027]adresse|arrive|termine|suit',
  ],
  de: [
    'sammelt|erhält|schliesst|schließt|sichert|gewinnt|holt|beschafft|nimmt|bekommt|meldet|stärkt|hat',
    'wurde|ist|konnte|kann|entwickelt|überzeugt|siegt|siegte|erhielt|gewann|sicherte|sammelte|holte',
    'bekam|schloss|nahm|baut|stellt|produziert|bietet|verkauft|will|plant|sucht|setzt|nutzt|arbeitet',
    'beschäftigt|forscht|züchtet|automatisiert|kartiert|streicht|gehört|folgt|liegt|steht|lanciert',
    'präsentiert|belegt|landet|schaffte|schafft|expandiert|verarbeitet|vermietet|betreibt|ermöglicht',
    'misst|analysiert|macht|war|wird|filtert|speichert|verwandelt|ging|geht|startete|vermittelt|wächst',
  ],
  it: [
    'raccoglie|ha raccolto|chiude|ha chiuso|ottiene|ha ottenuto|riceve|ha ricevuto|vince|ha vinto',
    'si aggiudica|si è aggiudicat[ao]|si è impost[ao]|sviluppa|conquista|lancia|incassa|produce|propone',
    'offre|realizza|progetta|analizza|impiega|è|ha|vuole|punta|cerca|lavora|permette|utilizza|vende',
    'presenta|è stata|viene|si occupa|si rivolge|fornisce',
  ],
};
export const DOES = oneOf(...Object.values(VERBS).flat());

/** The verbs that need no other sign than an amount or a round after them. */
export const RAISES = oneOf(
  'raise[sd]?|raising|closes|closed|secure[sd]?|lève|a levé|boucle|a bouclé|sammelt|raccoglie',
  'ha raccolto|pulled in|takes in|nimmt|erhält|obtient|receive[sd]?|reçoit|riceve|ottiene|gets',
  'lands|landed',
);

const CURRENCY = String.raw`(?:CHF|USD|EUR|GBP|US\$|\$|€|£|Fr\.)`;
const SCALE_OR_CURRENCY = '(?:Mio|Million|million|Mrd|Franken|francs|franchi|Dollar|milion|mille|Euro|euro)';
export const MONEY = oneOf(String.raw`${CURRENCY}\s?\d`, String.raw`\d[\d’'., ]*\s?${SCALE_OR_CURRENCY}`);

export const ROUND = oneOf(
  '[Ss]eries [A-F]|[Ss]eed|[Pp]re-seed|[Ff]inanzierungsrunde|[Kk]apitalrunde|[Ff]inancing|[Ff]unding',
  '[Rr]ound|tour de (?:table|financement)|levée de fonds|[Ss]érie [A-F]|round di|aumento di capitale',
  '[Kk]apitalerhöhung|investment',
);

export const PLACE_OF = String.raw`(?:\p{Lu}[\p{L}.-]+(?: \p{Lu}\p{Ll}+)?)`;
