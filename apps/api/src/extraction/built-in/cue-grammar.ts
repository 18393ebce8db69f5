import { oneOf } from '../one-of';

/** A note in brackets after a name. */
export const NOTE = String.raw`(?: \([^)]*\))?`;
/** A description between a name and its verb. */
export const APPOSITION = String.raw`(?:,[^,.;]{1,90},| \([^)]*\))?`;
export const ARTICLE = oneOf('[Aa]n?|[Tt]he|ein|eine|une|un|la|die|das|der|le|uno|una|lo');
export const APPOSED_NOUN = oneOf(
  'start-?ups?|spin-?off|spin-?out|scale-?up|spinoff|Ausgliederung|Ausgründung|Jungunternehmen',
  String.raw`jeune pousse|[\p{L}-]*[Ff]irma|biotech|medtech|fintech|cleantech|proptech|company|firm`,
  'société|azienda|platform|Plattform|plateforme|marketplace',
);
export const A_COMPANY = oneOf('start-up |startup |company ');
export const BASED = oneOf('based|headquartered|mit Sitz|basée|établie|con sede|installée|ansässig');
export const NOT_AFTER_PREPOSITION = '(?<!(?:in|im|at|bei|chez|presso|à|au|an der|from|aus|of|de|di) )';

const INVESTS = String.raw`invest(?:s|ed|iert|ierte|it|e|ono)? (?:heavily |[\p{Ll}]+ )?(?:in|bei|dans)`;
export const INVESTS_IN = oneOf(
  INVESTS,
  'backs|backed|supports|unterstützt|soutient|steigt bei|beteiligt sich an',
  'becomes a shareholder of',
);
export const ACQUIRES = oneOf(
  String.raw`acquires?|acquired|has bought|bought|buys(?: \d+ ?% of)?|taking over|takes over`,
  'übernimmt|kauft|rachète|a racheté|acquisisce|ha acquisito|pays up to [^.;]{3,25} for',
);
export const FUNDS = oneOf(
  'loans?|grants?|awards?|[Mm]oney(?: also)?|prize|prizes|funding|cash|Darlehen|prêts?|prestit[oi]',
);

export const FOUNDED = oneOf('founded|co-founded|gegründet|fondée?|fondata|créée?|née?|nata|launched');
export const HAS_FOUNDED = oneOf(
  'founded|co-founded|launched|set up|fondée?|créée?|lancée?|fondato|gegründet',
);
export const FOUNDS = oneOf(
  'start|founded|co-founded|launched|set up|founds|fondé|créé|lancé|fondato|creato|gründeten?',
);
export const AUXILIARY = oneOf('to|and|und|haben?|hat|a|ont|avait|ha|hanno|who|qui|che|she|he');
export const PRONOUN = oneOf('he|she|they|elle|il|ils|elles|er|sie');
export const FOUNDER_OR_CEO = oneOf(
  '[Gg]ründer(?:in)?|[Mm]itgründer(?:in)?|[Ff]ounders?|[Cc]o-?founders?|CEO|[Ff]ondat(?:eur|rice)',
  '[Cc]ofondat(?:eur|rice|ore)|[Ff]ondatore|[Gg]eschäftsführer(?:in)?',
);
export const FOUNDER = oneOf(
  '[Gg]ründer(?:in)?|[Ff]ounders?|[Cc]o-?founders?|[Ff]ondat(?:eur|rice|ore)',
  '[Cc]ofondat(?:eur|rice|ore)|[Ii]nventor|[Pp]atron(?:ne)?',
);

/** What in brackets is no trade of a company. */
export const NO_TRADE = 'marketing|directeur|direttore|president|photo|links|rechts|left|right';
export const TRADE = oneOf(
  'developer|provider|maker|specialist|pioneer|operator|Entwickler(?:in)?|Anbieter(?:in)?',
  'Hersteller(?:in)?|Spezialist(?:in)?|spécialiste|développeur|pionnier|fournisseur|specialista',
  'produttore|active dans|aktiv in|attiva nel',
);
export const RELATIVE = oneOf(
  'which|whose|qui|dont|che|aus (?:einer|der)|das|die|deren|spécialisée?|specializzata|active|aktiv',
);
export const COMPANY = oneOf(
  'startup|start-up|spin-off|spinoff|jeune pousse|azienda|società|société|entreprise|biotech|medtech',
  'fintech|Jungunternehmen|Firma',
);
export const OF_OR_BASED = oneOf(
  'of|from|based|aus|mit|von|der|di|con|de|du|basée?|active|spécialisée?|attiva|specializzata|nata',
  'née|issue',
);
