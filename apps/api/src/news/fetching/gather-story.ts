import {
  childrenOf,
  hasBlocks,
  holdsBlocks,
  isElement,
  lineOf,
  linkShare,
  type PageDocument,
  type PageElement,
  type PageNode,
} from './page-element';
import { containerOf, isApart, isWithin, proseLength, proseOf } from './page-prose';

/** A sentence that follows the headline is a lead from so many UTF-16 units. */
const LEAST_LEAD = 30;
const SENTENCE_END = /[.!?…»”"]$/;
/** Share of its text in links from which an element leads elsewhere. */
const LINKED = 0.3;
const MOSTLY_LINKS = 0.5;
/** Elements that only wrap others; custom elements too. */
const WRAPPERS: ReadonlySet<string> = new Set(
  'DIV SECTION ARTICLE MAIN HEADER HGROUP CENTER DETAILS SUMMARY FIELDSET FORM P SPAN FONT'.split(' '),
);
const isWrapper = ({ nodeName }: PageElement): boolean =>
  WRAPPERS.has(nodeName.toUpperCase()) || nodeName.includes('-');

/**
 * Gathers the story of a page in one flat element: its headline, the lead between headline and text, and its blocks, without
 * the elements that only wrap them. A reader that weighs the neighbours of a block then sees the same, however a site nests
 * its blocks. Navigation, comments and the like are left behind. A page without prose stays as it is.
 */
export function gatherStory(document: PageDocument): void {
  const { body } = document;
  const prose = proseOf(body);
  if (!prose.has(body)) return;
  const headline = headlineOf(body);
  const container = containerOf(document, prose, headline);
  const lead = headline === null || isWithin(headline, container) ? [] : leadOf(body, headline, container);
  const story = document.createElement('article');
  story.append(...flattened(document, container, container !== body));
  story.prepend(...lead);
  if (container === body) return body.append(story);
  (outermostTable(container) ?? container).replaceWith(story);
}

/** The table around an element, whose other cells are beside the story. */
function outermostTable(element: PageElement): PageElement | null {
  let table: PageElement | null = null;
  for (let around: PageElement | null = element; around; around = around.parentElement)
    if (/^T(?:ABLE|BODY|R|D)$/i.test(around.nodeName)) table = around;
  return table;
}

/** The first headline that is no link to the front page, as the name of a site is. */
function headlineOf(body: PageElement): PageElement | null {
  const isOfStory = (headline: PageElement) =>
    lineOf(headline) !== '' && headline.querySelector('a[href="/"]') === null && !isWithinLink(headline);
  return [...body.querySelectorAll('h1')].find(isOfStory) ?? null;
}

const isWithinLink = ({ parentElement }: PageElement): boolean =>
  parentElement?.nodeName.toUpperCase() === 'A';

/** The headline and the sentences between it and the text of the story. */
function leadOf(body: PageElement, headline: PageElement, container: PageElement): PageElement[] {
  const lead: PageElement[] = [];
  let isAfterHeadline = false;
  const visit = (element: PageElement): boolean => {
    if (element === container) return false;
    if (element === headline) isAfterHeadline = true;
    const isOnTheWay = isWithin(headline, element) || isWithin(container, element);
    if (element === headline || (isAfterHeadline && !isOnTheWay && isLead(element))) lead.push(element);
    else if (isOnTheWay || !isApart(element))
      return childrenOf(element).every((child) => !isElement(child) || !holdsBlocks(child) || visit(child));
    return true;
  };
  visit(body);
  for (const element of lead) withoutNames(element);
  return lead;
}

function isLead(element: PageElement): boolean {
  if (isApart(element) || linkShare(element) >= LINKED) return false;
  if (/^[UO]L$/i.test(element.nodeName)) return lineOf(element).length >= LEAST_LEAD;
  if (hasBlocks(element)) return false;
  const text = lineOf(element);
  return proseLength(element) > 0 || (text.length >= LEAST_LEAD && SENTENCE_END.test(text));
}

/** The blocks of an element in order, without what only wraps them. @param takesAll also figures and forms, as they are */
function flattened(document: PageDocument, parent: PageElement, takesAll: boolean): PageElement[] {
  const blocks: PageElement[] = [];
  let line: PageNode[] = [];
  const endLine = () => {
    if (line.some((node) => lineOf(node) !== '' || isElement(node))) blocks.push(paragraphOf(document, line));
    line = [];
  };
  for (const child of childrenOf(parent)) {
    if (!isElement(child) || !holdsBlocks(child)) {
      line.push(child);
      continue;
    }
    endLine();
    if (isApart(child)) {
      if (takesAll && /^F(?:IGURE|ORM)$/i.test(child.nodeName)) blocks.push(child);
    } else if (!isWrapper(child) || linkShare(child) > MOSTLY_LINKS) blocks.push(child);
    else if (hasBlocks(child)) blocks.push(...flattened(document, child, takesAll));
    else if (childrenOf(child).length > 0) blocks.push(asParagraph(document, child));
  }
  endLine();
  return blocks;
}

function paragraphOf(document: PageDocument, line: readonly PageNode[]): PageElement {
  const paragraph = document.createElement('p');
  paragraph.append(...line);
  return paragraph;
}

/** The names of a lead would be taken for those of a page header. */
function withoutNames(block: PageElement): void {
  block.removeAttribute('class');
  block.removeAttribute('id');
}

/** A block as a paragraph; prose without its names. */
function asParagraph(document: PageDocument, block: PageElement): PageElement {
  const paragraph = document.createElement('p');
  for (const { name, value } of block.attributes) paragraph.setAttribute(name, value);
  if (proseLength(block) > 0) withoutNames(paragraph);
  paragraph.append(...childrenOf(block));
  return paragraph;
}
