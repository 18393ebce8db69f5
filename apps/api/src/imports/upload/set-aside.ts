import {
  cantonCode,
  foldKey,
  foldText,
  isTruthyCell,
  isUnitText,
  parseAmount,
  unitOfStatement,
} from '@vaglio/startups-domain';
import { LONGEST_NAME, quote } from './quoted-cells';

const words = (text: string): ReadonlySet<string> => new Set(text.split(','));

/** Folded names of lines below a table that contain sums and other figures. */
const FIGURES = words(
  'total,subtotal,sub total,zwischentotal,gesamttotal,gesamt,gesamtsumme,summe,zwischensumme,insgesamt,somme,totale,' +
    'somma,sum,grand total,sous total,durchschnitt,mittelwert,median,mittel,average,mean,' +
    'moyenne,mediane,mediana,media,minimum,maximum,anzahl,count,nombre,' +
    'totale complessivo,totale generale,gesamtergebnis,gesamtbetrag,ubertrag,total general,resultat global,' +
    'ergebnis,teilergebnis,resultat,risultato,result,zeilenbeschriftungen,row labels,etiquettes de lignes,etichette di riga',
);
/** Folded words that may follow the name of a figure, as in 'Total 5 Firmen'. */
const COUNTED = words(
  'firmen,firma,unternehmen,startups,startup,companies,company,entreprises,societes,aziende,imprese,zeilen,eintrage,' +
    'datensatze,rows,entries,records,lignes,righe,chf,eur,usd,in,mio,tsd,der,de,of,von,des,d,alle,all',
);
/** Folded words that precede a colon or a date in a remark below a table. */
const REMARKS = words(
  'quelle,quellen,source,sources,fonte,fonti,stand,hinweis,hinweise,anmerkung,bemerkung,bemerkungen,remarque,' +
    'remarques,note,notes,nota,erstellt am,as of,legende,datenstand,letzte aktualisierung,last updated,mise a jour,' +
    'stand per,stand vom,donnees au,etat au,situation au,dati al,stato al,data as of,' +
    'kurs,wechselkurs,umrechnungskurs,exchange rate,taux de change,tasso di cambio',
);
/** Folded sentences below a table. */
const SENTENCES = words(
  'alle angaben ohne gewahr,angaben ohne gewahr,ohne gewahr,sans garantie,sous toute reserve,senza garanzia,' +
    'all data without guarantee,all rights reserved,alle rechte vorbehalten,tous droits reserves',
);
/** Patterns of a copyright, a footnote, the pager of a web page, and a count. */
const OTHER_FOOTERS = [
  /^(?:©|\(c\))\s?\d{4}/iu,
  /^\*{1,3}\s?(?:inkl|incl|exkl|excl|ohne|sans)/iu,
  /^showing \d+ to \d+ of \d+/iu,
  /^n\s?=\s?\d+$/iu,
];
const PAGES = words('seite,page,pagina,blatt,feuille,foglio,sheet,tabelle,table,tableau,tabella');
const BETWEEN_PAGES = words('von,of,de,sur,di,su');
/** Folded hints below headers. They cannot be company names. */
const HINTS = words(
  'pflichtfeld,pflichtangabe,pflicht,erforderlich,required,required field,mandatory,mandatory field,obligatoire,' +
    'champ obligatoire,obbligatorio,campo obbligatorio',
);
/**
 * Folded hints below headers that may also be company names. They count as hints only if all cells of the row are
 * hints.
 */
