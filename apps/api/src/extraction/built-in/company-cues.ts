import { ANY_NAME, NAME } from './name-grammar';

/** A grammar that marks a company; `name`, `second`, `third` are the groups that hold names. */
interface CompanyCue {
  readonly pattern: RegExp;
  readonly points: number;
}

const cue = (source: string, points: number): CompanyCue => ({ pattern: new RegExp(source, 'gu'), points });
const name = `(?<name>${NAME})`;
/** A capital at the start of the noun is allowed: sentences begin with it. */
const eitherCase = (nouns: string): string =>
  nouns
    .split('|')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');

const NOUN =
  `(?:${eitherCase('start-up|startup|scale-up|scaleup|spin-off|spinoff|spin-out|fintech|biotech|medtech|cleantech|proptech|insurtech|foodtech|edtech|agritech|deeptech|healthtech|jungunternehmen|jungfirma|jeune pousse|jeune entreprise|biotech company|biopharma company|marketplace|cybersecurity firm|health-tech|climate-tech|deep-tech|spin-off-firma')}|` +
  String.raw`[\p{L}-]*(?:[Ff]irm|[Cc]ompany|[Ss]tart-?up-?(?:Firma|Unternehmen)?|[Ff]irma|[Uu]nternehmen|[Ss]pezialist|[Hh]ersteller|[Aa]nbieter)|[Ss]ociété(?: de \p{Ll}+)?|[Ee]ntreprise|[Aa]zienda|[Ii]mpresa|[Ss]ocietà|[Pp]lattform|[Pp]lateforme|[Pp]iattaforma)`;
/** What a company with new money or a prize does. */
const DOES =
  '(?:raise[sd]?|has raised|have raised|close[sd]?|has closed|secure[sd]?|has secured|receive[sd]?|has received|obtain(?:s|ed)|land(?:s|ed)|win[s]?|won|has won|gets|got|picks up|picked up|nets|netted|bagged|tops up|topped up|scored|gained|banked|lost|takes? in|takes|tops|pulled in|was given|bags|collect(?:s|ed)|attracts|attracted|complete[sd]|signs|launche[sd]|was founded|is awarded|was awarded|joins|leads|led|filed for|went bankrupt|is bankrupt|is taking|finished|found|builds|built|develops|developed|makes|made|has been|was|has|is|plans|wants|shows?|showed|presents|offers?|sells|sold|employs|uses|operates|produces|produced|brings|helps|expands|competes?|advances?|announced|announces|reports?|reported|signed|hired|cleans?|prints|brews|grows|turns|combines|enables|provides|analyses|specialises|tops|heads|aims|seeks|emerged|started|began|' +
  'lève|a levé|boucle|a bouclé|obtient|a obtenu|reçoit|a reçu|remporte|a remporté|décroche|a décroché|gagne|a gagné|lance|a lancé|récolte|a récolté|réunit|conclut|a conclu|développe|a été fondée|s’impose|annonce|est en liquidation|a fait faillite|a déposé|a été|est|propose|conçoit|fabrique|produit|commercialise|emploie|touche|repart|cherche|vient d[’e]|a reçu|a fondé|s[’\u0027]est|a touché|bénéficie|figure|convainc|présente|permet|utilise|vend|offre|poursuit|prépare|compte|mise|participe|s[’\u0027]adresse|arrive|termine|suit|' +
  'sammelt|erhält|schliesst|schließt|sichert|gewinnt|holt|beschafft|nimmt|bekommt|meldet|stärkt|hat|wurde|ist|konnte|kann|entwickelt|überzeugt|siegt|siegte|erhielt|gewann|sicherte|sammelte|holte|bekam|schloss|nahm|baut|stellt|produziert|bietet|verkauft|will|plant|sucht|setzt|nutzt|arbeitet|beschäftigt|forscht|züchtet|automatisiert|kartiert|streicht|gehört|folgt|liegt|steht|lanciert|präsentiert|belegt|landet|schaffte|schafft|expandiert|verarbeitet|vermietet|betreibt|ermöglicht|misst|analysiert|macht|war|wird|filtert|speichert|verwandelt|ging|geht|startete|vermittelt|wächst|' +
  'raccoglie|ha raccolto|chiude|ha chiuso|ottiene|ha ottenuto|riceve|ha ricevuto|vince|ha vinto|si aggiudica|si è aggiudicat[ao]|si è impost[ao]|sviluppa|conquista|lancia|incassa|produce|propone|offre|realizza|progetta|analizza|impiega|è|ha|vuole|punta|cerca|lavora|permette|utilizza|vende|presenta|è stata|viene|si occupa|si rivolge|fornisce)';
