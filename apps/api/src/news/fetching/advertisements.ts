import { isShortBox, MOSTLY_LINKS, removeLabelled } from './labelled-box';
import { hasBlocks, lineOf, linkShare, type PageElement } from './page-element';
import { withinApartTest } from './page-prose';

const MAX_LABELS = 50;
/** Maximum length of the text of a label with its white space, in UTF-16 units. */
const LONGEST_LABEL = 240;

const AD_LABELS = [
  'anzeige|werbung|gesponsert(?:er (?:beitrag|inhalt))?|bezahlter (?:beitrag|inhalt)|partner-?(?:inhalte?|beitrag)|publi-?reportage',
  '(?:sponsored|promoted)(?: (?:content|posts?|story))?|(?:paid|brand(?:ed)?|partner) (?:content|posts?|story)|advertorial|advertise?ment|ad',
  'publicité|publi-?rédactionnel|contenu (?:sponsorisé|partenaire)|pubblicità|contenut[oi] (?:sponsorizzat[oi]|partner)|inserzione',
  'annonces?|messaggi(?:o)? pubblicitari(?:o)?',
  '(?:sponsored by|gesponsert von|sponsorisé par|sponsorizzato da) .{1,40}',
];
/** Labels that name the company that offers a part of the page. The part may belong to the story. */
const OFFERS =
  '(?:presented|powered|offered) by|(?:präsentiert|offeriert) von|(?:présenté|offert|proposé) par|(?:presentato|offerto|proposto) da';
/** Advertisement labels that may also be the heading of a paragraph about advertising. */
const TOPICS =
  'anzeige|werbung|ad|advertise?ment|publicité|pubblicità|inserzione|annonces?|\\p{L}+ (?:by|von|par|da) .+';
const TOPIC = new RegExp(`^(?:${TOPICS})$`, 'iu');
/** Dashes, brackets and asterisks around a label. */
const FRAME = String.raw`[\s*|•·()[\]–—-]{0,5}`;
const AD_LABEL = new RegExp(String.raw`^${FRAME}(?:${AD_LABELS.join('|')})\s?:?${FRAME}$`, 'i');
const OFFER = new RegExp(`^${FRAME}(?:${OFFERS}) .{1,40}$`, 'i');
const SENTENCE = /^(?:P|LI|T[DH]|D[DT]|H[1-6]|A|B|STRONG|EM|I|SPAN)$/i;

/** Returns whether a text is the label of an advertisement. */
export const isAdText = (text: string): boolean => AD_LABEL.test(text);

/**
 * Removes short boxes that begin with a label such as 'Anzeige', lines such as 'Präsentiert von …', and blocks that
 * consist of a sponsored link.
 * @param isPart returns whether an element is only a part of the page, which may be removed
 */
export function removeAdvertisements(body: PageElement, isPart: (element: PageElement) => boolean): void {
  const isShortPart = (element: PageElement) => isPart(element) && isShortBox(element);
  for (const label of labelsOf(body)) {
    if (AD_LABEL.test(lineOf(label))) removeLabelled(label, isShortPart);
    else label.remove();
  }
  const links = [...body.querySelectorAll('a[rel~="sponsored"]')];
  for (const block of new Set(links.map(({ parentElement }) => parentElement)))
    if (block && linkShare(block) > MOSTLY_LINKS && isPart(block)) block.remove();
}

/**
 * Returns the labels of advertisements and offers. Each is a line of its own, not a word of a sentence or heading.
 * Labels inside an advertising slot are left out, because the slot is removed without the text after it.
 */
function labelsOf(body: PageElement): PageElement[] {
  const isWithinApart = withinApartTest();
  const labels: PageElement[] = [];
  for (const element of body.querySelectorAll('p,div,span,small,h2,h3,h4,h5,h6')) {
    if (isLabel(element) && !isWithinApart(element)) labels.push(element);
    if (labels.length >= MAX_LABELS) break;
  }
  return labels;
}

function isLabel(element: PageElement): boolean {
  if (hasBlocks(element) || (element.textContent ?? '').length > LONGEST_LABEL) return false;
  const label = lineOf(element);
  if (!AD_LABEL.test(label) && !OFFER.test(label)) return false;
  if (/^H\d$/i.test(element.nodeName) && TOPIC.test(label)) return false;
  return !SENTENCE.test(element.parentElement?.nodeName ?? '');
}