const POSSIBLE_HINTS = words(
  'optional,fakultativ,facultatif,facoltativo,text,freitext,texte,testo,string,zahl,number,nombre,numero,integer,datum,' +
    'date,data,beispiel,example,exemple,esempio,ja nein,yes no,oui non,si no,auswahl,dropdown,code,kurzel,url,link',
);
/** Pattern of a folded date format, such as TT.MM.JJJJ. */
const DATE_FORMAT = /^[tdjmya]{1,4}(?: [tdjmya]{1,4}){1,2}$/;
/** Pattern of a cell that contains an email or web address. */
const ADDRESS = /@|www\.|:\/\/|[a-z\d-]\.[a-z]{2,}(?:$|[\s/])/i;
/** Pattern of numbers, signs and blanks around the unit of an amount. */
const NOT_UNIT = /[\d.,'’+\s\p{Pd}]+/gu;
const HAS_LETTER = /\p{L}/u;
const HAS_DIGIT = /\d/;
/** Pattern of a sum of a canton, such as 'Total ZH'. AG is also a legal form, and AI a topic. */
const TOTAL_OF_CANTON = /^\p{L}+ (?!AG|AI)[A-Z]{2}$/u;
const BEGINS_WITH_NUMBER = /^\d+ /;

/**
 * Returns the reason why a line does not describe a company: it is a footer, repeats the headers, or contains hints for
 * filling in the table.
 * @param name company name of the line
 * @returns null for the line of a company
 */
export function setAsideReason(
  name: string,
  cells: readonly string[],
  headers: readonly string[],
): string | null {
  if (name.length > LONGEST_NAME || name === '') return null;
  const others = cells.filter((cell) => isTruthyCell(cell) && cell.trim() !== name);
  if (isFooter(name) && others.every(isFigure))
    return `company_name “${quote(name)}” looks like a line below the table. If it is a company, add another field to its row.`;
  if (areHeaders(cells, headers)) return `The line repeats the headers: “${quote(name)}”.`;
  return isHintRow(name, others)
    ? `company_name “${quote(name)}” looks like a hint for filling in the table.`
    : null;
}

/** Returns whether a cell is a number or an amount with a unit or currency, or contains no letters. */
const isFigure = (cell: string): boolean =>
  !HAS_LETTER.test(cell) || (parseAmount(cell) !== null && isUnitText(cell.replaceAll(NOT_UNIT, ' ').trim()));

function isFooter(name: string): boolean {
  const text = foldText(name);
  const [label = '', remark] = name.split(':');
  const isRemark = remark !== undefined && REMARKS.has(foldText(label));
  if (SENTENCES.has(text) || OTHER_FOOTERS.some((pattern) => pattern.test(name.trim()))) return true;
  if (unitOfStatement(name, true) !== null) return true;
  if (isRemark || isPage(text) || FIGURES.has(text) || FIGURES.has(foldText(label))) return true;
  const all = text.replaceAll(':', ' ').split(' ');
  const [first = '', ...rest] = all.filter((word) => word !== '' && !HAS_DIGIT.test(word));
  const hasNumber = HAS_DIGIT.test(text);
  if (hasNumber && REMARKS.has([first, ...rest].join(' '))) return true;
  if (FIGURES.has(first) && TOTAL_OF_CANTON.test(name.trim()) && cantonCode(name.trim().slice(-2)) !== null)
    return true;
  if (rest.some((word) => !COUNTED.has(word))) return false;
  return FIGURES.has(first) || (BEGINS_WITH_NUMBER.test(text) && COUNTED.has(first));
}

/** Returns whether a text is a page number, such as 'seite 1 von 3'. */
function isPage(text: string): boolean {
  const [first = '', ...rest] = text.split(' ');
  const isNumber = (word: string) => /^\d+$/.test(word);
  return (
    PAGES.has(first) && rest.some(isNumber) && rest.every((word) => isNumber(word) || BETWEEN_PAGES.has(word))
  );
}

/** Returns whether a row repeats the headers of its table. */
export function areHeaders(cells: readonly string[], headers: readonly string[]): boolean {
  const isOnly = cells.filter((cell) => cell.trim() !== '').length === 1;
  return cells.every((cell, index) => {
    const [own, header] = [foldKey(cell), foldKey(headers[index])];
    return own === '' || own === header || (!isOnly && own.length > 3 && header.endsWith(own));
  });
}

function isHintRow(name: string, others: readonly string[]): boolean {
  const text = foldText(name);
  if (HINTS.has(text)) return !others.some((cell) => ADDRESS.test(cell));
  return POSSIBLE_HINTS.has(text) && others.length > 0 && others.every(isHint);
}

const isHint = (cell: string): boolean => {
  const text = foldText(cell);
  return HINTS.has(text) || POSSIBLE_HINTS.has(text) || DATE_FORMAT.test(text) || isUnitText(cell);
};