const HIGH_DOES = String.raw`(?:raise[sd]?|raising|closes|closed|secure[sd]?|lève|a levé|boucle|a bouclé|sammelt|raccoglie|ha raccolto|pulled in|takes in|nimmt|erhält|obtient|receive[sd]?|reçoit|riceve|ottiene|gets|lands|landed)`;
const MONEY = String.raw`(?:(?:CHF|USD|EUR|GBP|US\$|\$|€|£|Fr\.)\s?\d|\d[\d’'., ]*\s?(?:Mio|Million|million|Mrd|Franken|francs|franchi|Dollar|milion|mille|Euro|euro))`;
const ROUND = String.raw`(?:[Ss]eries [A-F]|[Ss]eed|[Pp]re-seed|[Ff]inanzierungsrunde|[Kk]apitalrunde|[Ff]inancing|[Ff]unding|[Rr]ound|tour de (?:table|financement)|levée de fonds|[Ss]érie [A-F]|round di|aumento di capitale|[Kk]apitalerhöhung|investment)`;
const PLACE_OF = String.raw`(?:\p{Lu}[\p{L}.-]+(?: \p{Lu}\p{Ll}+)?)`;

/** Grammar in English, German, French and Italian; a name needs several points. */
export const COMPANY_CUES: readonly CompanyCue[] = [
  // 'the startup X', 'das Zürcher Start-up X', 'la start-up lausannoise X'
  cue(`(?<!\\p{L})${NOUN}(?: \\p{Ll}+(?:oise?|aise?|ienne?|ine?|ese|ana|ano))? [«"“„]?${name}`, 3),
  cue(`(?<![\\p{L}-])${NOUN} (?:named|called|namens|nommée|baptisée|chiamata|di nome) [«"“„]?${name}`, 3),
  cue(
    `(?<![\\p{L}-])(?:HR |AI |IT |[a-z]+ )?(?:start-up|startup) (?<name>${ANY_NAME})(?=[.,;]| (?:raises|has|gets|wins))`,
    3,
  ),
  // 'X, an ETH spin-off', 'X, a startup', 'X, eine Ausgründung'
  cue(
    `${name}(?:[,:] | [-–(] ?)(?:[Aa]n?|[Tt]he|ein|eine|une|un|la|die|das|der|le|uno|una|lo) (?:[\\p{L}\\p{N}’'-]+ ){0,4}?(?:start-?ups?|spin-?off|spin-?out|scale-?up|spinoff|Ausgliederung|Ausgründung|Jungunternehmen|jeune pousse|[\\p{L}-]*[Ff]irma|biotech|medtech|fintech|cleantech|proptech|company|firm|société|azienda|platform|Plattform|plateforme|marketplace)`,
    3,
  ),
  // 'Zurich-based X', 'Geneva's X', 'la zurichoise X', 'Zürcher X', 'X, based in'
  cue(`${PLACE_OF}-based (?:[\\p{Ll}-]+ )*${name}`, 3),
  cue(`(?<place>${PLACE_OF})[’']s (?:[\\p{Ll}-]+ )*${name}`, 3),
  cue(
    `(?:[Ll]a|[Ll]es|[Ll]e|[Ll]’) ?(?:jeune )?\\p{Ll}+(?:oise|aise|ienne|ine|ese)s? ${name}(?: (?:et|e) (?<second>${NAME}))?`,
    3,
  ),
  cue(`(?:[Dd]ie|[Dd]as|[Dd]er|[Dd]en) \\p{Lu}\\p{Ll}+er ${name}`, 2),
  cue(
    `${name},? (?:which is )?(?:based|headquartered|mit Sitz|basée|établie|con sede|installée|ansässig) (?:in|à|a)`,
    3,
  ),
  cue(`${name} (?:aus|de|from|di|of) \\p{Lu}[\\p{L}-]+ (?=${DOES})`, 2),
  // 'X raises CHF', 'X closes a series A'
  cue(`${name}(?:,[^,.;]{1,80},| \\([^)]*\\))? ${DOES}(?![\\p{L}])`, 2),
  cue(`${name}(?:,[^,.;]{1,90},| \\([^)]*\\))? ${HIGH_DOES}(?![\\p{L}])[^.;]{0,60}?(?:${MONEY}|${ROUND})`, 2),
  cue(`${name}(?:,[^,.;]{1,90},)? (?:[\\p{L}’']+ ){1,4}${MONEY}`, 1),
  cue(`[Aa]s (?:[\\p{Ll}-]+ )+${name} takes`, 2),
  // 'X with CHF 10 million', 'CHF 10 million for X', 'CHF 10 million into X'
  cue(
    `(?:^|[.,;:] |and |und |et |e )${name}(?: \\([^)]*\\))? (?:with|mit|avec|con) (?:[\\p{Ll}-]+ ){0,3}${MONEY}`,
    3,
  ),
  cue(`${MONEY}[^.;,]{0,30} (?:for|für|pour|per|into|in) ${name}`, 3),
  cue(`(?:^|, |and )${name} (?:a|an) (?:[\\p{Ll}-]+ )*(?:round|loan|grant)`, 3),
  // investments, purchases, prizes: 'invests in X', 'takes over X', 'loans for X and Y'
  cue(
    `(?:invest(?:s|ed|iert|ierte|it|e|ono)? (?:heavily |[\\p{Ll}]+ )?(?:in|bei|dans)|backs|backed|supports|unterstützt|soutient|steigt bei|beteiligt sich an|becomes a shareholder of) (?:[\\p{Ll}’'-]+ ){0,4}?${name}`,
    3,
  ),
  cue(
    `(?:acquires?|acquired|has bought|bought|buys(?: \\d+ ?% of)?|taking over|takes over|übernimmt|kauft|rachète|a racheté|acquisisce|ha acquisito|pays up to [^.;]{3,25} for) (?:[\\p{Ll}’'-]+ ){0,3}?${name}`,
    3,
  ),
  cue(
    `(?:loans?|grants?|awards?|[Mm]oney(?: also)?|prize|prizes|funding|cash|Darlehen|prêts?|prestit[oi]) (?:for|to|für|an|à|pour|a|per) ${name}(?: \\([^)]*\\))?(?:(?:, | and | und | et | e )(?<second>${NAME}))?(?: \\([^)]*\\))?`,
    3,
  ),
  cue(`(?:paid|awarded|gave|granted|pays|awards) (?<name>${ANY_NAME})(?= (?:CHF|EUR|a |the ))`, 3),
  cue(
    `(?:led|leads) the (?:[\\p{Ll}-]+ )*round (?:of|for|in) (?:[\\p{L}-]+ )*?(?:start-up |startup |company )${'(?<name>' + ANY_NAME + ')'}`,
    3,
  ),
  cue(
    `(?:prize|award|[\\p{L}]*[Pp]reis|[Pp]rix|[Pp]remio|victory|Sieg|victoire|vittoria)[^.;:]{0,40} (?:(?:goes|went|go|awarded)(?: this year)? to|(?:geht|ging|gehen|gingen)(?: dieses Jahr| heuer| \\d{4})? an|(?:va|vont|revient|reviennent|est allé|a été (?:attribué|décerné|remis))(?: cette année)? à|(?:va|vanno|è andato|è stato assegnato)(?: quest’anno)? a) (?:(?:the|das|die|la|le|die|dem) )?(?:[\\p{L}-]+ )??${name}`,
    3,
  ),
  cue(
    `(?:[Gg]old|[Ss]ilver|[Ss]ilber|[Bb]ronze|[Oo]r|argent|[Oo]ro|argento|amount|Betrag|montant|somme|importo)(?: [^.;,]{0,40})? (?:to|an|à|a|for|für|pour|per) (?:to |(?<place>${PLACE_OF})[’']s |the |die |la )?${name}`,
    3,
  ),
  cue(
    `(?:the|der|die|den|das|la|le|il) (?:second|third|zweite|dritte|deuxième|troisième|secondo|terzo|terza|seconda)[nr]? (?:prize |award |Preis |prix |place |premio |posto )?(?:to|an|à|a) ${name}`,
    3,
  ),
  cue(`and to ${name}`, 2),
  cue(`(?:prize|award|Preis|prix|premio) (?:für|pour|per|for) ${name}`, 3),
  cue(
    `(?:winner|winners|Gewinner|Sieger|Siegerin|gagnants?|lauréats?|lauréate|vincitore|vincitrice)(?: is| are| ist| sind| est| sont| è|:| war) ${name}`,
    3,
  ),
  cue(`(?:siegte|gewann|wins is|won by|remporté par|vinto da|gewonnen von) ${name}`, 3),
  cue(`(?:^|[.:] )(?:È|It is|It’s|C’est|Es ist) ${name} (?:la|il|the|die|das|der|le|qui|che|who|that) `, 2),
  // 'X SA', 'X (Y Z)', 'X, founded by', 'X (digital health, Basel)'
  cue(`(?<name>${NAME} (?:AG|SA|GmbH|Sàrl|Sarl|Sagl|SAGL|Ltd))(?![\\p{L}])`, 3),
  cue(
    `${name} \\((?!marketing|directeur|direttore|president|photo|links|rechts|left|right)\\p{Ll}[^)]{6,60}\\)`,
    3,
  ),
  cue(
    `${name},? (?:which was |die |das )?(?:founded|co-founded|gegründet|fondée?|fondata|créée?|née?|nata|launched) (?:in|by|von|par|en|da|nel|il y a)`,
    3,
  ),
  cue(
    `${name}, (?:which|whose|qui|dont|che|aus (?:einer|der)|das|die|deren|spécialisée?|specializzata|active|aktiv) `,
    1.5,
  ),
  cue(
    `(?:[Gg]ründer(?:in)?|[Mm]itgründer(?:in)?|[Ff]ounders?|[Cc]o-?founders?|CEO|[Ff]ondat(?:eur|rice)|[Cc]ofondat(?:eur|rice|ore)|[Ff]ondatore|[Gg]eschäftsführer(?:in)?) (?:and CEO |et CEO |und CEO )?(?:of|von|der|de|di|bei|at) (?:the )?${name}`,
    2.5,
  ),
  // a seat beside the name, a trade behind it
  cue(
    `(?<!(?:in|im|at|bei|chez|presso|à|au|an der|from|aus|of|de|di) )${name}(?: \\([^)]*\\))?,? (?:aus|in|von|from|of|de|à|di|a) (?<place>${PLACE_OF})`,
    2,
  ),
  cue(`${name}(?: \\([^)]*\\))? aus (?<place>${PLACE_OF})`, 1),
  cue(
    `${name}, (?:the |a |an |die |le |la )?(?:developer|provider|maker|specialist|pioneer|operator|Entwickler(?:in)?|Anbieter(?:in)?|Hersteller(?:in)?|Spezialist(?:in)?|spécialiste|développeur|pionnier|fournisseur|specialista|produttore|active dans|aktiv in|attiva nel)(?![\\p{L}])`,
    3,
  ),
  cue(
    `${name},? (?:a |an |une? |la |die |das |eine? )?(?:,\\s?)?(?:young |jeune |giovane |junge[rs]? )?(?:startup|start-up|spin-off|spinoff|jeune pousse|azienda|società|société|entreprise|biotech|medtech|fintech|Jungunternehmen|Firma) (?:of|from|based|aus|mit|von|der|di|con|de|du|basée?|active|spécialisée?|attiva|specializzata|nata|née|issue)(?![\\p{L}])`,
    2,
  ),
  cue(
    `(?<!(?:in|im|at|bei|chez|presso|à|au|an der|from|aus|of|de|di) )${name},? (?:\\((?<place>${PLACE_OF})(?: [A-Z]{2})?\\)|(?:in|aus|from|based in|à|de|di|a|con sede a|basée à) (?<place2>${PLACE_OF}),)`,
    3,
  ),
  cue(`${name} \\([^()]*?(?<place>${PLACE_OF})(?: [A-Z]{2})?\\)`, 3),
  cue(
    `${name}, (?:which|that|qu[’']|die|das|che) ?(?:he|she|they|elle|il|ils|elles|er|sie)? ?(?:had |has |have |a |ont |ha |hanno |avait )?(?:founded|co-founded|launched|set up|fondée?|créée?|lancée?|fondato|gegründet)`,
    3,
  ),
  cue(
    `(?:to|and|und|haben?|hat|a|ont|avait|ha|hanno|who|qui|che|she|he) (?:[\\p{L}’' ]{0,40}? )?(?:start|founded|co-founded|launched|set up|founds|fondé|créé|lancé|fondato|creato|gründeten?) (?:the (?:company|start-?up) |la (?:société|start-up|startup) |the )?${name}`,
    1.5,
  ),
  cue(
    `(?:\\p{Lu}\\p{Ll}+) (?:\\p{Lu}[\\p{L}-]+),? (?:of|von|der|de|di|d[’'])\\s?${name}(?= \\(|,| and | und | et | e )`,
    1.5,
  ),
  cue(
    `(?:[Gg]ründer(?:in)?|[Ff]ounders?|[Cc]o-?founders?|[Ff]ondat(?:eur|rice|ore)|[Cc]ofondat(?:eur|rice|ore)|[Ii]nventor|[Pp]atron(?:ne)?) (?:of|von|der|de|di|d[’'])\\s?${name}`,
    3,
  ),
  // prizes and rankings
  cue(
    `${name}(?:,[^,.;]{1,90},| \\([^)]*\\))? (?:won|wins|has won|gewinnt|gewann|erhält|erhielt|remporte|a remporté|reçoit|gagne|vince|ha vinto|hat|received|receives)[^.;]{0,70}(?:prize|award|Preis|preis|[Pp]rix|premio|Award|grant|Auszeichnung)`,
    2,
  ),
  cue(
    `(?:First|Second|Third|Fourth|Fifth|Erster?|Zweiter?|Dritter?|Premier|Première|Deuxième|Troisième|Primo|Prima|Secondo|Seconda|Terzo|Terza)(?::| place:| went to| wird| wurde| ist| is)(?: wie [\\p{Ll}]+ \\d{4})? ${name}`,
    3,
  ),
  cue(
    `(?:[Rr]ang|[Pp]latz|[Pp]lace|posto|Kategorie|category|catégorie|categoria)[^.;,]{0,30}? (?:steht|stehen|liegt|folgt|ging an|geht an|siegte|gewann|belegt|goes to|went to|won|is|was|revient à|à|a) (?:[\\p{Ll}]+ )?${name}`,
    3,
  ),
  cue(`(?:auf|on|en|al) (?:[Rr]ang|[Pp]latz|place|position|posto) \\p{Ll}+ (?:[\\p{L}]+ )??${name}`, 2),
  cue(
    `(?:[Ss]ieger(?:in)?|[Gg]ewinner(?:in)?|[Ww]inner|[Pp]reisträger(?:in)?|[Ll]auréate?|[Vv]incitore)[^.;:]{0,40}? (?:ist|is|est|è|war|heisst)(?: dieses Jahr| this year| cette année)? ${name}`,
    3,
  ),
];
