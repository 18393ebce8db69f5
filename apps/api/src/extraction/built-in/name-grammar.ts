import { oneOf } from '../one-of';
import { isDemonym } from './places';

/** A word of a company's name: capitalised, with inner capitals ('biped', no; 'eSMART', yes), or a domain ('nubilo.ch'). */
const DOMAIN = 'ch|com|ai|io|health|app|tech|eu|swiss|net|org';
const CAPITALISED = String.raw`[\p{Lu}][\p{L}\p{N}&’'\-]*(?:\.(?:${DOMAIN}|co|bio|earth|energy|me|one))?`;
const DOMAIN_NAME = String.raw`[\p{Ll}\d][\p{L}\p{N}-]*\.(?:${DOMAIN}|bio|earth|energy|one)`;
const INNER_CAPITAL = String.raw`\p{Ll}{1,4}\p{Lu}[\p{L}\p{N}]*|\d{1,3}\p{Lu}[\p{L}\p{N}]*`;
const WORD = oneOf(CAPITALISED, DOMAIN_NAME, INNER_CAPITAL);
const TRADE =
  '(?:bioscience|biosciences|therapeutics|technologies|technology|medical|robotics|pharma|labs|' +
  'health|energy|solutions|systems)';
const PLAIN_NUMBER = String.raw`\d{1,3}(?!\d|[.,’']|\s(?:Mio|Mill|mill))`; /** A name: up to four such words, also with '&' or a number. */
export const NAME = String.raw`(?<![\p{L}\p{N}])${WORD}(?:\s(?:&\s)?(?:${WORD}|${TRADE}(?![\p{L}-])|${PLAIN_NUMBER})){0,3}`;

/** First words that begin a sentence or a noun phrase, not a name. */
const OPENING = new Set(
  (
    'the a an in on at of from with for by after before when while its their this that these those and but or also now both meanwhile outside inside money more most another other ' +
    'das der die den dem des ein eine einen einer im am beim vom zum zur mit nach bei für von und aber auch dank seit als wie wenn während unter über auf aus nun dazu ' +
    'le la les un une des du de en à au aux avec pour par dans sur depuis après et mais son sa ses cette ce selon chez ' +
    'il lo gli i è una uno del della dei delle nel nella con per da di tra fra dopo anche e ma suo sua questa secondo ' +
    'biotech fintech medtech cleantech proptech insurtech startup start-up start-ups startups spin-off spinoff scale-up company firm unternehmen jungunternehmen firma société entreprise azienda impresa jungfirma software schweizer suisse svizzera svizzero second third first zweite dritte ' +
    'over ognuno ognuna ciascuno exit angeführt geleitet unterstützt gegründet entwickelt beteiligt lanciert besten beste sitz standort standorte kategorie rang platz sieger gewinner finalisten finalistin finalist finalists winners winner spezialisiert basée basé fondée fondé créée installée issue spécialisée née soutenue menée active elle elles il ils on nous vous deux trois quatre cinq fondata nata basata guidata con sede they she he we you based founded born backed led supported headquartered according there here what why how who where five four three two six seven eight nine ten one first erste erster fünf vier drei zwei sechs sieben acht neun zehn damit darunter dabei zudem ausserdem gemäss laut bereits seither zuletzt inzwischen insgesamt hinzu ebenfalls weitere weiter keine kein alle viele einige beide jede jeder jedes je ihr ihre ihren sein seine seinen er sie es wir man diese dieser dieses auch noch nur so dort neu neue neuer chacune chacun plusieurs certaines ainsi enfin parmi lors ensuite pourtant outre quant malgré fin début ils cela tous toutes ces quelques ogni tutti tutte inoltre infine oltre tra questo questi queste ' +
    'ceo cto coo cfo founder gründer gründerin co-founder cofounder series serie série seed dear today heute hier hinter investor investors'
  ).split(' '),
);

/** Nouns that precede a name: compounds with a kind of company. */
const COMPANY_NOUN = 'firma|unternehmen|start-?up|spin-?offs?|spin-?out|konzern';
const TRADE_NOUN =
  'hersteller(?:in)?|anbieter(?:in)?|spezialist(?:in)?|plattform|marktplatz|dienst|entwickler(?:in)?|' +
  'gesellschaft|betreiber(?:in)?|bank|händler|lieferant(?:in)?|schmiede|pionier(?:in)?|' +
  'investor(?:in)?|app';
const NOUN_BEFORE = new RegExp(`${oneOf(COMPANY_NOUN, TRADE_NOUN)}$`, 'iu');
const LEGAL = /\s(?:AG|SA|GmbH|Sàrl|Sarl|Sagl|SAGL|SARL|Ltd|Inc|LLC)\b\.?.*$/u;

/** The name without words that only open the phrase, a trailing possessive or article; '' when nothing is left. */
export function cleanName(raw: string): string {
  const legal = LEGAL.exec(raw);
  const form = legal === null ? '' : (/^\s\S+/u.exec(legal[0])?.[0] ?? '');
  let words = (legal === null ? raw : raw.slice(0, legal.index))
    .replace(/^.*(?:[’']s|-based)\s+(?=\S)/u, '')
    .split(/\s+/);
  while (
    words[0] !== undefined &&
    (OPENING.has(words[0].toLowerCase()) ||
      (words.length > 1 &&
        (NOUN_BEFORE.test(words[0]) ||
          (/^\p{Lu}\p{L}+er$/u.test(words[0]) && NOUN_BEFORE.test(words[1] ?? '')))) ||
      (words.length > 1 && isDemonym(words[0]))) &&
    !(words[0] === 'The' && words.length > 2)
  )
    words = words.slice(1);
  const name = words
    .join(' ')
    .replace(/[’']s$/u, '')
    .replace(/[’'.,-]+$/u, '');
  return name === '' ? '' : name + form;
}
